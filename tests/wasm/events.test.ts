// The engine of events: loaded apart from that of scores, and replaced by plain JavaScript in the same cases.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type loadType from '../../wasm/events.d.ts';
import type { fallback as fallbackType } from '../../wasm/events.d.ts';

const MODULE = new URL('../../build/package/events.js', import.meta.url);
const REQUEST = { games: [{ results: [{ player: 'Ann', score: '60.5' }] }] };
const PLAYERS = ['Ann', 'Ben', 'Cleo', 'Dan'].map((name) => ({ name }));

let count = 0;
let load: typeof loadType;
let fallback: typeof fallbackType;
beforeEach(async () => {
  vi.restoreAllMocks();
  vi.spyOn(console, 'warn').mockReturnValue();
  ({ default: load, fallback } = await import(/* @vite-ignore */ `${MODULE.href}?${(count += 1)}`));
});

async function expectAnswers(options?: Parameters<typeof load>[0]): Promise<void> {
  const { tournament, seating } = await load(options);
  expect(tournament.standings(REQUEST)).toMatchObject({
    ok: true,
    value: { rows: [{ player: 'Ann', total: '60.5' }] },
  });
  expect(seating.draw({ players: PLAYERS })).toMatchObject({ ok: true, value: { complete: true } });
}

test('it has tournaments, seating and rules as text, and nothing of the other engine', async () => {
  expect(Object.keys(await load())).toEqual(['version', 'tournament', 'seating', 'rules']);
  await expectAnswers();
  expect(fallback()).toBeNull();
});

test('it loads once', async () => {
  expect(await load()).toBe(await load());
});

describe('plain JavaScript answers', () => {
  test('where the file is damaged', async () => {
    await expectAnswers({ wasm: new Uint8Array([0, 97, 115, 109]) });
    expect(fallback()).toMatchObject({
      code: 'damaged',
      message: expect.stringMatching(/^tallysheet_events\.wasm is damaged: it has 4 bytes, not \d+\.$/),
    });
    expect(console.warn).toHaveBeenCalledExactlyOnceWith(fallback()!.message);
  });

  test('where there is no WebAssembly', async () => {
    vi.stubGlobal('WebAssembly', undefined);
    await expectAnswers();
    expect(fallback()).toMatchObject({ code: 'absent' });
    vi.unstubAllGlobals();
  });
});

test('an address without the file is refused with what to pass', async () => {
  const missing = load({ wasm: new URL('no_such_file.wasm', MODULE) });
  await expect(missing).rejects.toThrow('Pass the address or the bytes of tallysheet_events.wasm: load({ wasm }).');
});
