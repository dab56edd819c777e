// If memory cannot grow, the request is refused and later calls are answered.
import { afterAll, expect, test, vi } from 'vitest';
import type { Tallysheet } from '../../wasm/tallysheet.d.ts';

const TOO_LARGE = {
  ok: false,
  problems: [
    { at: '', code: 'range', name: 'tooLarge', args: {}, message: 'The request is too large to be scored at once.' },
  ],
};
const finish = ['First player', 'Second player', 'Third player', 'Fourth player'].map((player, at) => ({
  player,
  place: at + 1,
}));
const large = { games: Array(70_000).fill({ finish }) }; // it fits, but its names then fill the memory

const { grow } = WebAssembly.Memory.prototype;
const growing = vi.spyOn(WebAssembly.Memory.prototype, 'grow');
afterAll(() => growing.mockRestore());

async function loaded(): Promise<Tallysheet> {
  const module = await import(
    /* @vite-ignore */ new URL('../../build/package/tallysheet.js?out-of-memory', import.meta.url).href
  );
  return module.default();
}

test('a request for which memory runs out is refused, and the next ones are scored', async () => {
  const { rplops } = await loaded();
  growing.mockImplementation(() => {
    throw new RangeError('There is no more memory.');
  });
  expect(rplops.standings(large)).toEqual(TOO_LARGE);
  expect(rplops.scoreGame({ finish })).toHaveProperty('ok', true);
  growing.mockImplementation(function (this: WebAssembly.Memory, pages: number) {
    return grow.call(this, pages);
  });
  await vi.waitFor(() => expect(rplops.standings(large)).toHaveProperty('ok', true));
});
