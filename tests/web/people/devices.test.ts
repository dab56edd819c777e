// The people of an event on several devices, in files and in links: nothing is lost, every step can be undone, and what two
// devices wrote into one field is offered.
import { beforeEach, describe, expect, test } from 'vitest';
import { eventOf } from '../../../web/src/event_file/read.ts';
import { jsonOf } from '../../../web/src/event_file/write.ts';
import { ofSameNames } from '../../../web/src/merge/conflicts.ts';
import { madeOne, registeredTwice, without, withPresence, withTexts } from '../../../web/src/people/changes.ts';
import { eventFrom, eventLink } from '../../../web/src/share/event_links.ts';
import type { EventStore } from '../../../web/src/store/event_store.ts';
import { isHead } from '../../../web/src/store/whole.ts';
import { newEvent, type TallyEvent } from '../../../web/src/systems/event.ts';
import type { Person } from '../../../web/src/systems/person.ts';
import { renamed } from '../../../web/src/systems/player_names.ts';
import { anRplopsGame } from '../event_site.ts';
import { aDevice, by, clock, useClock, type Device } from '../events/devices.ts';

const ANN: Person = { key: 'ann', name: 'Ann', number: '1' };
const BEN: Person = { key: 'ben', name: 'Ben' };

let devices: Device[];
let event: TallyEvent;

beforeEach(async () => {
  devices = [await aDevice(1), await aDevice(1)];
  useClock();
  const games = [
    anRplopsGame('g', [
      ['Ann', '1'],
      ['Ben', '2'],
    ]),
  ];
  event = { ...newEvent('rplops', 'League'), people: [ANN, BEN], games };
});

const tabOf = (at: number) => devices[at]!.tabs[0]!;
const storeOf = (at: number) => tabOf(at).store!;

async function both(): Promise<[EventStore, EventStore]> {
  const begun = by(devices[0]!, () => tabOf(0).stores.begin(event));
  await begun.save();
  tabOf(0).store = begun;
  const text = tabOf(0).files.write(begun);
  tabOf(1).store = await by(devices[1]!, () => tabOf(1).stores.addNew(event.id, tabOf(1).files.read(text)));
  return [storeOf(0), storeOf(1)];
}

async function exchange(): Promise<void> {
  const texts = [0, 1].map((at) => tabOf(at).files.write(storeOf(at)));
  for (const [to, from] of [
    [0, 1],
    [1, 0],
  ] as const)
    await by(devices[to]!, () => storeOf(to).merge(tabOf(to).files.read(texts[from]!)));
}

const change = (at: number, people: (now: Person[]) => Person[], did = 'changed') => {
  clock.now += 10;
  by(devices[at]!, () => storeOf(at).changeHead({ people: people(storeOf(at).people) }, did));
};
const names = (at: number) =>
  storeOf(at)
    .people.map(({ name }) => name)
    .sort();

describe('two devices', () => {
  test('that add people at the same time have all of them, also when neither had any', async () => {
    delete event.people;
    await both();
    change(0, () => [ANN]);
    change(1, () => [BEN, { key: 'cara', name: 'Cara' }]);
    await exchange();
    expect([names(0), names(1)]).toEqual([
      ['Ann', 'Ben', 'Cara'],
      ['Ann', 'Ben', 'Cara'],
    ]);
    expect(storeOf(0).people).toEqual(storeOf(1).people);
    expect(storeOf(0).conflicts).toEqual([]);
  });

  test('that change different things about one person have both', async () => {
    await both();
    change(0, (people) => withTexts(people, 'ann', { team: 'Cardiff' }));
    change(1, (people) => withPresence(people, 'ann', 'here'));
    await exchange();
    for (const at of [0, 1]) expect(storeOf(at).people[0]).toEqual({ ...ANN, team: 'Cardiff', presence: 'here' });
    expect(storeOf(0).conflicts).toEqual([]);
  });

  test('of which one removes whom the other changes are offered the person', async () => {
    await both();
    change(0, (people) => withTexts(people, 'ann', { note: 'comes on Friday' }));
    change(1, (people) => without(people, 'ann'));
    await exchange();
    for (const at of [0, 1]) {
      const [offered] = storeOf(at).conflicts;
      expect([offered?.path, offered?.isRow]).toEqual(['/people/ann', true]);
    }
    by(devices[0]!, () => storeOf(0).settle(storeOf(0).conflicts[0]!, true, 'put back'));
    await exchange();
    for (const at of [0, 1]) expect(storeOf(at).people.find(({ key }) => key === 'ann')?.note).toBe('comes on Friday');
  });

  test('that rename a person everywhere are asked once for the list and all games', async () => {
    await both();
    for (const [at, to] of [
      [0, 'Anna'],
      [1, 'Annie'],
    ] as const) {
      clock.now += 10;
      const store = storeOf(at);
      const games = store.games.map((game) => ({ ...game, state: renamed(game.state, 'Ann', to) }));
      by(devices[at]!, () =>
        store.changeHead({ people: withTexts(store.people, 'ann', { name: to }) }, 'renamed', '', games),
      );
    }
    await exchange();
    const { conflicts } = storeOf(0);
    expect(conflicts.map(({ path }) => path).sort()).toEqual(['/people/ann/name', '/state/finish/1/player']);
    const asked = conflicts.find(({ path }) => path === '/people/ann/name')!;
    by(devices[0]!, () => storeOf(0).settle(asked, 'Anna', 'chosen', ofSameNames(conflicts, asked)));
    await exchange();
    for (const at of [0, 1]) {
      expect(storeOf(at).conflicts).toEqual([]);
      expect(storeOf(at).people[0]).toMatchObject({ name: 'Anna', formerly: 'Ann' });
      expect(JSON.stringify(storeOf(at).games)).toContain('"Anna"');
    }
  });

  test('that register the same person have two, who are made one with all that is known', async () => {
    await both();
    change(0, (people) => [...people, { key: 'x', name: 'Cara', number: '7', note: 'late on Friday' }]);
    change(1, (people) => [...people, { key: 'y', name: 'Cara', number: '8', team: 'Delft', presence: 'here' }]);
    await exchange();
    const [group] = registeredTwice(storeOf(0).people);
    expect(group?.map(({ key }) => key).sort()).toEqual(['x', 'y']);
    change(0, (people) => madeOne(people, group!));
    await exchange();
    for (const at of [0, 1]) {
      const caras = storeOf(at).people.filter(({ name }) => name === 'Cara');
      expect(caras).toHaveLength(1);
      expect([...caras[0]!.number!.split(' / ')].sort()).toEqual(['7', '8']);
      expect(caras[0]).toMatchObject({ note: 'late on Friday', team: 'Delft', presence: 'here' });
    }
  });
});

test('adding, changing and removing are undone and redone, also after the page was closed', async () => {
  const [store] = await both();
  change(0, (people) => [...people, { key: 'cara', name: 'Cara' }], 'Cara added');
  change(0, (people) => without(people, 'ann'), 'Ann removed');
  await store.save();
  const again = (await by(devices[0]!, () => tabOf(0).stores.open(event.id)))!;
  expect(again.history.all.map(({ did }) => did)).toEqual(['Cara added', 'Ann removed']);
  again.undo();
  expect(again.people).toEqual([ANN, BEN, { key: 'cara', name: 'Cara' }]);
  again.undo();
  expect(again.people).toEqual([ANN, BEN]);
  again.redo();
  expect(again.people.map(({ name }) => name)).toEqual(['Ann', 'Ben', 'Cara']);
});

describe('a file', () => {
  const FULL: Person = { ...ANN, team: 'Cardiff', note: 'x', presence: 'late', guest: true, formerly: 'Anne' };

  test('has everything about the people, and a link too', async () => {
    const people = [FULL, BEN];
    const read = eventOf(jsonOf({ ...event, people }));
    expect(read.ok && read.event.people).toEqual(people);
    const address = await eventLink({ ...event, people });
    const link = await eventFrom(address.slice(address.indexOf('?') + 1));
    expect(link.ok && link.contents.event.people).toEqual(people);
  });

  test('of an event without a list is what earlier versions write', () => {
    const { people: _, ...plain } = event;
    expect(jsonOf(plain)).not.toContain('people');
    expect(isHead({ ...plain, games: undefined }, plain.id)).toBe(true);
  });

  test('with something else in the list is refused with a pointer each', () => {
    const people = [{ key: 'a', name: 5, presence: 'away' }, { name: 'Ben' }, { key: 'a', name: 'Cara', shoe: '38' }];
    const read = eventOf(
      jsonOf({ ...event, people: [] }).replace('"people":[\n]', `"people":${JSON.stringify(people)}`),
    );
    expect(read.ok ? [] : read.problems).toEqual([
      'people/0/name is 5; it must be a text in quotation marks.',
      'people/0/presence is “away”; it must be “expected”, “here”, “late” or “left”.',
      'people/1 has no field “key”.',
      'people/2 has an unknown field “shoe”.',
      'people/2/key is “a”, which is already used.',
    ]);
    expect(isHead({ ...event, people }, event.id)).toBe(false);
  });

  test('with removed people is read again, and they can be put back', async () => {
    const [store] = await both();
    change(0, (people) => without(people, 'ann'));
    const read = eventOf(tabOf(0).files.write(store));
    expect(read.ok ? [] : read.problems).toEqual([]);
    expect(read.ok && read.changes.records.get('')?.hidden?.['/people/ann']).toBe(false);
  });
});
