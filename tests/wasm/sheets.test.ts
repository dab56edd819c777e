// The smaller engine scores single sheets like the whole one, and contains nothing else.
import { describe, expect, test } from 'vitest';
import { loadSheets } from '../../build/package/tallysheet.js';
import type { Outcome, Shape } from '../../wasm/tallysheet.d.ts';
import { flipped, SHEETS } from './flipped.ts';
import { call, shapes, vectors } from './module.ts';

type System = Record<string, (request: unknown) => Outcome<unknown>> & { shapes: Record<string, Shape> };

const { version: _, ...sheets } = (await loadSheets({ wasm: SHEETS })) as unknown as Record<string, System>;
const functions = new Map(
  Object.entries(sheets).flatMap(([id, system]) =>
    Object.keys(system.shapes).map((name) => [`${id}.${name}`, system[name]!] as const),
  ),
);

test('it has the functions that are declared', () => {
  expect([...functions.keys()].sort()).toEqual([
    'comparison.compare',
    'detour98f.scoreGame',
    'puffingBilly.scoreBoard',
    'puffingBilly.scoreFinal',
    'rplops.pointsTable',
    'rplops.scoreGame',
    'sizeMatters.scoreGame',
    'unionPacific.scoreFinal',
  ]);
});

describe.each([...functions])('%s', (path, score) => {
  const worked = [...vectors.values()].flat().filter((vector) => vector.call === path);

  test('reads the same fields', () => {
    const [id, name] = path.split('.') as [string, string];
    expect(sheets[id]!.shapes[name]).toEqual(shapes.get(path));
  });

  test.each(worked)('$name', ({ request, value }) => expect(score(request)).toEqual({ ok: true, value }));

  test.each([{}, null, { ...worked[0]!.request, working: 'yes' }])('refuses %j as the whole engine does', (request) => {
    expect(score(request)).toEqual(call(path, request));
  });
});

test('the whole engine in plain JavaScript takes its place where its file is damaged', async () => {
  const { fallback, loadSheets: loadDamaged } = (await import(
    /* @vite-ignore */ new URL('../../build/package/tallysheet.js?damaged', import.meta.url).href
  )) as typeof import('../../wasm/tallysheet.d.ts');
  const engine = await loadDamaged({ wasm: flipped(100, 0, SHEETS) });
  expect(fallback()).toEqual({
    code: 'damaged',
    message: expect.stringMatching(
      /^tallysheet_sheets\.wasm is damaged: its checksum is [\da-f]{8}, not [\da-f]{8}\.$/,
    ),
  });
  const { request, value } = vectors.get('rplops.json')!.find(({ call: path }) => path === 'rplops.scoreGame')!;
  expect(engine.rplops.scoreGame(request as never)).toEqual({ ok: true, value });
});
