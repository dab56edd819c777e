// The results in the list of games and on the big screen: the figures of the games' own sheets, in the page's style.
import '../../../web/docs/no_browser.ts';
import { expect, test } from 'vitest';
import { NUMBERS } from '../../../web/src/numbers/numbers.ts';
import type { NumberStyle } from '../../../web/src/numbers/number_entry.ts';
import type { EventModel } from '../../../web/src/events/event_model.ts';
import type { EventGame } from '../../../web/src/systems/event_game.ts';
import { tallysheet } from '../../wasm/module.ts';
import { anEvent, anRplopsGame } from '../event_site.ts';

const { stores } = await import('../../../web/src/store/this_device.ts');
const { Scoring } = await import('../../../web/src/events/scoring.ts');
const { openEventForms } = await import('../../../web/src/systems/models.ts');
const { latestResults } = await import('../../../web/src/events/views/results.ts');

async function figuresOf(system: string, game: EventGame, style: NumberStyle, settings = {}): Promise<string[]> {
  const event = anEvent(system, [game], settings);
  const numbers = NUMBERS[style];
  const scoring = new Scoring(stores.begin(event), tallysheet, await openEventForms(system), () => numbers);
  const model = { scoring, numbers, games: event.games, called: () => 'Game 1' } as unknown as EventModel;
  return latestResults(model, 1).map(({ figure }) => figure);
}

const THREE = anRplopsGame('a', [
  ['Ann', '1'],
  ['Ben', '2'],
  ['Cleo', '3'],
]);

// RPLOPS: 3 ÷ (3 + 2 + 1) of three times the average.
test.each<[NumberStyle, string]>([
  ['point', '3,000.00'],
  ['comma', '3.000,00'],
])('a figure in thousands with decimals, on a page with a decimal %s', async (style, figure) => {
  expect(await figuresOf('rplops', THREE, style, { average: '2000' })).toEqual([figure]);
});
