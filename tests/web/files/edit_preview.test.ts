// A preview that can be mended in place: cells, words nearly alike, and columns with unknown names.
import '../../../web/docs/no_browser.ts';
import { describe, expect, test } from 'vitest';
import { staticHtml } from '../../../web/docs/static_html.ts';
import load from '../../../build/package/tallysheet.js';
import { csvOf } from '../../../web/src/export/games_csv.ts';
import type { Import } from '../../../web/src/import/plan.ts';
import { ImportModel } from '../../../web/src/import/model.ts';
import { previewOf } from '../../../web/src/import/preview.ts';
import { previewTable, type Shown } from '../../../web/src/import/preview_table.ts';
import { everywhere, type FileTable } from '../../../web/src/import/table.ts';
import { askedColumns } from '../../../web/src/import/table_problems.ts';
import type { EventGame, SystemId } from '../../../web/src/systems/event_game.ts';
import { aGame, anRplopsGame } from '../event_site.ts';
import { openEventForms } from '../../../web/src/systems/models.ts';
import { NUMBERS } from '../../../web/src/numbers/numbers.ts';

const engine = await load();
const forms = await openEventForms('rplops');
const read = async (system: SystemId, text: string, columns?: ReadonlyMap<number, string>) =>
  previewOf(text, {
    system,
    settings: {},
    engine,
    forms: await openEventForms(system),
    numbers: NUMBERS.point,
    ...(columns ? { columns } : {}),
  });
const unknownColumns = (table: FileTable) => askedColumns('detour-98f', table).filter(({ isKnown }) => !isKnown);
const tableOf = async (text: string) => (await read('rplops', text)).table;

describe('a cell that is edited', () => {
  const LINES = ['game,player,place', 'Brass,"O’Neill, Pat",first', '', ' Brass , Bob ,2', 'Chess,Ann,first'];
  test.each(['\n', '\r\n', '\r'])('changes in its row only, with lines that end in %j', async (end) => {
    const text = LINES.join(end);
    expect((await tableOf(text)).edited(text, [{ row: 2, at: 2, text: '1' }])).toBe(
      text.replace('Pat",first', 'Pat",1'),
    );
    expect((await tableOf(text)).edited(text, [{ row: 5, at: 2, text: '1' }])).toBe(text.replace(/first$/, '1'));
  });

  test('keeps what stands above the header, the separator and a formula made safe', async () => {
    const text = "\ufeffsep=;\r\ngame;player;place\r\nBrass;'=1+1;x\r\nBrass;Bob;2";
    expect((await tableOf(text)).edited(text, [{ row: 3, at: 2, text: '1' }])).toBe(text.replace(';x', ';1'));
  });

  test('is quoted where it needs to be, and can lie behind the end of a short row', async () => {
    const text = 'game,player,place\nBrass,Ann\nBrass,Bob,2';
    const edits = [
      { row: 2, at: 2, text: '1' },
      { row: 3, at: 1, text: 'Lee, "Bob"' },
    ];
    expect((await tableOf(text)).edited(text, edits)).toBe('game,player,place\nBrass,Ann,1\nBrass,"Lee, ""Bob""",2');
  });

  test('can be changed in every row with the same text', async () => {
    const text = 'game,player,place\nBrass,Ann,first\nBrass,Bob,2\nChess,Ann,first';
    const table = await tableOf(text);
    expect(table.edited(text, everywhere(table, { row: 2, at: 2, text: '1' }))).toBe(text.replaceAll('first', '1'));
  });
});

describe('a power that is nearly one of the seven', () => {
  const players = ['Ann', 'Bob', 'Cy', 'Di', 'Ed', 'Flo', 'Gus'];
  const csv = csvOf('size-matters', [aGame('1', 'size-matters', players, [14, 10, 6, 4, 0, 0, 0])]);
  test.each([
    ['Rusia', ['Russia']],
    ['Germny', ['Germany']],
    ['Ruritania', undefined],
  ])('%s is offered as %j', async (typed, offers) => {
    const power = offers?.[0]?.toLowerCase() ?? 'russia';
    const { problems } = await read('size-matters', csv.replace(power, typed));
    expect(problems.length).toBe(1); // not also that the power is missing
    expect(problems[0]!.offers).toEqual(offers);
  });
});

describe('the button of an offer', () => {
  const shown = { numbers: NUMBERS.point, page: 0, brokenOnly: false, editing: null } as Partial<Shown> as Shown;
  const labels = async (text: string) => {
    const html = staticHtml(previewTable(await read('size-matters', text), shown));
    return [...html.matchAll(/class="choice">(.*?)<\/button>/g)].map(([, label]) => label);
  };
  const players = ['Ann', 'Bob', 'Cy', 'Di', 'Ed', 'Flo', 'Gus'];
  const games = ['1', '2'].map((id) => aGame(id, 'size-matters', players, [14, 10, 6, 4, 0, 0, 0]));

  test('says what it does', async () => {
    const one = csvOf('size-matters', games.slice(0, 1)).replace('russia', 'Rusia');
    expect(await labels(one)).toEqual(['Change to Russia']);
    const both = csvOf('size-matters', games).replaceAll('russia', 'Rusia');
    expect(await labels(both)).toEqual(Array(2).fill('Change to Russia in all 2 rows'));
  });
});

/** The fields of a game that events of every system have. */
const FIELDS = ['round', 'board', 'category', 'factor', 'top'];

describe('a column with an unknown name', () => {
  const players = ['Ann', 'Bob', 'Cy', 'Di', 'Ed', 'Flo', 'Gus'];
  const csv = csvOf('detour-98f', [aGame('1', 'detour-98f', players, [14, 10, 10, 0, 0, 0, 0])]);

  test('is asked about: what the file lacks first', async () => {
    const { table } = await read('detour-98f', csv.replace('power', 'Macht im Spiel').replace('last year', 'bis'));
    const names = unknownColumns(table).map(({ name, possible }) => [name, possible.map(({ id }) => id)]);
    expect(names).toEqual([
      ['B “Macht im Spiel”', ['power', ...FIELDS, 'year', 'posted']],
      ['E “bis”', [...FIELDS, 'year', 'posted']],
    ]);
  });

  test('is read as what the person says', async () => {
    const text = csv.replace('power', 'Macht im Spiel').replace('last year', 'bis');
    const columns = new Map([
      [1, 'power'],
      [4, 'year'],
    ]);
    const { problems, games, table } = await read('detour-98f', text, columns);
    expect(problems).toEqual([]);
    expect(games.length).toBe(1);
    expect(unknownColumns(table).map(({ chosen }) => chosen)).toEqual(['power', 'year']);
  });

  test('has its problems marked as those of a column that the file lacks', async () => {
    const { problems } = await read('detour-98f', csv.replace('last year', 'bis'));
    expect(problems.length).toBe(4); // one for each eliminated power
    expect(new Set(problems.map(({ absent }) => absent))).toEqual(new Set(['year']));
  });
});

describe('the model of an import', () => {
  function importing(event: EventGame[]) {
    const taken: Import[] = [];
    const source = {
      system: 'rplops',
      settings: {},
      engine,
      forms,
      numbers: NUMBERS.point,
      games: () => event,
      take: (games: Import) => taken.push(games),
      style: 'point' as const,
    };
    return {
      model: new ImportModel(
        () => source,
        () => {},
      ),
      taken,
      event,
    };
  }
  const CSV = 'game,player,place\nBrass,Ann,first\nBrass,Bob,2';

  test('mends a cell in the text itself, once', async () => {
    const { model } = importing([]);
    model.text = CSV;
    await model.look();
    expect(model.preview?.problems.length).toBe(1);
    model.edit({ row: 2, at: 2 });
    await Promise.all([model.correct({ row: 2, at: 2 }, '1'), model.correct({ row: 2, at: 2 }, '7')]);
    expect(model.text).toBe(CSV.replace('first', '1'));
    expect(model.preview?.problems).toEqual([]);
    expect(model.plan.added.length).toBe(1);
  });

  test('keeps what a column is while cells are mended, and forgets it with another text', async () => {
    const { model } = importing([]);
    model.text = CSV.replace('place', 'ended');
    await model.look();
    await model.choose(2, 'place');
    expect(model.preview?.problems.map(({ letter }) => letter)).toEqual(['C']);
    model.edit({ row: 2, at: 2 });
    await model.correct({ row: 2, at: 2 }, '1');
    expect(model.preview?.problems).toEqual([]);
    model.text = `${model.text}\nChess,Cy,1`;
    await model.look();
    expect(model.preview?.table.columns[2]?.column).toMatchObject({ id: 'place' }); // by its cells
    model.text = 'game,player,ended\nBrass,Ann,late';
    await model.look();
    expect(model.preview?.problems[0]?.message).toContain('No column is called place.');
  });

  test('replaces nothing that was changed since the comparison', async () => {
    const games = [
      anRplopsGame('1', [
        ['Ann', '1'],
        ['Bob', '2'],
      ]),
    ];
    const { model, taken, event } = importing(games);
    model.text = csvOf('rplops', games).replace('Bob,2', 'Bob,1');
    await model.look();
    expect(model.plan.replaced.length).toBe(1);
    event[0] = { ...event[0]!, state: { ...event[0]!.state, hours: '2' } };
    expect(await model.accept()).toBe(false);
    expect(taken).toEqual([]);
    expect(model.status).toBe('The event has changed since. This is the comparison with what it has now.');
    expect(await model.accept()).toBe(true);
    expect(taken).toMatchObject([{ added: [], replaced: [{ id: '1', state: { hours: '2' } }] }]);
  });
});
