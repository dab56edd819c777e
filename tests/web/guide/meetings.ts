// Who has met whom at the boards of an event.
/** How often each pair of names shares a board. */
export class Meetings {
  private readonly times = new Map<string, number>();

  add(boards: readonly string[][]): void {
    for (const board of boards)
      for (const [at, one] of board.entries())
        for (const other of board.slice(at + 1)) {
          const pair = [one, other].sort().join(' and ');
          this.times.set(pair, (this.times.get(pair) ?? 0) + 1);
        }
  }

  get repeated(): string[] {
    return [...this.times].flatMap(([pair, times]) => (times > 1 ? [pair] : []));
  }
}
