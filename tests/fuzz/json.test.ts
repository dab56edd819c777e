// Event files from any source: each is either an event that its own file reproduces, or is reported in sentences.
import { expect, test } from 'vitest';
import { parseExactly } from '../../web/src/numbers/exact_json.ts';
import { eventOf } from '../../web/src/event_file/read.ts';
import { jsonOf } from '../../web/src/event_file/write.ts';
import { fuzz, patience } from './loop.ts';
import { progress } from './progress.ts';

const FIELDS = [
  'tallysheet',
  'version',
  'id',
  'name',
  'system',
  'settings',
  'games',
  'form',
  'state',
  'stage',
  'heading',
  'finishers',
  'boards',
  'players',
  'powers',
  'finish',
  'key',
  'player',
  'score',
  'best',
  'place',
  'centres',
  'draw',
  'year',
  'held',
  'formula',
  'average',
  'hours',
  'listed',
  'decimals',
  'rounding',
  'floor',
];
const EVENTS = ['rplops', 'puffing-billy', 'size-matters', 'detour-98f'].map(
  (system) =>
    `{"tallysheet":"event","version":1,"id":"a","name":"","system":"${system}","settings":{},"games":[{"id":"b","form":"${system}","state":{"heading":""}}]}`,
);
const WORDS = [
  ...EVENTS,
  ...FIELDS.map((field) => `"${field}":`),
  '{"tallysheet":"event","version":1,',
  '"id":"a","name":"",',
  '"settings":{},',
  '"games":[',
  '"finish":[],',
  '{"key":"1"}',
  '{',
  '}',
  '[',
  ']',
  ',',
  '"',
  'null',
  'true',
  '1',
  '1e999',
  '-0',
  '"__proto__":{"polluted":1},',
  '\\u0000',
  '\\ud800',
  '"austria"',
  '""',
];

const kindOf = (problem: string) => problem.replace(/“.*”|\d+/gs, '#');

async function attempt(text: string): Promise<string[]> {
  exactly(text);
  const read = eventOf(text);
  expect(({} as Record<string, unknown>)['polluted']).toBe(undefined);
  if (read.ok) {
    expect(eventOf(jsonOf(read.event))).toEqual(read);
    return [read.event.system, ...read.event.games.map(({ form, stage }) => `${form} ${stage}`)];
  }
  expect(read.problems.length).toBeGreaterThan(0);
  for (const problem of read.problems) expect(problem).toMatch(/.\.$/s);
  return [progress(text), ...read.problems.map(kindOf)];
}

/** The command's reader accepts exactly what JSON.parse accepts. */
function exactly(text: string): void {
  const errors = [JSON.parse, parseExactly].map((parse) => {
    try {
      parse(text);
      return null;
    } catch (error) {
      return (error as Error).name;
    }
  });
  expect(errors[1]).toBe(errors[0]);
}

test(
  'no file is taken for anything but an event or sentences',
  () => fuzz({ name: 'json', words: WORDS, attempt }),
  patience,
);
