// Files of every kind that can be imported, changed at random: none crashes, takes over a second or imports anything before it
// is confirmed. CASES sets how many of each kind, SEED the random seed.
import { unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { ImportModel, type ImportTarget } from '../../web/src/import/model.ts';
import { NUMBERS } from '../../web/src/numbers/numbers.ts';
import type { SystemId } from '../../web/src/systems/event_game.ts';
import { openEventForms } from '../../web/src/systems/models.ts';
import { pick, seeded, whole, type Random } from '../reference/random.ts';
import { CLUB_SHEETS } from '../web/files/fixtures/club_sheets.ts';
import { bgStats, dipvis, WDD } from '../web/files/fixtures/formats.ts';
import { engine } from '../web/files/imported.ts';
import { ods, xlsx, type MadeSheet } from '../web/files/workbooks.ts';

const CASES = Number(process.env.CASES ?? 40);
const SEED = Number(process.env.SEED ?? 1);
/** Processor time in milliseconds. */
const LONGEST = 1000;

interface Kind {
  name: string;
  system: SystemId;
  files: Uint8Array[];
}

const bytesOf = (text: string) => new TextEncoder().encode(text);
const SHEET: MadeSheet = [
  'A',
  [
    ['Spring Open'],
    [],
    ['Game', 'Player', 'Place'],
    ...['Brass', 'Go'].flatMap((game) => [
      [game, 'Ann', 1],
      [game, 'Bob', 2],
    ]),
  ],
];
const sheetsOf = (system: SystemId) =>
  CLUB_SHEETS.filter((one) => one.system === system).map(({ text }) => bytesOf(text));

const KINDS: Kind[] = [
  { name: 'dipvis', system: 'diplomacy', files: [bytesOf(dipvis(2))] },
  { name: 'World Diplomacy Database', system: 'detour-98f', files: [bytesOf(WDD)] },
  { name: 'BG Stats', system: 'puffing-billy', files: [bytesOf(bgStats(2))] },
  { name: 'XLSX', system: 'rplops', files: [xlsx([SHEET]), xlsx([SHEET, SHEET])] },
  { name: 'ODS', system: 'rplops', files: [ods([SHEET]), ods([SHEET, SHEET])] },
  { name: 'sheets of train games', system: 'puffing-billy', files: sheetsOf('puffing-billy') },
  { name: 'sheets of Diplomacy', system: 'size-matters', files: sheetsOf('size-matters') },
  { name: 'sheets of places', system: 'rplops', files: sheetsOf('rplops') },
];

const WORDS = [
  '"',
  ',',
  ';',
  '\t',
  '\n',
  '0',
  '9',
  '-',
  '.',
  '{',
  '}',
  '[',
  ']',
  ':',
  'null',
  'true',
  '1e999',
  '__proto__',
  '\0',
  '<',
  '>',
  '&',
  'Total',
].map(bytesOf);

/** One to four changes: bytes cut, doubled, replaced or put in. */
function mutated(random: Random, file: Uint8Array): Uint8Array {
  let bytes = file;
  for (let changes = whole(random, 1, 4); changes > 0; changes -= 1) {
    const from = whole(random, 0, bytes.length);
    const to = Math.min(bytes.length, from + whole(random, 0, pick(random, [1, 4, 40, 400])));
    const word = pick(random, [
      pick(random, WORDS),
      bytes.slice(from, to),
      Uint8Array.of(whole(random, 0, 255)),
      new Uint8Array(),
    ]);
    bytes = Uint8Array.from([...bytes.slice(0, from), ...word, ...bytes.slice(pick(random, [from, to]))]);
  }
  return bytes;
}

/** Half of the workbooks are changed within, so that they are still archives. */
function changedFile(random: Random, file: Uint8Array, name: string): Uint8Array {
  if (!/^(XLSX|ODS)$/.test(name) || random() < 0.5) return mutated(random, file);
  const files = unzipSync(file);
  const path = pick(random, Object.keys(files));
  return zipSync({ ...files, [path]: mutated(random, files[path]!) });
}

describe.each(KINDS)('$name', ({ name, system, files }) => {
  test(
    `${CASES} changed files are previewed or refused in sentences`,
    async () => {
      const forms = await openEventForms(system);
      let taken = 0;
      const target: ImportTarget = {
        system,
        settings: {},
        engine,
        forms,
        numbers: NUMBERS.point,
        games: () => [],
        take: () => void (taken += 1),
        style: 'point',
      };
      const random = seeded(SEED);
      const outcomes = { previewed: 0, refused: 0, asked: 0 };
      for (let at = 0; at < CASES; at += 1) {
        const bytes = changedFile(random, pick(random, files), name);
        const model = new ImportModel(
          () => target,
          () => {},
        );
        const before = process.cpuUsage();
        const isShown = await model.open({ name, size: bytes.length, arrayBuffer: async () => bytes.slice().buffer });
        const { user, system: ofSystem } = process.cpuUsage(before);
        expect((user + ofSystem) / 1000, `case ${at} of seed ${SEED}`).toBeLessThan(LONGEST);
        if (!isShown) expect(model.status).toMatch(/\.$/);
        for (const { message } of model.preview?.problems ?? []) expect(message).toMatch(/[.?]$/s);
        outcomes[!isShown ? 'refused' : model.preview?.question ? 'asked' : 'previewed'] += 1;
      }
      expect(taken).toBe(0);
      expect(outcomes.previewed + outcomes.refused + outcomes.asked).toBe(CASES);
      console.info(`${name}: ${JSON.stringify(outcomes)}`);
    },
    60_000 + 200 * CASES,
  );
});
