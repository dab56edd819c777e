// Spreadsheets as clubs keep them: lines above the header, totals, notes, tables of a round, columns read as another.
import '../../../web/docs/no_browser.ts';
import { describe, expect, test } from 'vitest';
import { staticHtml } from '../../../web/docs/static_html.ts';
import load from '../../../build/package/tallysheet.js';
import { leftOutRows } from '../../../web/src/import/import_parts.ts';
import { previewOf, type Preview, type PreviewOptions } from '../../../web/src/import/preview.ts';
import { askedColumns } from '../../../web/src/import/table_problems.ts';
import { NUMBERS } from '../../../web/src/numbers/numbers.ts';
import { openEventForms } from '../../../web/src/systems/models.ts';
import type { SystemId } from '../../../web/src/systems/event_game.ts';

const engine = await load();

async function read(system: SystemId, lines: string[], options: Partial<PreviewOptions> = {}): Promise<Preview> {
  const forms = await openEventForms(system);
  return previewOf(lines.join('\n'), { system, settings: {}, engine, forms, numbers: NUMBERS.point, ...options });
}

const reported = ({ problems }: Preview) =>
  problems.map(({ row, letter, message }) => `${row}${letter ? ` ${letter}` : ''}: ${message}`);
const leftOut = ({ table }: Preview) => table.leftOut.map(({ row, text, why }) => `${row} ${why}: ${text}`);

/** "Brass: Ann 1, Bob 2" for each game. */
const finishes = ({ games }: Preview) =>
  games.map(({ state, round = '', board = '' }) => {
    const places = (state['finish'] as { player: string; place: string }[]).map(
      ({ player, place }) => `${player} ${place}`,
    );
    return `${round && `R${round} `}${board && `board ${board} `}${state.heading}: ${places.join(', ')}`;
  });

const BRASS = ['game,player,place', 'Brass,Ann,1', 'Brass,Bob,2'];

describe('lines that are no results', () => {
  test('above the header are left out and named', async () => {
    const preview = await read('rplops', ['Spring Open 2026,,', '', '"Hall 2, Saturday",,', ...BRASS]);
    expect(finishes(preview)).toEqual(['Brass: Ann 1, Bob 2']);
    expect(leftOut(preview)).toEqual(['1 above the header: Spring Open 2026', '3 above the header: Hall 2, Saturday']);
  });

  test('above the header do not hide the separator', async () => {
    const lines = ['Results, as of Saturday', ...BRASS.map((line) => line.replaceAll(',', ';'))];
    expect(finishes(await read('rplops', lines))).toEqual(['Brass: Ann 1, Bob 2']);
  });

  test('above the header do not change the numbers of rows', async () => {
    const preview = await read('rplops', ['Spring Open', ...BRASS.slice(0, 2), 'Brass,Bob,second']);
    expect(reported(preview)).toEqual(['4 C: Place is “second”; it must be a whole number like 5.']);
  });

  test.each(['TOTAL', 'Total:', 'Summe', 'Sous-total', 'Average'])('such as %s are no players', async (word) => {
    const preview = await read('rplops', [...BRASS, `,${word},3`, `${word},,3`]);
    expect(reported(preview)).toEqual([]);
    expect(leftOut(preview)).toEqual([`4 a total: ${word} 3`, `5 a total: ${word} 3`]);
  });

  test('below the last result are notes', async () => {
    const preview = await read('rplops', [...BRASS, '', '* Cleo left after the first hour,,', 'Scored by Dee']);
    expect(reported(preview)).toEqual([]);
    expect(leftOut(preview)).toEqual(['5 a note: * Cleo left after the first hour', '6 a note: Scored by Dee']);
  });

  test('between results are reported, since a result may have lost its figures', async () => {
    expect(reported(await read('rplops', [...BRASS.slice(0, 2), 'Brass', 'Brass,Bob,2']))).toEqual([
      '3 B: Player is missing.',
      '3 C: Place is missing.',
    ]);
  });

  test('are read where the person says so', async () => {
    const lines = ['Game,Player,Place', ...BRASS.slice(1), 'Brass,Sum,3'];
    expect(finishes(await read('rplops', lines))).toEqual(['Brass: Ann 1, Bob 2']);
    expect(finishes(await read('rplops', lines, { included: new Set([4]) }))).toEqual(['Brass: Ann 1, Bob 2, Sum 3']);
  });
});

test('each is shown with its row, and can be included unless it is above the header', async () => {
  const { table } = await read('rplops', ['Spring Open', ...BRASS, ',Total,3']);
  const shown = staticHtml(leftOutRows(table, NUMBERS.point, () => {})).replace(/<!--.*?-->/g, '');
  expect(shown).toMatch(/<li>Row 1, above the header: “Spring Open” *<\/li>/);
  expect(shown).toMatch(
    /<li>Row 5, a total: “Total 3” *<button[^>]* aria-label="Include Row 5"[^>]*>Include<\/button><\/li>/,
  );
});

test('a player of an export may have any name', async () => {
  expect(finishes(await read('rplops', [...BRASS, 'Brass,Total,3']))).toEqual(['Brass: Ann 1, Bob 2, Total 3']);
});

describe('tables of rounds', () => {
  const lines = (tables: string[]) => [
    'Round,Table,Player,Place',
    ...['1', '2'].flatMap((round) => tables.flatMap((table) => [`${round},${table},Ann,1`, `${round},${table},Bob,2`])),
  ];

  test('with numbers are boards', async () => {
    expect(finishes(await read('rplops', lines(['1', '2'])))).toEqual([
      'R1 board 1 R1 board 1: Ann 1, Bob 2',
      'R1 board 2 R1 board 2: Ann 1, Bob 2',
      'R2 board 1 R2 board 1: Ann 1, Bob 2',
      'R2 board 2 R2 board 2: Ann 1, Bob 2',
    ]);
  });

  test('with names are a game in each round', async () => {
    expect(finishes(await read('rplops', lines(['A'])))).toEqual([
      'R1 A, round 1: Ann 1, Bob 2',
      'R2 A, round 2: Ann 1, Bob 2',
    ]);
  });

  test('beside a column of games stay as they are', async () => {
    const preview = await read('rplops', ['Round,Game,Player,Place', '1,Brass,Ann,1', '1,Brass,Bob,2']);
    expect(finishes(preview)).toEqual(['R1 Brass: Ann 1, Bob 2']);
  });
});

test('every column can be read as another, by its letter and a sample', async () => {
  const lines = ['game,hours,player,place', 'Brass,1,Ann,2', 'Brass,2,Bob,2'];
  const { table } = await read('rplops', lines);
  expect(askedColumns('rplops', table).map(({ name, sample, chosen }) => [name, sample, chosen])).toEqual([
    ['A “game”', 'Brass', 'game'],
    ['B “hours”', '1', 'hours'],
    ['C “player”', 'Ann', 'player'],
    ['D “place”', '2', 'place'],
  ]);
  const columns = new Map([
    [1, 'place'],
    [3, ''],
  ]);
  expect(finishes(await read('rplops', lines, { columns }))).toEqual(['Brass: Ann 1, Bob 2']);
});
