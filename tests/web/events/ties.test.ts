// Ties that stay in an event's standings, and boards on which nobody has said who of the level players placed ahead.
import '../../../web/docs/no_browser.ts';
import { describe, expect, test } from 'vitest';
import { staticHtml } from '../../../web/docs/static_html.ts';
import type { EventModel } from '../../../web/src/events/event_model.ts';
import type { TallyEvent } from '../../../web/src/systems/event.ts';
import type { EventGame } from '../../../web/src/systems/event_game.ts';
import { tallysheet } from '../../wasm/module.ts';
import { aBoard, aGame, anEvent, anRplopsGame } from '../event_site.ts';
import { NUMBERS } from '../../../web/src/numbers/numbers.ts';

const { stores } = await import('../../../web/src/store/this_device.ts');
const { Scoring } = await import('../../../web/src/events/scoring.ts');
const { openEventForms } = await import('../../../web/src/systems/models.ts');
const ties = await import('../../../web/src/events/views/ties.ts');

async function opened(event: TallyEvent) {
  const scoring = new Scoring(stores.begin(event), tallysheet, await openEventForms(event.system), () => NUMBERS.point);
  const called = (game: EventGame) => `Board ${event.games.indexOf(game) + 1}`;
  const link = (...view: string[]) => `#event/${event.id}/${view.join('/')}`;
  return { scoring, model: { scoring, called, link, numbers: NUMBERS.point } as unknown as EventModel };
}

const text = (template: unknown) =>
  staticHtml(template)
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim();

async function saidOf(event: TallyEvent, player: string) {
  const { scoring, model } = await opened(event);
  const found = scoring.standings();
  const row = found.rows!.find((one) => one.player === player)!;
  return { row: text(ties.sharedPlace(model, found, row)), below: text(ties.sharedPlaces(model, found)) };
}

const SEVEN = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus'];
const CENTRES = [8, 8, 6, 4, 3, 3, 2];

const ranked = (...players: string[]) => players.map((player, at): [string, string] => [player, String(at + 1)]);

describe('players who share a place are told what they are level on', () => {
  test.each<[system: string, games: EventGame[], settings: Record<string, string>, on: string]>([
    [
      'puffing-billy',
      [
        aBoard('a', '1830', [
          ['Ann', '9'],
          ['Cleo', '6'],
        ]),
        aBoard('b', '18xx', [
          ['Ben', '3'],
          ['Dan', '2'],
        ]),
      ],
      {},
      'their totals',
    ],
    [
      'size-matters',
      [aGame('a', 'size-matters', SEVEN, CENTRES)],
      {},
      'points, solos, points difference and head-to-head',
    ],
    ['size-matters', [aGame('a', 'size-matters', SEVEN, CENTRES)], { tieBreakers: 'none' }, 'points and solos'],
    [
      'detour-98f',
      [aGame('a', 'detour-98f', SEVEN, CENTRES)],
      {},
      'points, wins, draws, best game, second-best game and third-best game',
    ],
    ['rplops', [anRplopsGame('a', ranked('Ann', 'Cleo')), anRplopsGame('b', ranked('Ben', 'Dan'))], {}, 'points'],
  ])('%s', async (system, games, settings, on) => {
    const { row, below } = await saidOf(anEvent(system, games, settings), 'Ann');
    expect(row).toBe(`Ann and Ben share 1st place: level on ${on}. The rules compare nothing else.`);
    expect(below).toBe(`Players with the same place are level on ${on}. The rules compare nothing else.`);
  });

  test('and nothing is said where all are apart', async () => {
    const { row, below } = await saidOf(anEvent('rplops', [anRplopsGame('a', ranked('Ann', 'Ben'))]), 'Ann');
    expect([row, below]).toEqual(['', '']);
  });

  test('of more than seven, six are named', async () => {
    const boards = Array.from({ length: 9 }, (_, at) =>
      aBoard(`b${at}`, `Game ${at}`, [
        [`P${at}`, '2'],
        [`Q${at}`, '1'],
      ]),
    );
    const { row } = await saidOf(anEvent('puffing-billy', boards), 'P8');
    expect(row).toMatch(/^P0, P1, P2, P3, P4, P5 and 3 others share 1st place/);
  });
});

describe('boards with an open tie', () => {
  const OPEN = aBoard('open', 'Rail Baron', [
    ['Ann', '300'],
    ['Ben', '300'],
  ]);
  const [ann, ben] = OPEN.state['finishers'] as object[];
  const ANSWERED = { ...OPEN, id: 'answered', state: { ...OPEN.state, finishers: [{ ...ann, ahead: 'yes' }, ben] } };

  test('are named above the standings, with a link', async () => {
    const { scoring, model } = await opened(anEvent('puffing-billy', [ANSWERED, OPEN]));
    const drawn = ties.openTies(model, scoring.standings());
    expect(text(drawn)).toContain('One tie is open: who placed ahead?');
    expect(text(drawn)).toContain('Board 2, Rail Baron: Ann and Ben are level on 300');
    expect(staticHtml(drawn)).toContain('href="#event/anevent/game/open"');
  });

  test('are not named once the players have reported it', async () => {
    const { scoring, model } = await opened(anEvent('puffing-billy', [ANSWERED]));
    expect(text(ties.openTies(model, scoring.standings()))).toBe('');
  });
});
