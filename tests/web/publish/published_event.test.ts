// The parts of its event that a results page carries, and those that it leaves out.
import { expect, test } from 'vitest';
import { readEventData, eventData, inScript } from '../../../web/src/publish/embedded.ts';
import { initialsOf, forPublication } from '../../../web/src/publish/published_event.ts';
import { aBoard, anEvent } from '../event_site.ts';

const EVENT = {
  ...anEvent('puffing-billy', [
    aBoard('k3', 'Empire Builder', [
      ['Jenny Miller', '252,000'],
      ['Jack Morris', '248,000'],
    ]),
    aBoard('k1', 'Rail Baron', [
      ['Anna-Lena Fox', '200'],
      ['Jenny Miller', '180'],
    ]),
  ]),
  settings: {
    differentNames: '[["Jenny Miller","Jenny Muller"]]',
    differentGames: '[["k3","k1"]]',
    drawPairs: 'Jenny Miller, Jack Morris',
    ownAwards: '[["q7","Best newcomer","Jack Morris, Otto Plum","Fox was helpful"]]',
  },
  people: [
    { key: 'p9', name: 'Jenny Miller', number: '7', team: 'Blue', note: 'has paid', presence: 'here' as const },
    { key: 'p2', name: 'Jack Morris', guest: true, formerly: 'Jack Norris' },
    { key: 'p1', name: 'Stays Home', note: 'ill' },
  ],
};

const WITH_NAMES = { initials: false, awards: false };
const SHORTENED = { initials: true, awards: true };

test('games and people are numbered, and of people only those who play are in it, without notes and presence', () => {
  const { id, games, people, settings } = forPublication(EVENT, WITH_NAMES);
  expect(id).toBe('published');
  expect(games.map((game) => game.id)).toEqual(['1', '2']);
  expect(people).toEqual([
    { key: '1', name: 'Jenny Miller', team: 'Blue' },
    { key: '2', name: 'Jack Morris', guest: true },
  ]);
  expect(settings).toEqual({});
});

test('rulings are in it as far as they concern those who play, without reasons', () => {
  const rulings = [
    { key: 'x', kind: 'bonus' as const, players: 'Jenny Miller\nStays Home', amount: '1', reason: 'Stays Home helped' },
    { key: 'y', kind: 'bonus' as const, players: 'Stays Home', amount: '2' },
    { key: 'z', kind: 'factor' as const, round: '2', amount: '1.5' },
  ];
  expect(forPublication({ ...EVENT, rulings }, SHORTENED).rulings).toEqual([
    { key: '1', kind: 'bonus', players: 'J.M.', amount: '1' },
    { key: '3', kind: 'factor', round: '2', amount: '1.5' },
  ]);
});

test('initials stand for every name, different ones for different people', () => {
  const written = JSON.stringify(forPublication(EVENT, SHORTENED));
  for (const name of ['Jenny', 'Miller', 'Jack', 'Morris', 'Anna', 'Fox']) expect(written).not.toContain(name);
  expect([...initialsOf(['Jenny Miller', 'Jack Morris', 'Anna-Lena Fox', 'Łukasz', '李 小龙', '!'])]).toEqual([
    ['Jenny Miller', 'J.M.'],
    ['Jack Morris', 'J.M. 2'],
    ['Anna-Lena Fox', 'A.L.F.'],
    ['Łukasz', 'Ł.'],
    ['李 小龙', '李.小.'],
    ['!', '?'],
  ]);
});

test('the data of a page is read as it was written, with markup in its names', () => {
  const event = forPublication(EVENT, WITH_NAMES);
  const named = { ...event, name: '</script><!--<script>\u2028' };
  const text = eventData({ event: named, numbers: 'comma', awards: true });
  expect(text).not.toContain('<');
  expect(readEventData(text)).toEqual({ event: named, numbers: 'comma', awards: true });
});

test.each(['', '{}', '[]', '["point"]', '["point",{}]', '["dot",{}]', '[null,null]', 'x'])('%s is no data', (text) => {
  expect(readEventData(text)).toBeNull();
});

test('JSON in a script has no character that could end it', () => {
  const json = JSON.stringify({ '<!--': '</SCRIPT>' });
  expect(inScript(json)).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(inScript(json))).toEqual(JSON.parse(json));
});

test('the director’s own awards are in it where awards are shown, without reasons where names are shortened', () => {
  const awardsOf = (options: typeof SHORTENED) => forPublication(EVENT, options).settings['ownAwards'];
  expect(awardsOf(WITH_NAMES)).toBe(undefined);
  expect(awardsOf({ ...WITH_NAMES, awards: true })).toBe(
    '[["1","Best newcomer","Jack Morris, Otto Plum","Fox was helpful"]]',
  );
  expect(awardsOf(SHORTENED)).toBe('[["1","Best newcomer","J.M. 2, O.P.",""]]');
});
