// The model of a what-if: the sheet that it starts from, contents changed in one place, and what the engine makes of
// them. The form changes only on request.
import type { FormModel } from '../form/model.ts';
import type { Contents } from '../form/state.ts';
import { scoreForm } from '../form/scored.ts';
import type { PageProblem } from '../form/form.ts';
import { numbersOfSheet } from '../numbers/sheet_numbers.ts';
import { ordinal } from '../numbers/ordinals.ts';
import { signedDifference } from '../numbers/decimal_text.ts';
import {
  resultOf,
  type Answer,
  type Baseline,
  type Lever,
  type Partner,
  type Position,
  type Result,
  type WhatIf,
} from '../systems/what_if.ts';

const FILES = import.meta.glob<{ whatIfs: Record<string, WhatIf> }>('../systems/*/what_if.ts', { eager: true });

/** The systems' what-ifs, by form id. */
export const WHAT_IFS: Record<string, WhatIf> = Object.assign(
  {},
  ...Object.values(FILES).map(({ whatIfs }) => whatIfs),
);

interface Scored {
  /** Null where there is a problem. */
  results: Result[] | null;
  problems: PageProblem[];
}

/** Null while the form has no score, and for forms without a what-if. */
export function baselineOf(model: FormModel): Baseline<Contents> | null {
  const { state, sheet, engine, numbers } = model;
  if (!sheet || !engine) return null;
  const whatIf = WHAT_IFS[model.form.id];
  if (!whatIf) return null;
  const results = (changed: Contents) => scored(model, changed).results;
  return { state, sheet, numbers, now: whatIf.results(sheet, state, engine), results };
}

/** Contents as the form would score them. */
function scored({ form, engine, around }: FormModel, state: Contents): Scored {
  const { sheet, problems } = scoreForm(form, state, engine, numbersOfSheet(state, around()));
  if (!engine || sheet === null) return { results: null, problems };
  return { results: (WHAT_IFS[form.id] as WhatIf).results(sheet, state, engine), problems };
}

/** Everybody's results beside those of the sheet. */
export interface Outcome extends Scored {
  now: Result[];
  /** Whether the contents are other than those of the sheet. */
  isChanged: boolean;
  /** The entrant's difference in words; blank without a change. */
  said: string;
}

export class WhatIfModel {
  /** The contents as changed here; null as long as they are as typed. */
  private changed: Contents | null = null;
  /** The key of the chosen partner. */
  private partner = '';
  private baseline: Baseline<Contents> | null = null;
  private answered: { baseline: Baseline<Contents>; key: string; found: Answer<Contents>[] } | null = null;

  constructor(
    readonly sheet: FormModel,
    private readonly redraw: () => void,
  ) {}

  /** Null where the sheet has no what-if. Starts again when the form has changed. */
  current(): Baseline<Contents> | null {
    const { sheet, baseline } = this;
    if (baseline?.state === sheet.state && baseline?.sheet === sheet.sheet) return baseline;
    this.baseline = baselineOf(sheet);
    this.changed = null;
    return this.baseline;
  }

  /** What could have been different: "the score". */
  get changes(): string {
    return this.whatIf.changes;
  }

  get position(): Position<Contents> {
    const { now = [] } = this.baseline ?? {};
    const { state: typed, numbers, lookedAt } = this.sheet;
    const key = (now.find((one) => one.key === lookedAt) ?? firstOf(now))?.key ?? '';
    const partners = this.whatIf.partners?.(typed, key, numbers) ?? [];
    const partner = partners.find((one) => one.key === this.partner) ?? partners[0];
    return { typed, changed: this.changed ?? typed, key, partner: partner?.key ?? '', numbers };
  }

  /** Undefined where centres come from nowhere. */
  get partners(): Partner[] | undefined {
    const { typed, key, numbers } = this.position;
    return this.whatIf.partners?.(typed, key, numbers);
  }

  get levers(): Lever<Contents>[] {
    return this.whatIf.levers(this.position);
  }

  /** They take many scorings, so they are found once for each player. */
  answersTo(baseline: Baseline<Contents>): Answer<Contents>[] {
    const { key } = this.position;
    if (this.answered?.baseline !== baseline || this.answered.key !== key)
      this.answered = { baseline, key, found: this.whatIf.answers(baseline, key) };
    return this.answered.found;
  }

  outcome({ now, state }: Baseline<Contents>): Outcome {
    const found = this.changed === null ? { results: now, problems: [] } : scored(this.sheet, this.changed);
    const isChanged = this.changed !== null && this.changed !== state;
    const looked = found.results && resultOf(found.results, this.position.key);
    const words = looked && isChanged ? changeInWords(resultOf(now, looked.key), looked, this.write) || 'the same' : '';
    return { ...found, now, isChanged, said: looked && words ? `${looked.who}: ${words}` : '' };
  }

  /** A figure as the system's sheets write it. */
  readonly write = (figure: string): string => this.whatIf.figure(figure, this.sheet.numbers);

  /** Looks at another entrant, as the sheet has it. */
  choose(key: string): void {
    this.sheet.lookedAt = key;
    this.reset();
  }

  choosePartner(key: string): void {
    this.partner = key;
    this.redraw();
  }

  readonly show = (state: Contents | null): void => {
    this.changed = state;
    this.redraw();
  };

  readonly reset = (): void => this.show(null);

  use(): void {
    if (this.changed) this.sheet.replace(this.changed, 'What-if applied to the sheet');
  }

  private get whatIf(): WhatIf {
    return WHAT_IFS[this.sheet.form.id] as WhatIf;
  }
}

/** The best placed; of those who share the place, the first on the sheet. */
function firstOf(results: Result[]): Result | undefined {
  return results.find(({ place }) => place === Math.min(...results.map((one) => one.place)));
}

/** "+3.21, now 2nd", "−0.5", "". */
export function changeInWords(before: Result, after: Result, write: (figure: string) => string): string {
  const apart = signedDifference(after.figure ?? '0', before.figure ?? '0');
  const moved = after.place !== before.place || after.shared !== before.shared;
  const now = moved ? `now ${ordinal(after.place)}${after.shared ? ', shared' : ''}` : '';
  return [write(apart), now].filter((part) => part !== '').join(', ');
}
