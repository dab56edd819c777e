// Two names of one game that differ only in capitals or accents: every form with names asks whether they are one.
import '../../../web/docs/no_browser.ts';
import { describe, expect, test } from 'vitest';
import { staticHtml } from '../../../web/docs/static_html.ts';
import { FormModel } from '../../../web/src/form/model.ts';
import { aboutName } from '../../../web/src/form/names.ts';
import { pages } from '../../../web/src/systems/index.ts';
import { openView } from '../../../web/src/systems/open.ts';
import { tallysheet } from '../../wasm/module.ts';

describe('a name beside others', () => {
  test.each([
    ['ann', ['Ann'], '“Ann” and “ann”: the same person?'],
    ['José', ['Ben', 'Jose '], '“Jose” and “José”: the same person?'],
    ['ΑΝΝΑ', ['άννα'], '“άννα” and “ΑΝΝΑ”: the same person?'],
    ['Ann', ['Ann', ' Ann '], null],
    ['Jose\u0301', ['José'], null],
    ['Anna', ['Ann', ''], null],
    ['', ['', ' '], null],
    ['कमला', ['कमल'], null],
    ['Player 2', ['player 1'], null],
    ['12', ['Ann'], '“12” is a number. Is it the player’s name?'],
  ])('%s beside %j', (name, others, question) => expect(aboutName(name, others)).toBe(question));
});

const FORMS = pages.flatMap(({ id, tabs }) => tabs.map((tab) => (tab.id ? `${id}/${tab.id}` : id)));

/** Puts the names into the first rows that have a player, in any list. */
function named(value: unknown, names: string[]): unknown {
  if (Array.isArray(value)) return value.map((one) => named(one, names));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([field, inner]) => [
    field,
    field === 'player' && names.length > 0 ? names.shift() : named(inner, names),
  ]);
  return Object.fromEntries(fields);
}

test.each(FORMS)('%s asks, and scores all the same', async (id) => {
  const view = await openView(id);
  const state = named(view.form.state.example(), ['Ann', 'ann']) as object;
  const model = new FormModel(view.form, { read: () => state, write: () => {} });
  model.useEngine(tallysheet);
  expect(staticHtml(view.fields(model)).match(/“Ann” and “ann”: the same person\?/g)).toHaveLength(1);
  expect(model.sheet).not.toBeNull();
});

test('a final asks about names on two of its boards', async () => {
  const view = await openView('puffing-billy/final');
  const board = (key: string, ...players: string[]) => ({
    key,
    finishers: players.map((player, at) => ({ key: String(at + 1), player, score: '9' })),
  });
  const boards = [board('1', 'Ann', 'Ben'), board('2', 'Cleo', 'ben')];
  const model = new FormModel(view.form, { read: () => ({ boards }), write: () => {} });
  expect(staticHtml(view.fields(model)).match(/the same person/g)).toHaveLength(1);
});
