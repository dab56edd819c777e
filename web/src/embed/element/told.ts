// Dispatches an event for each new sheet or set of problems.
type Problem = { at: string; code: string; message: string };

export class Told {
  private last = '[]';

  constructor(private readonly element: HTMLElement) {}

  tell(sheet: unknown, problems: Problem[]): void {
    const news = JSON.stringify(sheet ?? problems);
    if (news === this.last) return;
    this.last = news;
    this.dispatch(sheet ? 'tally-score' : 'tally-problem', sheet ? JSON.parse(news) : problems);
  }

  private dispatch(type: string, detail: unknown): void {
    this.element.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}
