// Entering a convention of three rounds, four boards of four each, on a phone: from slips, whose codes open the boards; from
// the list of games of a drawn round; and with every name typed. Counts taps, keys and codes read, not time.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { boardLink } from '../../web/src/share/board_links.ts';
import type { EventGame } from '../../web/src/systems/event_game.ts';
import { anEvent, anRplopsGame, standingsOf, storeEvent } from '../web/event_site.ts';
import { names } from '../web/guide/people.ts';
import { newPage, PHONE } from '../web/site.ts';
import { Hand } from './hand.ts';
import { table } from './measure.ts';
import { opened } from './opened.ts';

const ROUNDS = 3;
const BOARDS = 4;
const SEATS = 4;
const PLAYERS = names(BOARDS * SEATS);

/** Nobody meets anybody twice in the first rounds: seat s of a row moves on by s boards each round. */
const seated = (round: number, board: number) =>
  Array.from({ length: SEATS }, (_, seat) => PLAYERS[((board + seat * round) % BOARDS) * SEATS + seat]!);

const places = (round: number, board: number) =>
  Array.from({ length: SEATS }, (_, seat) => ((seat + round + board) % SEATS) + 1);

const ALL = Array.from({ length: ROUNDS * BOARDS }, (_, at) => ({
  round: Math.floor(at / BOARDS),
  board: at % BOARDS,
}));

const drawn = ALL.map(
  ({ round, board }): EventGame => ({
    ...anRplopsGame(
      `r${round}b${board}`,
      seated(round, board).map((name) => [name, '']),
    ),
    ...{ round: String(round + 1), board: String(board + 1) },
  }),
);

const browserAndSite = opened();

async function phoneWith(games: EventGame[]): Promise<Page> {
  const { browser, site } = browserAndSite;
  const page = await newPage(browser, PHONE);
  page.setDefaultTimeout(20_000);
  await page.goto(`${site.address}#events`);
  await page.locator('.new-event').waitFor();
  const people = PLAYERS.map((name, at) => ({ key: String(at + 1), name, presence: 'here' as const }));
  await page.evaluate(storeEvent, { ...anEvent('rplops', games), people });
  await page.goto(`${site.address}#event/anevent`);
  await page.locator('.view-games').waitFor();
  return page;
}

const placeFields = (page: Page) => page.locator('tally-form input[data-column="place"]');

/** A tap on the first field; *Next* then leads from place to place. */
async function enterPlaces(hand: Hand, round: number, board: number): Promise<void> {
  for (const [seat, place] of places(round, board).entries()) {
    if (seat === 0) await hand.fill(placeFields(hand.page).first(), String(place));
    else {
      await hand.next();
      await hand.type(String(place));
    }
  }
}

async function fromSlips(): Promise<Hand> {
  const hand = new Hand(await phoneWith(drawn));
  for (const [at, { round, board }] of ALL.entries()) {
    const { id, form, state } = drawn[at]!;
    const link = await boardLink(form, state, { event: 'anevent', game: id });
    await hand.scan(`${browserAndSite.site.address}#${link}`);
    await hand.page.waitForURL(`**/#event/anevent/game/${id}`);
    await enterPlaces(hand, round, board);
  }
  return hand;
}

async function fromTheList(): Promise<Hand> {
  const hand = new Hand(await phoneWith(drawn));
  for (const { round, board } of ALL) {
    const line = hand.page.locator('.game-line', { hasText: new RegExp(`^\\s*R${round + 1} board ${board + 1}\\b`) });
    while ((await line.count()) === 0) await hand.page.mouse.wheel(0, 500);
    await hand.tap(line);
    await enterPlaces(hand, round, board);
    await hand.tap(hand.page.getByRole('link', { name: 'Games', exact: true }));
  }
  return hand;
}

/** Three letters of each name, and a tap on the one that is offered. */
async function byHand(): Promise<Hand> {
  const hand = new Hand(await phoneWith([]));
  const { page } = hand;
  for (const [at, { round, board }] of ALL.entries()) {
    await hand.tap(
      at > 0 && board === 0
        ? page.getByRole('button', { name: `Start round ${round + 1}` })
        : page.getByRole('button', { name: /^Enter a/ }),
    );
    await page.locator('tally-form input:focus').waitFor(); // where the page begins, a moment after the form is there
    if (at === 0) await hand.fill(page.getByLabel('Round', { exact: true }), '1');
    for (const [seat, name] of seated(round, board).entries()) {
      await hand.fill(page.locator('tally-form input[data-column="player"]').nth(seat), name.slice(0, 3));
      await hand.tap(page.getByRole('option', { name }));
    }
    await enterPlaces(hand, round, board);
    await hand.tap(page.getByRole('link', { name: 'Games', exact: true }));
  }
  return hand;
}

async function standings({ page }: Hand): Promise<string[]> {
  await page.goto(page.url().replace(/#.*/, '#event/anevent/standings'));
  await page.locator('.standings tbody').first().waitFor();
  return standingsOf(page);
}

test('a convention of twelve boards', async () => {
  const ways: [string, Hand][] = [];
  ways.push(['from slips', await fromSlips()]);
  ways.push(['from the list of a drawn round', await fromTheList()]);
  ways.push(['by hand', await byHand()]);
  const [first, ...others] = await Promise.all(ways.map(([, hand]) => standings(hand)));
  expect(first).toHaveLength(PLAYERS.length);
  for (const one of others) expect(one).toEqual(first);
  table('Twelve boards of four entered on a phone', [
    ['way', 'codes read', 'taps', 'keys', 'together'],
    ...ways.map(([way, { scans, taps, keys }]) => [way, scans, taps, keys, scans + taps + keys]),
  ]);
});
