// What was done to an event, to be undone to any depth within the visit and done again.

/** One record before and after; null where there is none. */
export interface Edit {
  /** Key within the event: a game's id, or '' for the head. */
  id: string;
  before: unknown;
  after: unknown;
}

export interface Step {
  /** In the past tense: "Game 3 deleted". */
  did: string;
  edits: Edit[];
  /** Steps of the same sort that follow each other are one, as the letters typed into one game. */
  sort?: string;
}

export class Steps {
  private readonly done: Step[] = [];
  private undone: Step[] = [];

  add(step: Step): void {
    const last = this.done.at(-1);
    this.undone = [];
    if (last && step.sort !== undefined && last.sort === step.sort) this.done.push(joined(this.done.pop() as Step, step));
    else this.done.push(step);
  }

  get undoable(): Step | undefined {
    return this.done.at(-1);
  }

  get redoable(): Step | undefined {
    return this.undone.at(-1);
  }

  /** The edits that take the last step back. */
  undo(): Edit[] {
    const step = this.done.pop();
    if (!step) return [];
    this.undone.push(step);
    return step.edits.map(({ id, before, after }) => ({ id, before: after, after: before }));
  }

  redo(): Edit[] {
    const step = this.undone.pop();
    if (!step) return [];
    this.done.push(step);
    return step.edits;
  }

  /** What is typed from here on is a step of its own. */
  pause(): void {
    const last = this.done.at(-1);
    if (last) delete last.sort;
  }
}

function joined(first: Step, second: Step): Step {
  const edits = first.edits.map((edit) => ({ ...edit, after: second.edits.find(({ id }) => id === edit.id)?.after ?? edit.after }));
  return { ...first, edits };
}
