// The other readings of a game's rules, and pairs of them, each scored when it is first asked for.
import type { FormModel } from '../form/model.ts';
import { sheetOf } from '../form/scored.ts';
import { numbersOfSheet } from '../numbers/sheet_numbers.ts';
import type { PostedFigure, PostedForm, Reading } from '../systems/posted_form.ts';
import type { Read } from './find_reading.ts';

/** Figures by the row's key on the sheet. */
export type Figures = ReadonlyMap<string, PostedFigure>;

export interface Candidate {
  reading: Reading;
  /** Null where the game cannot be scored by it. */
  figures(): Figures | null;
}

export function candidatesOf(posted: PostedForm, model: FormModel): Candidate[] {
  const { engine, state, sheet, request } = model;
  if (!engine || !sheet) return [];
  const readings = posted.readings(state, sheet);
  const pairs = readings.flatMap((one, at) => readings.slice(at + 1).flatMap((other) => together(one, other)));
  const namesakes = request ? (posted.namesakes?.(state, sheet, engine, request) ?? []) : [];
  return [
    ...[...readings, ...pairs].map((reading) => candidate(reading, () => figuresUnder(reading.change, posted, model))),
    ...namesakes.map(({ words, figures }) => candidate({ words, change: {} }, () => byKey(figures))),
  ];
}

/** Scores every reading, and then every pair of readings. */
export function readAll(posted: PostedForm, model: FormModel): Read[] {
  return candidatesOf(posted, model).flatMap(({ reading, figures }) => {
    const found = figures();
    return found ? [{ reading, figures: found }] : [];
  });
}

/** A candidate that keeps its figures. */
export function candidate(reading: Reading, score: () => Figures | null): Candidate {
  let known: Figures | null | undefined;
  return {
    reading,
    figures() {
      if (known === undefined) known = score();
      return known;
    },
  };
}

/** The figures of the game with its contents changed; null where it then has no score. */
export function figuresUnder(
  change: object,
  posted: PostedForm,
  { form, engine, state, around }: FormModel,
): Figures | null {
  const changed = { ...state, ...change };
  const scored = engine && sheetOf(form, changed, engine, numbersOfSheet(changed, around()));
  return scored ? byKey(posted.figures(scored, changed)) : null;
}

export function byKey(figures: PostedFigure[]): Figures {
  return new Map(figures.map((figure) => [figure.key, figure]));
}

/** Readings that name a player come last in a system's list. */
function together(one: Reading, other: Reading): Reading[] {
  const overlap = Object.keys(one.change).some((field) => field in other.change);
  if (one.alone || other.alone || overlap) return [];
  const both = {
    words: `${one.words} and ${other.words}`,
    change: { ...one.change, ...other.change },
    of: [one.words, other.words],
  };
  if (!other.about) return [both];
  return [{ ...both, about: { key: other.about.key, others: `${one.words} and ${other.about.others}` } }];
}
