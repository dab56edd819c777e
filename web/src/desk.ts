// One form on the scorer's desk: what was typed, what the engine says to it, and what to show of
// that. Nothing is shown against a field before the person has left it or asked for the score.
import type { Outcome, Tallysheet } from 'tallysheet';
import { capital } from './entry/figures.ts';
import { isStateOf } from './exchange/shapes.ts';
import type { Store } from './store.ts';
import type { Form, PageProblem, Reading } from './system.ts';

interface Step<State> {
  state: State;
  did: string;
}

export class Desk<State = any, Request = any, Sheet = any> {
  state: State;
  /** What was typed, as the engine was asked about it last. */
  request: Request | null = null;
  /** Null whenever anything is missing or wrong. */
  sheet: Sheet | null = null;
  problems: PageProblem[] = [];
  /** True from an unanswered request for the score until there is one. */
  asked = false;
  engine: Tallysheet | null = null;
  redraw: () => void = () => {};
  /** What else is shown under a row of the sheet. */
  declare under?: (key: string) => unknown;
  /** Hears of every change, once it is scored. */
  declare settled?: () => void;
  /** Grows with every replacement of the whole contents. */
  begun = 0;

  private readonly past: Step<State>[] = [];
  private undone: Step<State> | null = null;
  private readonly left = new Set<string>();
  private readonly demanded = new Set<string>();
  private readonly opened = new Set<string>();

  constructor(
    readonly form: Form<State, Request, Sheet>,
    private readonly store: Store,
  ) {
    const kept = store.read(form.id);
    this.state = { ...form.blank(), ...(isStateOf(form.id, kept) ? (kept as State) : undefined) };
  }

  useEngine(engine: Tallysheet): void {
    this.engine = engine;
    this.settle();
  }

  /** Takes in what was typed. */
  change(changes: Partial<State>): void {
    this.undone = null;
    this.put({ ...this.state, ...changes });
  }

  /** Takes in a larger step, told in the past tense ("Damien removed"), that can be undone. */
  step(changes: Partial<State>, did: string): void {
    this.past.push({ state: this.state, did });
    this.change(changes);
  }

  /** Replaces the whole contents, undoably. */
  replace(state: State, did: string): void {
    this.past.push({ state: this.state, did });
    this.undone = null;
    this.begun++;
    this.forget();
    this.put(state);
  }

  /** Takes in contents that were changed elsewhere, and are kept already. To undo an earlier step would take that change back. */
  take(state: State): void {
    this.past.length = 0;
    this.undone = null;
    this.state = state;
    this.settle();
  }

  /** The last step that can be undone, in words. */
  get undoable(): string | null {
    return this.past.at(-1)?.did ?? null;
  }

  undo(): void {
    const step = this.past.pop();
    if (!step) return;
    this.undone = { state: this.state, did: step.did };
    this.begun++;
    this.forget();
    this.put(step.state);
  }

  get redoable(): boolean {
    return this.undone !== null;
  }

  redo(): void {
    if (this.undone) this.replace(this.undone.state, this.undone.did);
  }

  /** What is typed there from now on is not told before the field is left again, unless something is told already. */
  enter(at: string): void {
    if (!this.problemAt(at)) this.left.delete(at);
  }

  leave(at: string): void {
    this.left.add(at);
    this.redraw();
  }

  /** Asks for the score: shows every problem. True if there is a score. */
  ask(): boolean {
    this.demanded.clear();
    for (const problem of this.problems) this.demanded.add(problem.at);
    this.asked = this.sheet === null;
    this.redraw();
    return !this.asked;
  }

  /** What is to be told now. */
  get told(): PageProblem[] {
    return this.problems.filter((problem) => this.isTold(problem));
  }

  get isBlank(): boolean {
    return JSON.stringify(this.state) === JSON.stringify(this.form.blank());
  }

  problemAt(at: string): PageProblem | undefined {
    return this.told.find((problem) => problem.at === at);
  }

  /** Wrong, rather than not yet there. */
  get faults(): PageProblem[] {
    return this.problems.filter((problem) => problem.code !== 'required');
  }

  isOpen(part: string): boolean {
    return this.opened.has(part);
  }

  toggle(part: string): void {
    if (!this.opened.delete(part)) this.opened.add(part);
    this.redraw();
  }

  private isTold(problem: PageProblem): boolean {
    if (this.demanded.has(problem.at)) return true;
    return problem.code !== 'required' && this.left.has(problem.at);
  }

  private forget(): void {
    this.left.clear();
    this.demanded.clear();
    this.asked = false;
  }

  private put(state: State): void {
    this.state = state;
    this.store.write(this.form.id, state);
    this.settle();
  }

  private settle(): void {
    const reading = this.form.read(this.state);
    this.request = reading.request;
    const outcome = this.engine && this.form.score(this.engine, reading.request);
    this.problems = this.allProblems(reading, outcome);
    this.sheet = outcome?.ok && this.problems.length === 0 ? outcome.value : null;
    if (this.sheet) this.forget();
    this.settled?.();
    this.redraw();
  }

  /** In the order of the form. At a field that the page could not read, its own words stand alone. */
  private allProblems(reading: Reading<Request>, outcome: Outcome<Sheet> | null): PageProblem[] {
    const unread = reading.problems.map((problem) => ({ ...problem, message: this.sentence(problem.at, problem.message) }));
    if (!outcome || outcome.ok) return unread;
    const read = outcome.problems.map((problem) => this.inOurWords(problem)).filter(({ at }) => !unread.some((one) => one.at === at));
    return inOrder([...unread, ...read.filter(isFirst)]);
  }

  private inOurWords(problem: PageProblem): PageProblem {
    const at = this.form.fieldOf?.(problem.at) ?? problem.at;
    const message = problem.code === 'required' ? this.sentence(at, 'is missing.') : problem.message;
    return { ...problem, at, message };
  }

  private sentence(at: string, ending: string): string {
    return capital(`${this.form.nameOf(at, this.state)} ${ending}`);
  }
}

/** Of several problems that one field stands for, the first is told. */
function isFirst(problem: PageProblem, index: number, all: PageProblem[]): boolean {
  return all.findIndex(({ at, message }) => at === problem.at && message === problem.message) === index;
}

function inOrder(problems: PageProblem[]): PageProblem[] {
  return problems.sort((one, other) => Number(rankOf(one) > rankOf(other)) - Number(rankOf(one) < rankOf(other)));
}

/** Rows by their numbers. (The browser's own comparison of languages would take a slow phone forty milliseconds to set up.) */
function rankOf({ at }: PageProblem): string {
  return at.replace(/\d+/g, (row) => row.padStart(6, '0'));
}

