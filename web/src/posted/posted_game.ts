// One game with what was posted for it, beside the sheet's own figures and those of other readings.
import type { Rules } from 'tallysheet';
import type { FormModel } from '../form/model.ts';
import type { Numbers } from '../numbers/numbers.ts';
import type { PostedFigure, PostedForm } from '../systems/posted_form.ts';
import { shortened } from '../ui/sentences.ts';
import { byKey, candidatesOf, type Candidate, type Figures } from './candidates.ts';
import { POSTED_FORMS } from './checked.ts';
import { matching, type Posted } from './find_reading.ts';
import { postedIn } from './posted_rows.ts';
import { readPosted } from './read_posted.ts';
import { ruleCandidates } from './rule_candidates.ts';

export class PostedGame {
  readonly own: PostedFigure[];
  readonly figures: Figures;
  /** Posted figures by their row's key, without those that cannot be read. */
  readonly typed = new Map<string, Posted>();
  /** How many posted figures cannot be read. */
  unread = 0;
  private all: Candidate[] | null = null;

  /** `rules` is null where only the system's own readings are looked at. */
  constructor(
    /** "Game 3", "R1 board 2". */
    readonly name: string,
    readonly model: FormModel,
    readonly posted: PostedForm,
    private readonly rules: Rules | null,
  ) {
    this.own = model.sheet ? posted.figures(model.sheet, model.state) : [];
    this.figures = byKey(this.own);
    for (const figure of this.own) this.read(figure);
  }

  private read({ key, who }: PostedFigure): void {
    const typed = postedIn(this.model.state, key);
    if (typed.trim() === '') return;
    const name = `${shortened(who)}’s posted ${this.posted.title}`;
    const { read, problem } = readPosted(typed, name, () => this.possible, this.model.numbers);
    if (read) this.typed.set(key, read);
    if (problem) this.unread += 1;
  }

  private get possible(): string[] {
    return this.own.flatMap(({ figure }) => figure ?? []);
  }

  get count(): number {
    return this.typed.size + this.unread;
  }

  /** How many figures agree with the sheet. */
  agreeing(how: Strictness): number {
    return [...this.typed.keys()].filter((key) => this.agrees(key, this.figures, how)).length;
  }

  /** Whether every figure that can be read is one of these. */
  fits(given: Figures | null, how: Strictness = 'any decimals'): boolean {
    return given !== null && [...this.typed.keys()].every((key) => this.agrees(key, given, how));
  }

  /** Whether the figure posted in a row is that row's. */
  agrees(key: string, given: Figures, how: Strictness = 'any decimals'): boolean {
    return isPosted(this.typed.get(key), given.get(key), this.model.numbers, how);
  }

  /** Everything that a figure could have been made by instead. */
  get candidates(): Candidate[] {
    this.all ??= [
      ...candidatesOf(this.posted, this.model),
      ...(this.rules ? ruleCandidates(this.model, this.rules, (figures) => this.fits(figures)) : []),
    ];
    return this.all;
  }
}

/** Returns null for a game without a sheet or without posted figures. */
export function postedGame(name: string, model: FormModel, rules: Rules | null): PostedGame | null {
  const posted = POSTED_FORMS[model.form.id];
  if (!posted || !model.sheet) return null;
  const game = new PostedGame(name, model, posted, rules);
  return game.count > 0 ? game : null;
}

/** Whether a figure may be posted with fewer decimals than it has, or also with more, as long as the one rounds to the other. */
export type Strictness = 'exact' | 'fewer decimals' | 'any decimals';

/** Whether a figure was posted as this, or not posted at all. */
export function isPosted(
  posted: Posted | undefined,
  figure: PostedFigure | undefined,
  numbers: Numbers,
  how: Strictness = 'any decimals',
): boolean {
  if (posted === undefined) return true;
  const match = figure && matching(posted, figure, numbers);
  if (!match?.agrees) return false;
  return match.exact || how === 'any decimals' || (how === 'fewer decimals' && !match.isLonger);
}
