// The model of one form: its contents, what the engine makes of them, and which problems are visible. Everything that
// changes it is one of its actions; each scores the contents and asks for one redraw.
import type { Tallysheet } from 'tallysheet';
import type { Numbers } from '../numbers/numbers.ts';
import { begunIn, numbersOfSheet, PLAIN, type Styled, type Surroundings } from '../numbers/sheet_numbers.ts';
import type { Form, PageProblem } from './form.ts';
import type { Contents } from './state.ts';
import { scoreForm } from './scored.ts';

/** Keeps the contents of forms. */
export interface Store {
  read(form: string): unknown;
  write(form: string, state: unknown): void;
}

interface PastState<State> {
  state: State;
  /** In the past tense: "Damien removed". */
  did: string;
}

export class FormModel<State = Contents, Request extends object = object, Sheet extends object = object> {
  state: State;
  /** The numbers of the sheet, which follow from its contents. */
  numbers: Numbers;
  /** The request that the engine scored last. */
  request: Request | null = null;
  /** Null whenever anything is missing or wrong. */
  sheet: Sheet | null = null;
  problems: PageProblem[] = [];
  /** From a request for the score that could not be met until there is a score. */
  scoreRequested = false;
  engine: Tallysheet | null = null;
  /** Names of the fields that an event decides. */
  overruled: readonly string[] = [];
  redraw: () => void = () => {};
  /** In an event: enters the next game. */
  declare next?: () => void;
  /** Further content under a row of the sheet. */
  declare under?: (row: string) => unknown;
  /** Content after the working of a row. */
  declare afterWorking?: (row: string) => unknown;
  /** The key of the entrant that a what-if looks at. */
  lookedAt = '';
  /** Called after every change, once it is scored. */
  declare onScored?: () => void;
  /** Grows with every replacement of the whole contents. */
  generation = 0;
  /** Whether the last change was a step that can be undone or redone, and nothing was typed since. */
  justDone = false;

  private readonly past: PastState<State>[] = [];
  private undone: PastState<State> | null = null;
  /** Pointers of the fields that were left. */
  private readonly left = new Set<string>();
  /** Pointers of the problems that the person asked to see, with the score. */
  private readonly requested = new Set<string>();
  private readonly opened = new Set<string>();

  constructor(
    readonly form: Form<State, Request, Sheet>,
    private readonly store: Store,
    /** How numbers are written around the sheet now. */
    readonly around: () => Surroundings = () => PLAIN,
  ) {
    const kept = store.read(form.id);
    this.state = { ...form.state.blank(), ...(form.state.fits(kept) ? kept : undefined) };
    this.numbers = numbersOfSheet(this.state as object, around());
  }

  useEngine(engine: Tallysheet): void {
    this.engine = engine;
    this.rescore();
  }

  /** Changes fields as they are typed. */
  edit(changes: Partial<State>): void {
    this.undone = null;
    this.justDone = false;
    this.put(begunIn(this.around(), this.state as object, { ...this.state, ...changes }));
  }

  /** Changes fields in a step that can be undone; `did` is in the past tense: "Damien removed". */
  editUndoably(changes: Partial<State>, did: string): void {
    this.past.push({ state: this.state, did });
    this.edit(changes);
    this.justDone = true;
  }

  /** Replaces the whole contents in a step that can be undone. */
  replace(state: State, did: string): void {
    this.past.push({ state: this.state, did });
    this.undone = null;
    this.begin(state);
  }

  /** Takes over contents that were changed elsewhere and are kept already. To undo an earlier step would revert that
   *  change. */
  adopt(state: State): void {
    this.past.length = 0;
    this.undone = null;
    this.justDone = false;
    this.state = state;
    this.rescore();
  }

  undo(): void {
    const step = this.past.pop();
    if (!step) return;
    this.undone = { state: this.state, did: step.did };
    this.begin(step.state);
  }

  redo(): void {
    if (this.undone) this.replace(this.undone.state, this.undone.did);
  }

  /** While the field is typed into, it shows no problem until it is left again, unless it shows one already. */
  enterField(at: string): void {
    if (!this.problemAt(at)) this.left.delete(at);
  }

  leaveField(at: string): void {
    this.left.add(at);
    this.redraw();
  }

  /** Shows every problem. True if there is a score. */
  requestScore(): boolean {
    this.requested.clear();
    for (const problem of this.problems) this.requested.add(problem.at);
    this.scoreRequested = this.sheet === null;
    this.redraw();
    return !this.scoreRequested;
  }

  /** Opens or closes a part of the sheet. */
  toggle(part: string): void {
    if (!this.opened.delete(part)) this.opened.add(part);
    this.redraw();
  }

  isOpen(part: string): boolean {
    return this.opened.has(part);
  }

  get isBlank(): boolean {
    const { numbers: _, ...contents } = this.state as Styled & State;
    return JSON.stringify(contents) === JSON.stringify(this.form.state.blank());
  }

  /** The last step that can be undone, in words. */
  get undoable(): string | null {
    return this.past.at(-1)?.did ?? null;
  }

  get redoable(): boolean {
    return this.undone !== null;
  }

  /** Nothing is shown against a field before the person has left it or requested the score. */
  get visibleProblems(): PageProblem[] {
    return this.problems.filter(({ at, code }) => this.requested.has(at) || (code !== 'required' && this.left.has(at)));
  }

  problemAt(at: string): PageProblem | undefined {
    return this.visibleProblems.find((problem) => problem.at === at);
  }

  /** Problems other than missing values. */
  get faults(): PageProblem[] {
    return this.problems.filter((problem) => problem.code !== 'required');
  }

  private begin(state: State): void {
    this.generation++;
    this.justDone = true;
    this.forgetVisits();
    this.put(state);
  }

  private put(state: State): void {
    this.state = state;
    this.store.write(this.form.id, state);
    this.rescore();
  }

  private rescore(): void {
    this.numbers = numbersOfSheet(this.state as object, this.around());
    const { request, problems, sheet } = scoreForm(this.form, this.state, this.engine, this.numbers);
    this.request = request;
    this.problems = problems;
    this.sheet = sheet;
    if (sheet) this.forgetVisits();
    this.onScored?.();
    this.redraw();
  }

  private forgetVisits(): void {
    this.left.clear();
    this.requested.clear();
    this.scoreRequested = false;
  }
}

/** The model for a sheet that is only shown: its figures are written as those around it. */
export function asAround(model: FormModel): FormModel {
  return Object.assign(Object.create(model) as FormModel, { numbers: model.around().numbers });
}
