// Dispatches an event for each new sheet or set of problems.
type Problem = { at: string; code: string; message: string };

export class ResultEvents {
  private last = '[]';

  constructor(private readonly element: HTMLElement) {}

  update(sheet: unknown, problems: Problem[]): void {
    const result = JSON.stringify(sheet ?? problems);
    if (result === this.last) return;
    this.last = result;
    this.dispatch(sheet ? 'tally-score' : 'tally-problem', sheet ? JSON.parse(result) : problems);
  }

  private dispatch(type: string, detail: unknown): void {
    this.element.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}
