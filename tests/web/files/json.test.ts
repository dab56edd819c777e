// Files that are no event, or not quite one: a sentence for each, and never a throw.
import { describe, expect, test } from 'vitest';
import type { SystemId, FormId } from '../../../web/src/systems/event_game.ts';
import { eventOf } from '../../../web/src/event_file/read.ts';
import { jsonOf } from '../../../web/src/event_file/write.ts';
import { chance, randomEvent } from './random_events.ts';

const SYSTEMS: SystemId[] = ['puffing-billy', 'size-matters', 'detour-98f', 'rplops'];

const problems = (text: string): string[] => {
  const read = eventOf(text);
  return read.ok ? [] : read.problems;
};

/** A sound event with one place of it changed. */
function spoilt(change: (event: any) => void, system: SystemId = 'rplops'): string[] {
  const value = JSON.parse(jsonOf(randomEvent(system, 5, 2)));
  change(value);
  return problems(JSON.stringify(value));
}

describe('a file is refused with a sentence', () => {
  test.each([
    ['nothing', '', 'The file is not valid JSON. It is incomplete, or not an event file.'],
    ['half of it', '{"tallysheet":"event","ver', 'The file is not valid JSON. It is incomplete, or not an event file.'],
    ['a list', '[]', 'The file is JSON, but not a Tallysheet event.'],
    ['null', 'null', 'The file is JSON, but not a Tallysheet event.'],
    ['somebody else’s', '{"version":1}', 'The file is JSON, but not a Tallysheet event.'],
    [
      'of a later version',
      '{"tallysheet":"event","version":3}',
      'The file has version 3; this version of Tallysheet reads versions 1 and 2.',
    ],
    [
      'of a version that is none',
      '{"tallysheet":"event","version":"1"}',
      'The file has version “1”; this version of Tallysheet reads versions 1 and 2.',
    ],
    [
      'without a system',
      '{"tallysheet":"event","version":1}',
      'system is undefined; it must be “puffing-billy”, “union-pacific”, “size-matters”, “detour-98f”, “rplops”, “diplomacy”, “pentamind” or “own-rule”.',
    ],
    ['a depth of a million', '['.repeat(1e6), 'The file is not valid JSON. It is incomplete, or not an event file.'],
    [
      'a depth of a hundred thousand, closed',
      `{"tallysheet":${'['.repeat(1e5)}${']'.repeat(1e5)}}`,
      'The file is JSON, but not a Tallysheet event.',
    ],
  ])('that holds %s', (_, text, sentence) => expect(problems(text)).toEqual([sentence]));

  test.each<[string, (event: any) => void, string]>([
    ['a field too many', (event) => (event.extra = 1), 'The file has an unknown field “extra”.'],
    ['no name', (event) => delete event.name, 'The file has no field “name”.'],
    ['a name that is a number', (event) => (event.name = 5), 'name is 5; it must be a text in quotation marks.'],
    [
      'an endless name',
      (event) => (event.name = 'x'.repeat(10_001)),
      'name is 10001 characters long; the limit is 10000.',
    ],
    ['a setting too many', (event) => (event.settings.count = '2'), 'settings has an unknown field “count”.'],
    [
      'a setting that is not offered',
      (event) => (event.settings.useTime = 'perhaps'),
      'settings/useTime is “perhaps”; it must be “no” or “yes”.',
    ],
    ['games that are no list', (event) => (event.games = {}), 'games is a record; it must be a list.'],
    ['a game that is null', (event) => (event.games[0] = null), 'games/0 is null; it must be a record of fields.'],
    [
      'another system’s game',
      (event) => (event.games[1].form = 'detour-98f'),
      'games/1/form is “detour-98f”; it must be “rplops”.',
    ],
    [
      'an id that is a path',
      (event) => (event.id = 'a/b'),
      'id is “a/b”; it must be 1 to 64 letters, digits and hyphens.',
    ],
    [
      'a game of no id',
      (event) => (event.games[0].id = ''),
      'games/0/id is “”; it must be 1 to 64 letters, digits and hyphens.',
    ],
    [
      'one id twice',
      (event) => (event.games[1].id = event.games[0].id),
      'games/1/id is “game0”, which is already used.',
    ],
    [
      'a stage that is none',
      (event) => (event.games[0].stage = 'semi'),
      'games/0/stage is “semi”; it must be “preliminary”, “pick-up” or “final”.',
    ],
    ['no state', (event) => delete event.games[0].state, 'games/0 has no field “state”.'],
    [
      'a state of null',
      (event) => (event.games[0].state = null),
      'games/0/state is null; it must be a record of fields.',
    ],
    [
      'a list that is a text',
      (event) => (event.games[0].state.finish = 'x'),
      'games/0/state/finish is “x”; it must be a list.',
    ],
    [
      'a row without its key',
      (event) => delete event.games[0].state.finish[0].key,
      'games/0/state/finish/0 has no field “key”.',
    ],
    [
      'a key twice',
      (event) => (event.games[0].state.finish = [{ key: '1' }, { key: '1' }]),
      'games/0/state/finish/1/key is “1”, which is already used.',
    ],
    [
      'a place that is a number',
      (event) => (event.games[0].state.finish[0].place = 1),
      'games/0/state/finish/0/place is 1; it must be a text in quotation marks.',
    ],
    [
      '1,001 players',
      (event) => (event.games[0].state.finish = Array.from({ length: 1001 }, (_, key) => ({ key: String(key) }))),
      'games/0/state/finish has 1,001 entries; it must have 0 to 100.',
    ],
  ])('that has %s', (_, change, sentence) => expect(spoilt(change)).toEqual([sentence]));

  test('that has six powers, or two powers swapped', () => {
    expect(spoilt((event) => event.games[0].state.powers.pop(), 'detour-98f')).toEqual([
      'games/0/state/powers has 6 entries; it must have 7.',
    ]);
    expect(spoilt((event) => (event.games[0].state.powers[1].key = 'austria'), 'detour-98f')).toEqual([
      'games/0/state/powers/1/key is “austria”; it must be “england”.',
    ]);
  });
});

test('a field __proto__ is reported anywhere, and changes nothing', () => {
  const sound = jsonOf(randomEvent('rplops', 5, 2));
  for (const place of ['{"tallysheet"', '"settings":{', '"state":{', '{"key"']) {
    const evil = place.startsWith('{')
      ? `{"__proto__":{"polluted":1},${place.slice(1)}`
      : `${place}"__proto__":{"polluted":1},`;
    const text = sound.replace(place, evil).replace(',}', '}');
    expect(text).not.toBe(sound);
    expect(problems(text).join()).toContain('has an unknown field “__proto__”.');
  }
  expect(({} as Record<string, unknown>)['polluted']).toBe(undefined);
});

test('reports the first twenty of a thousand problems', () => {
  expect(spoilt((event) => (event.games = Array.from({ length: 1000 }, () => 7))).length).toBe(20);
});

test('none of 2,000 randomly changed files throws', () => {
  const next = chance(11);
  const sound = SYSTEMS.map((system) => jsonOf(randomEvent(system, 9, 2)));
  const pieces = [
    'null',
    '[]',
    '{}',
    '"',
    '1e999',
    '-0',
    '{"__proto__":null}',
    '\\u0000',
    ',',
    ']',
    '}',
    'true',
    '"toString"',
  ];
  for (let at = 0; at < 2000; at += 1) {
    const text = sound[next(4)]!;
    const from = next(text.length);
    const changed = text.slice(0, from) + pieces[next(pieces.length)] + text.slice(from + next(12));
    const read = eventOf(changed);
    if (!read.ok) expect(read.problems.length).toBeGreaterThan(0);
    else expect(eventOf(jsonOf(read.event))).toEqual(read);
  }
});

/** A form that is given a new field must be given it in the file too. */
test('the file format includes every field of every form', async () => {
  Object.assign(globalThis, { HTMLElement: class {}, customElements: { define: () => {} } });
  const { formId, systems } = await import('../../../web/src/systems/index.ts');
  const { openForm } = await import('../../../web/src/systems/models.ts');
  for (const system of systems) {
    for (const { id: tab } of system.tabs) {
      const id = formId(system, tab);
      const form = await openForm(id);
      const home = (system.id === 'union-pacific' ? 'puffing-billy' : system.id) as SystemId;
      for (const state of [form.state.blank(), form.state.example()]) expectWhole(home, id, state);
    }
  }
});

function expectWhole(system: SystemId, form: FormId, state: any): void {
  const event = { ...randomEvent(system, 1, 0), games: [{ id: 'one', form, state }] };
  expect(eventOf(jsonOf(event)), form).toMatchObject({ ok: true, event });
}

describe('what a file carries so that it can be merged', () => {
  const event = JSON.parse(jsonOf(randomEvent('rplops', 7, 1))) as { games: { id: string }[] };
  const [{ id }] = event.games as [{ id: string }];
  const stamp = '0'.repeat(9) + 'zz' + 'device001';
  const withChanges = (record: object, seen: unknown = {}) =>
    JSON.stringify({
      ...event,
      version: 2,
      changes: {
        seen,
        records: [
          { id: '', order: 1, stamp },
          { id, order: 1, stamp, ...record },
        ],
      },
    });

  test('is read beside the event', () => {
    const read = eventOf(withChanges({ stamps: { '/state/heading': stamp } }, { device: 5 }));
    expect(read.ok && read.changes.records.get(id)).toMatchObject({
      order: 1,
      stamp,
      stamps: { '/state/heading': stamp },
    });
  });

  test.each<[what: string, text: string, problem: string]>([
    ['a stamp that is none', withChanges({ stamp: 'now' }), 'changes/records/1/stamp is “now”; it must be a stamp.'],
    [
      'stamps that are none',
      withChanges({ stamps: { '/state': 7 } }),
      'changes/records/1/stamps is a record; it must be a record of stamps.',
    ],
    [
      'a hidden row that does not fit',
      withChanges({ hidden: { '/state/finish/x': false, '/state/finish/x/place': 7 } }),
      'changes/records/1/hidden/state/finish/x/place is 7; it must be a value that fits there.',
    ],
    [
      'a conflict that does not fit',
      withChanges({ conflicts: { '/state/heading': { leaf: 7, stamp, over: stamp } } }),
      'changes/records/1/conflicts/state/heading is 7; it must be a value that fits there.',
    ],
    [
      'a game that the file does not hold',
      withChanges({ id: 'other' }),
      'changes/records/1/id is “other”; it must be the id of a game.',
    ],
    [
      'times that are none',
      withChanges({}, { device: 'x' }),
      'changes/seen is a record; it must be a record of times.',
    ],
    [
      'a stamp at the latest time',
      withChanges({ stamp: (8.64e15).toString(36).padStart(11, '0') + 'device001' }),
      `changes/records/1/stamp says “${(8.64e15).toString(36).padStart(11, '0')}device001”, a time more than a century ahead of this device’s clock.`,
    ],
    ['seen times that no clock says', withChanges({}, { device: 1e300 }), 'changes/seen is a record; it must be'],
    ...[
      '/id',
      '/form',
      '/system',
      '/version',
      '/deleted',
      '/state/finish/x/key',
      '/__proto__',
      '/state/__proto__/x',
    ].map((path): [string, string, string] => [
      `a hidden ${path}`,
      withChanges({ hidden: { [path]: 'x' } }),
      `changes/records/1/hidden${path} is “x”; it must be a value that fits there.`,
    ]),
    [
      'a hidden path of 490,000 levels',
      withChanges({ hidden: { ['/a'.repeat(490_000)]: 1 } }),
      'changes/records/1/hidden/a/a/a',
    ],
    [
      'a hidden field that its game shows',
      withChanges({ hidden: { '/state/heading': 'another' } }),
      'changes/records/1/hidden has fields that the game or the event shows.',
    ],
    [
      'an order of a million rows',
      withChanges({ hidden: { '/state/finish/': Array.from({ length: 1_000_000 }, String) } }),
      'changes/records/1/hidden/state/finish/ is a list; it must be a value that fits there.',
    ],
    [
      'a lost value that does not fit',
      withChanges({ hidden: { [`/lost/~1state~1heading/${stamp}`]: { value: 7 } } }),
      `changes/records/1/hidden/lost/~1state~1heading/${stamp} is a record; it must be a value that fits there.`,
    ],
    [
      'a lost id',
      withChanges({ hidden: { [`/lost/~1id/${stamp}`]: { value: 'x' } } }),
      `changes/records/1/hidden/lost/~1id/${stamp} is a record; it must be`,
    ],
    [
      'a deleted game under another id',
      withChanges({ id: 'bin', value: { id: 'other', deleted: 5 } }),
      'changes/records/1/value/id is “other”; it must be “bin”.',
    ],
    ['no changes', JSON.stringify({ ...event, version: 2 }), 'changes/records is undefined; it must be a list.'],
  ])('is refused with a sentence where it has %s', (_what, text, problem) => {
    const read = eventOf(text);
    expect(read.ok ? [] : read.problems.join('\n')).toContain(problem);
  });

  test('may be what removed rows, lost values and the order of both leave behind', () => {
    const hidden = {
      '/stage': null,
      '/deleted': null,
      '/state/finish/x': false,
      '/state/finish/x/place': '7',
      [`/lost/~1state~1heading/${stamp}`]: { value: 'lost' },
      [`/lost/~1state~1finish~1x/${stamp}`]: { value: true },
      [`/lost/~1state~1finish~1/${stamp}`]: null,
      [`/lost/~1deleted/${stamp}`]: { value: null },
    };
    const read = eventOf(withChanges({ hidden }));
    expect(read.ok && read.changes.records.get(id)?.hidden).toEqual(hidden);
  });
});
