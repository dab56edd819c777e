// Two devices that change the systems of rounds apart from each other: merging in either order keeps every change, offers
// what both wrote differently, and records each change of a rule.
import { beforeEach, expect, test } from 'vitest';
import type { EventStore } from '../../../web/src/store/event_store.ts';
import { newEvent } from '../../../web/src/systems/event.ts';
import type { EventGame, SystemId } from '../../../web/src/systems/event_game.ts';
import { roundSetting, roundSystemIn, roundSystemText, scoringSystem } from '../../../web/src/systems/round_systems.ts';
import { RULE_CHANGES, ruleChangesIn, withRuleChange } from '../../../web/src/systems/rule_changes.ts';
import { anRplopsGame } from '../event_site.ts';
import { aDevice, beginOnBoth, by, clock, useClock, type Device } from './devices.ts';

const DEVICES = [0, 1];

let devices: Device[];

const tabOf = (at: number) => devices[at]!.tabs[0]!;
const storeOf = (at: number): EventStore => tabOf(at).store!;

beforeEach(async () => {
  devices = [await aDevice(1), await aDevice(1)];
  useClock();
  const event = { ...newEvent('rplops', 'League'), games: [anRplopsGame('one', [['Ann', '1']])] };
  await beginOnBoth(devices[0]!, devices[1]!, event);
});

/** Chooses the system and keeps the record of the change, as the page does. */
function score(at: number, round: number, system: SystemId, settings = {}): void {
  clock.now += 10;
  const store = storeOf(at);
  const change = { at: clock.now, rule: `Round ${round}: scored by`, from: 'RPLOPS', to: system };
  const changes = {
    [roundSetting(round)]: roundSystemText({ system, settings }),
    [RULE_CHANGES.name]: withRuleChange(store.setting(RULE_CHANGES.name), change),
  };
  by(devices[at]!, () => store.changeHead({ settings: { ...store.head.settings, ...changes } }, 'scored'));
}

async function exchange(): Promise<void> {
  const texts = DEVICES.map((at) => tabOf(at).files.write(storeOf(at)));
  for (const to of DEVICES) await by(devices[to]!, () => storeOf(to).merge(tabOf(to).files.read(texts[1 - to]!)));
}

const systemsOf = (at: number, ...rounds: number[]) =>
  rounds.map((round) => roundSystemIn(storeOf(at).head.settings, round)?.system);
const recorded = (at: number) => ruleChangesIn(storeOf(at).setting(RULE_CHANGES.name)).map(({ to }) => to);

test('different rounds: both devices have both systems and both records, with nothing to choose', async () => {
  score(0, 2, 'pentamind');
  score(1, 3, 'size-matters');
  await exchange();
  for (const at of DEVICES) {
    expect(systemsOf(at, 2, 3)).toEqual(['pentamind', 'size-matters']);
    expect(recorded(at)).toEqual(['pentamind', 'size-matters']);
    expect(storeOf(at).conflicts).toEqual([]);
    expect(scoringSystem(storeOf(at).head, storeOf(at).games)).toBe('several/rplops');
  }
});

test('the same round: the later system stands on both, the other is offered, and one choice settles it', async () => {
  score(0, 2, 'pentamind');
  score(1, 2, 'size-matters');
  await exchange();
  for (const at of DEVICES) {
    expect(systemsOf(at, 2)).toEqual(['size-matters']);
    expect(storeOf(at).conflicts.map(({ path }) => path)).toEqual([`/settings/${roundSetting(2)}`]);
    expect(recorded(at)).toEqual(['pentamind', 'size-matters']);
  }
  const [conflict] = storeOf(0).conflicts;
  clock.now += 10;
  by(devices[0]!, () => storeOf(0).settle(conflict!, conflict!.others[0]!.leaf, 'chosen'));
  await exchange();
  for (const at of DEVICES) {
    expect(systemsOf(at, 2)).toEqual(['pentamind']);
    expect(storeOf(at).conflicts).toEqual([]);
  }
});

test('a game in the round’s form on one device, and another round’s system on the other', async () => {
  const finish = [{ key: '1', player: 'Ann', place: '1' }];
  const game: EventGame = {
    id: 'two',
    form: 'pentamind',
    state: { heading: 'Go', finish, diluted: false, formula: 'current' },
    round: '2',
  };
  score(0, 2, 'pentamind');
  by(devices[0]!, () => storeOf(0).addGames([game], 'added'));
  score(1, 4, 'union-pacific');
  await exchange();
  for (const at of DEVICES) {
    expect(systemsOf(at, 2, 4)).toEqual(['pentamind', 'union-pacific']);
    expect(storeOf(at).game('two')).toEqual(game);
  }
  by(devices[1]!, () => storeOf(1).undo());
  await exchange();
  for (const at of DEVICES) expect(systemsOf(at, 2, 4)).toEqual(['pentamind', undefined]);
});
