// The undo history of an event, for the length of the visit.

/** A record before and after the change; null if there is none. */
export interface Edit {
  /** Id within the event: a game's id, or '' for the head. */
  id: string;
  before: unknown;
  after: unknown;
}

export interface Step {
  /** In the past tense: "Game 3 deleted". */
  did: string;
  edits: Edit[];
  /** Consecutive steps of the same sort are joined, such as the letters typed into one game. */
  sort?: string;
}

export class UndoHistory {
  private readonly done: Step[] = [];
  private undone: Step[] = [];

  add(step: Step): void {
    const last = this.done.at(-1);
    this.undone = [];
    if (last && step.sort !== undefined && last.sort === step.sort)
      this.done.push(joined(this.done.pop() as Step, step));
    else this.done.push(step);
  }

  get undoable(): Step | undefined {
    return this.done.at(-1);
  }

  get redoable(): Step | undefined {
    return this.undone.at(-1);
  }

  /** Returns the edits that undo the last step. */
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

  /** Starts a new step for further typing. */
  pause(): void {
    const last = this.done.at(-1);
    if (last) delete last.sort;
  }
}

function joined(first: Step, second: Step): Step {
  const edits = first.edits.map((edit) => ({
    ...edit,
    after: second.edits.find(({ id }) => id === edit.id)?.after ?? edit.after,
  }));
  return { ...first, edits };
}
