// A program that uses the package's types; it is only compiled.
import load, { type BoardRequest, type BoardSheet, type Outcome, type Problem } from 'tallysheet';

const request: BoardRequest = {
  finishers: [{ player: 'Jenny', score: '252000' }, { score: 248000.5 }],
  listed: 'seating',
};
const { puffingBilly, version } = await load({ wasm: new Uint8Array() });
const outcome: Outcome<BoardSheet> = puffingBilly.scoreBoard(request);

export const totals: (string | null)[] = outcome.ok ? outcome.value.rows.map(({ total }) => total) : [version];
export const problems: Problem[] = outcome.ok ? [] : outcome.problems;

// @ts-expect-error: a score is no flag
puffingBilly.scoreBoard({ finishers: [{ score: true }] });
// @ts-expect-error: there is no such function
puffingBilly.scoreGame(request);
// @ts-expect-error: an engine is no number
load({ wasm: 5 });
