// How often the Size Matters form asks the engine for one key, and that next to a soloist no mark about a draw counts.
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import load from '../../../build/package/tallysheet.js';
import type { Tallysheet } from '../../../wasm/tallysheet.d.ts';
import { POWERS } from '../../../web/src/systems/diplomacy/powers.ts';
import type { GameModel, GameState } from '../../../web/src/systems/size-matters/state.ts';
import { holds, patience, sheet } from '../../properties/holds.ts';
import { solos } from '../../properties/requests.ts';

Object.assign(globalThis, { HTMLElement: class {}, customElements: { define: () => {} } });

type Powers = GameState['powers'];

const DRAW = ['0', '12', '11', '0', '0', '8', '3'];
const SOLO = ['1', '18', '9', '5', '1', '0', '0'];

const engine = await load();
let models: typeof import('../../../web/src/form/model.ts');
let views: typeof import('../../../web/src/systems/size-matters/view.ts');
beforeAll(async () => {
  [models, views] = await Promise.all([
    import('../../../web/src/form/model.ts'),
    import('../../../web/src/systems/size-matters/view.ts'),
  ]);
});

/** The engine, and a list that each function of this system joins whenever it is called. */
function counting(): { counted: Tallysheet; asked: string[] } {
  const asked: string[] = [];
  const sizeMatters = new Proxy(engine.sizeMatters, {
    get(system, name) {
      if (name !== 'shapes') asked.push(String(name));
      return Reflect.get(system, name);
    },
  });
  return { counted: { ...engine, sizeMatters }, asked };
}

function powersOf(centres: string[], out: string[] = []): Powers {
  return POWERS.map((key, at) => ({ key, centres: centres[at] ?? '', draw: out.includes(key) ? 'out' : '' }));
}

function modelOf(powers: Powers, its = engine): GameModel {
  const model: GameModel = new models.FormModel(views.view.form, {
    read: () => ({ ...views.view.form.state.blank(), powers }),
    write: () => {},
  } as never);
  model.useEngine(its);
  return model;
}

/** The drawn page after each key. */
function drawn(model: GameModel): string {
  const { fields, sheet, form } = views.view;
  const sheets = [sheet(model.sheet, model), model.sheet && form.verdict(model.sheet, model.state, model.numbers).who];
  return textOf([fields(model), sheets]);
}

function textOf(part: unknown): string {
  if (Array.isArray(part)) return part.map(textOf).join('');
  if (typeof part === 'string' || typeof part === 'number') return String(part);
  const { strings = [], values = [] } = (part ?? {}) as { strings?: string[]; values?: unknown[] };
  return strings.map((text, at) => text + textOf(values[at])).join('');
}

/** The engine's calls for a key that leads to these powers, drawn twice. */
function askedFor(powers: Powers): string[] {
  const { counted, asked } = counting();
  const model = modelOf(powersOf([]), counted);
  asked.length = 0;
  model.edit({ powers });
  drawn(model);
  drawn(model);
  return asked;
}

describe('for each key press the engine is called', () => {
  test.each([
    ['a draw', DRAW],
    ['a solo', SOLO],
    ['a draw of two on equal centres', ['17', '17', '0', '0', '0', '0', '0']],
  ])('once for a complete game: %s', (_, centres) => {
    expect(askedFor(powersOf(centres))).toEqual(['scoreGame']);
  });

  test('once for a draw without one survivor', () => {
    expect(askedFor(powersOf(DRAW, ['turkey']))).toEqual(['scoreGame']);
  });

  test.each([
    ['a solo with fields left blank', powersOf(['', '18'])],
    ['a draw with fields left blank', powersOf(['', '12', '11'])],
    ['a solo, with a survivor left out of the draw', powersOf(SOLO, ['germany'])],
    ['that with fields left blank', powersOf(['1', '18', '9', '5'], ['germany'])],
    ['too many centres', powersOf([...DRAW.slice(0, 6), '4'])],
    ['what is no number', powersOf(['x', '18', '2.5'], ['england'])],
    ['a draw of one', powersOf(['17', '17', '0', '0', '0', '0', '0'], ['austria'])],
  ])('at most twice for %s', (_, powers) => {
    const asked = askedFor(powers);
    expect(asked.length).toBeLessThanOrEqual(2);
    expect(new Set(asked)).toEqual(new Set(['scoreGame']));
  });
});

describe('the soloist is shown', () => {
  test.each([
    ['in a whole game', powersOf(SOLO)],
    ['with fields left blank', powersOf(['', '18'])],
    ['with a survivor left out of the draw', powersOf(SOLO, ['germany'])],
    ['with both', powersOf(['', '18', '', '5'], ['germany'])],
  ])('%s', (_, powers) => {
    const text = drawn(modelOf(powers));
    expect(text).toContain('<b>England</b> has soloed.');
    expect(text).not.toContain('In the draw');
  });

  test.each([
    ['in a draw', powersOf(DRAW)],
    ['while a number cannot be read', powersOf(['', '18', '2.5'])],
    ['while there are too many centres', powersOf(['17', '18'])],
  ])('nowhere %s', (_, powers) => {
    const text = drawn(modelOf(powers));
    expect(text).not.toContain('has soloed');
    expect(text).toContain('In the draw');
  });
});

/** Some of the centres typed, and some of the powers left out of the draw. */
const marked = fc.tuple(solos, fc.subarray(POWERS), fc.subarray(POWERS));

test(
  'next to a soloist the sheet and the problems are those of the game without marks',
  () =>
    holds(marked, ([{ counts }, blank, out]) => {
      const centres = counts.map((count, at) => (at > 0 && blank.includes(POWERS[at]!) ? '' : String(count)));
      const [model, plain] = [powersOf(centres, out), powersOf(centres)].map((powers) => modelOf(powers));
      expect(model!.problems).toEqual(plain!.problems);
      expect(model!.sheet).toEqual(plain!.sheet);
    }),
  patience,
);

test('problems with draw marks are reported along with too many centres', () => {
  const { problems } = modelOf(powersOf(['17', '18', '0', '0', '0', '0', '0'], ['austria']));
  expect(problems.map(({ message }) => message)).toEqual([
    expect.stringContaining('35 centres together'),
    expect.stringContaining('England shares a draw'),
  ]);
});

test('the sheet is the engine’s, and the verdict names its first places', () => {
  const model = modelOf(powersOf(['10', '10', '7', '7', '0', '0', '0']));
  expect(model.sheet).toEqual(sheet(engine.sizeMatters.scoreGame(model.request!)));
  expect(model.sheet!.rows.map(({ place }) => place)).toEqual([1, 1, 3, 3, 5, 5, 5]);
  expect(views.view.form.verdict(model.sheet!, model.state, model.numbers)).toMatchObject({
    who: 'Austria, England',
    says: 'lead the draw together',
  });
});
