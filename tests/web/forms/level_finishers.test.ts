// Finishers level on score: the order of the rows decides nothing that the sheet does not say.
import '../../../web/docs/no_browser.ts';
import { describe, expect, test } from 'vitest';
import type { BoardSheet, FinalSheet } from 'tallysheet';
import { staticHtml } from '../../../web/docs/static_html.ts';
import type { Form } from '../../../web/src/form/form.ts';
import { FormModel } from '../../../web/src/form/model.ts';
import { csv } from '../../../web/src/systems/puffing-billy/csv.ts';
import type { EventGame } from '../../../web/src/systems/event_game.ts';
import { openForm } from '../../../web/src/systems/models.ts';
import { openView } from '../../../web/src/systems/open.ts';
import type { Row } from '../../../web/src/ui/rows.ts';
import { tallysheet } from '../../wasm/module.ts';

const level = await import('../../../web/src/systems/puffing-billy/level.ts');
const { tieQuestions } = await import('../../../web/src/systems/puffing-billy/tie_questions.ts');

type Line = [player: string, score: string];
type Board = FormModel<{ finishers: Row[]; listed: string }, { placedAhead?: number[] }, BoardSheet>;

const rowsOf = (lines: Line[]): Row[] => lines.map(([player, score], at) => ({ key: String(at + 1), player, score }));

async function modelOf(id: string, state: object): Promise<FormModel<any, any, any>> {
  const form: Form<any, any, any> = await openForm(id);
  const model = new FormModel(form, { read: () => ({ ...form.state.blank(), ...state }), write: () => {} });
  model.useEngine(tallysheet);
  return model;
}

const boardOf = (lines: Line[]) => modelOf('puffing-billy', { finishers: rowsOf(lines) }) as Promise<Board>;

const TWO: Line[] = [
  ['Ann', '300'],
  ['Ben', '300'],
  ['Cleo', '200'],
  ['Dan', '100'],
];
const THREE: Line[] = [
  ['Jenny', '252,000'],
  ['Damien', '248,000'],
  ['Stephen', '98,000'],
  ['Sybil', '98,000'],
  ['Ben', '98,000'],
];

const text = (template: unknown) =>
  staticHtml(template)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Says that this player placed first of those with whom the first open tie is. */
function answer(model: Board, player: string): void {
  const { rows } = model.sheet!;
  const tie = level.tiesOn(rows).find(({ open }) => open.length > 0)!;
  const chosen = tie.open.find((row) => row.player === player)!;
  model.editUndoably({ finishers: level.placedFirst(model.state.finishers, tie, chosen) }, 'Answered');
}

const asked = ({ sheet, state, numbers }: Board) => text(tieQuestions(sheet!.rows, state.finishers, numbers, () => {}));
const sheetOf = async (model: FormModel<any, any, any>) => (await openView(model.form.id)).sheet(model.sheet, model);
const verdictOf = (model: FormModel<any, any, any>) => model.form.verdict(model.sheet, model.state, model.numbers);
const listed = ({ sheet }: Board) => sheet!.rows.map(({ player, total }) => `${player} ${total}`);

describe('two level on 300 in first place', () => {
  test('score in the order of the rows, and nobody is called the winner', async () => {
    const model = await boardOf(TWO);
    expect(listed(model)).toEqual(['Ann 3.030', 'Ben 2.500', 'Cleo 1.333', 'Dan 0.167']);
    expect(verdictOf(model)).toEqual({ who: 'Ann or Ben', says: 'level on 300', figure: '3.030' });
    expect(model.form.unfinished(model.state, model.sheet)).toBe(true);
    expect(asked(model)).toContain('Level on 300: who placed first?');
  });

  test('the sheet says that they stand as listed, beside both names, below it and in the working', async () => {
    const model = await boardOf(TWO);
    model.toggle('1');
    const sheet = text(await sheetOf(model));
    expect(sheet.match(/level on 300/g)).toHaveLength(2);
    expect(sheet).toContain(
      'Level on 300: Ann and Ben. Who placed ahead is not reported; they stand as they are listed.',
    );
    expect(sheet).toContain('Level with Ben on 300; who placed ahead is not reported, so as listed');
  });

  test('once the players have reported who was ahead, that player wins, and the sheet says by what', async () => {
    const model = await boardOf(TWO);
    answer(model, 'Ben');
    expect(listed(model).slice(0, 2)).toEqual(['Ben 3.030', 'Ann 2.500']);
    expect(verdictOf(model)).toEqual({ who: 'Ben', says: 'wins', figure: '3.030' });
    expect(model.form.unfinished(model.state, model.sheet)).toBe(false);
    expect(asked(model)).toMatch(/^Level on 300: Ben placed first, Ann second, as reported\./);
    model.toggle('2');
    const sheet = text(await sheetOf(model));
    expect(sheet).toContain('Level on 300: Ben placed first, Ann second, as reported.');
    expect(sheet).toContain('Level with Ann on 300; placed as reported');
  });

  test('the answer is undone in one step', async () => {
    const model = await boardOf(TWO);
    answer(model, 'Ben');
    model.undo();
    expect(verdictOf(model).who).toBe('Ann or Ben');
  });

  test.each(['seating', 'finish'])('listed by %s: seats need no question', async (by) => {
    const model = await boardOf(TWO);
    model.edit({ listed: by });
    expect(asked(model) === '').toBe(by === 'seating');
  });
});

describe('three level on 98,000 for third, .194 and nothing', () => {
  test('are asked about one place after the other', async () => {
    const model = await boardOf(THREE);
    expect(asked(model)).toContain('Level on 98,000: who placed third?');
    expect(verdictOf(model).who).toBe('Jenny');
    answer(model, 'Ben');
    expect(asked(model)).toContain('Level on 98,000: Ben placed third, as reported.');
    expect(asked(model)).toContain('Level on 98,000: who placed fourth?');
    answer(model, 'Sybil');
    expect(listed(model).slice(2)).toEqual(['Ben 1.194', 'Sybil 0.194', 'Stephen null']);
    expect(asked(model)).not.toContain('who placed');
  });
});

test('another score anywhere on the board withdraws what was reported', () => {
  const rows = rowsOf(TWO);
  const reported = rows.map((row, at) => (at === 0 ? { ...row, ahead: 'yes' } : row));
  const renamed = reported.map((row) => ({ ...row, player: `${row['player']}a` }));
  expect(level.withReportsOf(renamed, reported)).toEqual(renamed);
  const changed = reported.map((row, at) => (at === 2 ? { ...row, score: '300' } : row));
  expect(level.withReportsOf(changed, reported).map((row) => row['ahead'])).toEqual(Array(4).fill(undefined));
});

test('a level player who is moved ahead of the reported one is asked about again', async () => {
  const model = await boardOf(TWO);
  answer(model, 'Ann');
  const [ann, ben, ...rest] = model.state.finishers as [Row, Row];
  model.edit({ finishers: [ben, ann, ...rest] });
  expect(verdictOf(model).who).toBe('Ben or Ann');
});

test('in a final, level winners of a board leave open who won', async () => {
  const finishers = rowsOf(TWO);
  const boards = [
    { key: '1', finishers },
    { key: '2', finishers: rowsOf([['Eve', '200'] as Line, ['Finn', '150'] as Line]) },
  ];
  const model = (await modelOf('puffing-billy/final', { boards })) as FormModel<object, object, FinalSheet>;
  expect(verdictOf(model)).toEqual({ who: 'Ann or Ben', says: 'level on 300 in the final', figure: '' });
  expect(model.form.unfinished(model.state, model.sheet)).toBe(true);
  const sheet = text(await sheetOf(model));
  expect(sheet).toMatch(/1st Ann level on 300/);
  expect(sheet).toContain('Level on 300: Ann and Ben.');
  model.edit({
    boards: [
      { key: '1', finishers: finishers.map((row, at) => (at === 0 ? { ...row, ahead: 'yes' } : row)) },
      boards[1],
    ],
  });
  expect(verdictOf(model)).toMatchObject({ who: 'Ann', says: 'wins the final' });
});

describe('the answer', () => {
  test('travels in links, and links without it open as before', async () => {
    const model = await boardOf(TWO);
    const before = model.form.state.toLink(model.state);
    answer(model, 'Ben');
    const link = model.form.state.toLink(model.state);
    expect(model.form.state.fromLink(link)!.finishers.map((row) => row['ahead'])).toEqual([
      'yes',
      ...Array(3).fill(undefined),
    ]);
    expect(before).not.toEqual(link);
    expect(model.form.state.fromLink(before)!.finishers.some((row) => 'ahead' in row)).toBe(false);
  });

  test.each([
    ['puffing-billy', { finishers: rowsOf(TWO) }],
    ['puffing-billy/final', { boards: [{ key: '1', finishers: rowsOf(TWO) }] }],
  ])('travels in a CSV: %s', async (form, contents) => {
    const answered = JSON.parse(JSON.stringify(contents).replace('"player":"Ben"', '"ahead":"yes",$&'));
    const state = { heading: 'Rail Baron', listed: 'finish', decimals: '3', ...answered };
    const lines = csv.lines({ id: 'a', form, state, stage: 'preliminary' } as EventGame, '1');
    expect(lines.map((line) => line['ahead'])).toEqual(['', 'yes', '', '']);
    const read = csv.gameOf('1', lines);
    expect(JSON.stringify(read.state).match(/"ahead":"yes"/g)).toHaveLength(1);
  });
});
