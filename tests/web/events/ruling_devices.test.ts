// The organiser's rulings on two devices, in undo and in links: nothing is lost, and what both wrote differently is offered.
import { beforeEach, expect, test } from 'vitest';
import { eventFrom, eventLink } from '../../../web/src/share/event_links.ts';
import type { EventStore } from '../../../web/src/store/event_store.ts';
import { newEvent, type TallyEvent } from '../../../web/src/systems/event.ts';
import type { Ruling } from '../../../web/src/systems/ruling.ts';
import { aDevice, beginOnBoth, by, clock, useClock, type Device } from './devices.ts';

const BONUS: Ruling = { key: 'b', kind: 'bonus', players: 'Ann', amount: '5' };
const LOT: Ruling = { key: 'l', kind: 'lot', players: 'Ann\nBen', seed: '7' };
const factor = (amount: string): Ruling => ({ key: 'factor-2', kind: 'factor', round: '2', amount });

let devices: Device[];
let event: TallyEvent;

beforeEach(async () => {
  devices = [await aDevice(1), await aDevice(1)];
  useClock();
  event = newEvent('rplops', 'League');
});

const tabOf = (at: number) => devices[at]!.tabs[0]!;
const storeOf = (at: number): EventStore => tabOf(at).store!;

const both = () => beginOnBoth(devices[0]!, devices[1]!, event);

async function exchange(): Promise<void> {
  const texts = [0, 1].map((at) => tabOf(at).files.write(storeOf(at)));
  for (const to of [0, 1]) await by(devices[to]!, () => storeOf(to).merge(tabOf(to).files.read(texts[1 - to]!)));
}

function rule(at: number, ...rulings: Ruling[]): void {
  clock.now += 10;
  by(devices[at]!, () => storeOf(at).changeHead({ rulings }, 'ruled'));
}

const keys = (at: number) =>
  storeOf(at)
    .rulings.map(({ key }) => key)
    .sort();

test('two devices that rule at the same time have both rulings', async () => {
  await both();
  rule(0, BONUS);
  rule(1, LOT);
  await exchange();
  expect([keys(0), keys(1)]).toEqual([
    ['b', 'l'],
    ['b', 'l'],
  ]);
  expect(storeOf(0).conflicts).toEqual([]);
});

test('a factor of one round that both type differently is one factor, and the other value is offered', async () => {
  await both();
  rule(0, factor('2'));
  rule(1, factor('3'));
  await exchange();
  for (const at of [0, 1]) {
    expect(storeOf(at).rulings).toEqual([factor('3')]);
    expect(storeOf(at).conflicts.map(({ path }) => path)).toEqual(['/rulings/factor-2/amount']);
  }
});

test('a ruling is undone, and done again', async () => {
  await both();
  rule(0, BONUS);
  by(devices[0]!, () => storeOf(0).undo());
  expect(storeOf(0).rulings).toEqual([]);
  by(devices[0]!, () => storeOf(0).redo());
  expect(storeOf(0).rulings).toEqual([BONUS]);
});

test('a link has them', async () => {
  const ruled = { ...event, rulings: [BONUS, LOT] };
  const link = await eventLink(ruled);
  const opened = await eventFrom(link.slice(link.indexOf('?') + 1));
  expect(opened).toMatchObject({ ok: true, contents: { event: ruled } });
});
