// Exports come back: CSV game for game, JSON byte for byte; and no exported cell runs as a formula.
import '../../../web/docs/no_browser.ts';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import loadEvents from '../../../build/package/events.js';
import load from '../../../build/package/tallysheet.js';
import type { EventGame, SystemId } from '../../../web/src/systems/event_game.ts';
import { safe, unsafe } from '../../../web/src/export/csv_cells.ts';
import { csvOf, templateOf } from '../../../web/src/export/games_csv.ts';
import { eventOf } from '../../../web/src/event_file/read.ts';
import { jsonOf } from '../../../web/src/event_file/write.ts';
import { LAYOUTS } from '../../../web/src/systems/all_csv_layouts.ts';
import { previewOf } from '../../../web/src/import/preview.ts';
import { randomEvent } from './random_events.ts';
import { openEventForms } from '../../../web/src/systems/models.ts';
import { NUMBERS } from '../../../web/src/numbers/numbers.ts';

const engine = { ...(await load()), ...(await loadEvents()) };
const SYSTEMS = Object.keys(LAYOUTS) as SystemId[];
const SEEDS = Array.from({ length: Number(process.env['EVENTS'] ?? 4) }, (_, seed) => seed);

async function previewed(system: SystemId, csv: string, settings: Record<string, string>) {
  const forms = await openEventForms(system);
  return previewOf(csv, { system, settings, engine, forms, numbers: NUMBERS.point });
}

const contents = (games: EventGame[]) => games.map(({ form, stage, state }) => ({ form, stage, state }));

describe.each(SYSTEMS)('an event of %s', (system) => {
  test('is imported from its CSV and exported again with the same bytes', async () => {
    for (const seed of SEEDS) {
      const { games, settings } = randomEvent(system, seed);
      const csv = csvOf(system, games);
      const preview = await previewed(system, csv, settings);
      expect(
        preview.problems.filter(({ message }) => message !== 'Hours is missing.'),
        csv,
      ).toEqual([]);
      if (preview.broken > 0) continue;
      expect(contents(preview.games)).toEqual(contents(games));
      expect(csvOf(system, preview.games)).toBe(csv);
    }
  });

  test('is imported from a CSV with decimal commas without a question', async () => {
    for (const seed of SEEDS) {
      const { games, settings } = randomEvent(system, seed);
      const csv = csvOf(system, games, 'comma');
      const preview = await previewed(system, csv, settings);
      expect(preview.question, csv).toBeNull();
      expect(
        preview.problems.filter(({ message }) => message !== 'Hours is missing.'),
        csv,
      ).toEqual([]);
      if (preview.broken === 0) expect(csvOf(system, preview.games, 'comma')).toBe(csv);
    }
  });

  test('is read back from JSON exactly', () => {
    for (const seed of SEEDS) {
      const event = randomEvent(system, seed);
      const json = jsonOf(event);
      const read = eventOf(json);
      expect(read).toMatchObject({ ok: true, event });
      expect(read.ok && jsonOf(read.event)).toBe(json);
    }
  });
});

describe('a cell', () => {
  test.each([
    ['=1+1', "'=1+1"],
    ['+44', "'+44"],
    ['-x', "'-x"],
    ['@sum', "'@sum"],
    ['\t=1', "'\t'=1"],
    ['\r=1', "'\r'=1"],
    ["'=1", "''=1"],
    ['-5', '-5'],
    ['-5.25', '-5.25'],
    ['-5-3', "'-5-3"],
    ['Ann', 'Ann'],
    ["O'Neill", "O'Neill"],
    ["'tis", "'tis"],
  ])('%j is written as %j, and read back', (text, cell) => {
    expect(safe(text)).toBe(cell);
    expect(unsafe(cell)).toBe(text);
  });

  test('of any export does not start a formula', () => {
    for (const system of SYSTEMS) for (const seed of SEEDS) expectSafe(csvOf(system, randomEvent(system, seed).games));
    for (const system of SYSTEMS)
      for (const seed of SEEDS) expectSafe(csvOf(system, randomEvent(system, seed).games, 'comma'));
  });
});

function expectSafe(csv: string): void {
  for (const cell of Papa.parse(csv.slice(1), { delimiter: ',' }).data.flat()) {
    expect(/^[=+\-@\t\r]/.test(cell) && !/^-\d+(\.\d+)?$/.test(cell), cell).toBe(false);
  }
}

test('games with the same heading, or with none, stay separate', async () => {
  const { games } = randomEvent('rplops', 3, 4);
  const headings = ['Brass', 'Brass', '', ' Brass (2)'];
  games.forEach((game, index) => Object.assign(game.state, { heading: headings[index], hours: '' }));
  const preview = await previewed('rplops', csvOf('rplops', games), {});
  expect(preview.games.map(({ state }) => state.heading)).toEqual(['Brass', 'Brass (2)', '3', 'Brass (2) (2)']);
});

test('a file has the columns that it uses, in the order of the table', () => {
  expect(templateOf('rplops').split('\r\n')[0]).toBe('\ufeffgame,hours,player,place');
  expect(csvOf('rplops', [])).toBe('\ufeffgame,player,place\r\n');
  expect(templateOf('puffing-billy').split('\r\n')[0]).toBe('\ufeffgame,category,stage,listed,place,player,score');
});

test('2,000 games of 7 players are exported in less than 2 MB', () => {
  const event = randomEvent('detour-98f', 1, 2000);
  expect(new TextEncoder().encode(jsonOf(event)).length).toBeLessThan(2_000_000);
  expect(new TextEncoder().encode(csvOf('detour-98f', event.games)).length).toBeLessThan(2_000_000);
});
