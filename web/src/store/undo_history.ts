// The undo history of an event in this tab. Its steps are stored with the event: the next tab that opens the event goes
// on with the steps of tabs that are closed.
import { joinedSteps, type Step } from './step.ts';
import { writerOf } from '../merge/stamp.ts';
import type { StepChanges } from './event_device.ts';

export const MOST_STEPS = 200;

export class UndoHistory {
  private steps: Step[] = [];
  private readonly toPut = new Map<string, Step>();
  private readonly toRemove = new Map<string, Step>();
  /** The writers of these steps: this tab, and the closed tabs that it continues. */
  private readonly writers: Set<string>;
  private isPaused = false;

  /** `writer` is this tab's name, which may change. */
  constructor(private readonly writer: () => string) {
    this.writers = new Set([writer()]);
  }

  /** Goes on with the steps of closed tabs. Those of the `open` ones stay theirs. */
  adopt(stored: Step[], open: Set<string>): void {
    const own = new Set(this.steps.map(({ id }) => id));
    const closed = stored.filter(({ id, stamp }) => !own.has(id) && !open.has(writerOf(stamp)));
    for (const { id, stamp } of closed) this.writers.add(writerOf(id)).add(writerOf(stamp));
    this.steps = [...closed, ...this.steps].sort((one, other) => (one.id < other.id ? -1 : 1));
    this.removeOldest();
    this.isPaused = true;
  }

  isOwn(writer: string): boolean {
    return writer === this.writer() || this.writers.has(writer);
  }

  /** From the first to the last. */
  get all(): readonly Step[] {
    return this.steps;
  }

  get undoable(): Step | undefined {
    return this.steps.filter(({ isUndone }) => !isUndone).at(-1);
  }

  get redoable(): Step | undefined {
    const { undoable } = this;
    return this.steps[undoable ? this.steps.indexOf(undoable) + 1 : 0];
  }

  /** Adds a step, after which what was undone can no longer be redone. */
  add(step: Step): void {
    for (const undone of this.steps.filter(({ isUndone }) => isUndone)) this.remove(undone);
    const last = this.steps.at(-1);
    if (last && !this.isPaused && step.sort !== undefined && last.sort === step.sort)
      this.replace(joinedSteps(last, step));
    else this.put(step);
    this.isPaused = false;
    this.removeOldest();
  }

  /** The same step, done, undone or redone in part or whole. */
  replace(step: Step): void {
    this.steps = this.steps.map((one) => (one.id === step.id ? step : one));
    this.toPut.set(step.id, step);
  }

  /** Starts a new step for further typing. */
  pause(): void {
    this.isPaused = true;
  }

  /** Takes the steps to store or remove since the last call. */
  takeUnsaved(): StepChanges {
    const changes = { put: [...this.toPut.values()], remove: [...this.toRemove.values()] };
    this.toPut.clear();
    this.toRemove.clear();
    return changes;
  }

  /** Every step is to be stored again. */
  writeAgain(): void {
    for (const step of this.steps) this.toPut.set(step.id, step);
  }

  /** Keeps steps that could not be stored for later. */
  putBack({ put, remove }: StepChanges): void {
    for (const step of remove) this.toRemove.set(step.id, step);
    for (const step of put) if (!this.toPut.has(step.id) && !this.toRemove.has(step.id)) this.toPut.set(step.id, step);
  }

  private put(step: Step): void {
    this.steps = [...this.steps, step];
    this.toPut.set(step.id, step);
  }

  private remove(step: Step): void {
    this.steps = this.steps.filter(({ id }) => id !== step.id);
    this.toPut.delete(step.id);
    this.toRemove.set(step.id, step);
  }

  private removeOldest(): void {
    for (const step of this.steps.slice(0, Math.max(0, this.steps.length - MOST_STEPS))) this.remove(step);
  }
}
