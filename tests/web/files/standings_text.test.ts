// Standings as texts for a post, from the engine's own standings.
import { describe, expect, test } from 'vitest';
import load from '../../../build/package/tallysheet.js';
import { shortText } from '../../../web/src/export/table_text.ts';
import { shortStandings, standingsCsv, standingsTable, standingsText } from '../../../web/src/export/standings_text.ts';
import { NUMBERS, type Numbers } from '../../../web/src/numbers/numbers.ts';
import type { StandingRow } from '../../../web/src/systems/event_rules.ts';

const engine = await load();
const game = (...players: string[]) => ({ finish: players.map((player, index) => ({ player, place: index + 1 })) });

function rplops(...games: ReturnType<typeof game>[]) {
  const outcome = engine.rplops.standings({ games });
  if (!outcome.ok) throw new Error('no standings');
  return outcome.value.rows;
}

const tableOf = (system: string, rows: StandingRow[]) => (numbers: Numbers) => standingsTable(system, rows, numbers);

const rows = rplops(game('Ann', 'Bob'), game('Bob', 'Ann'), game('Cy', '王小明'));

test('plain text: columns are aligned, and shared places marked', () => {
  expect(
    standingsText('plain', {
      title: 'Spring weekend',
      table: tableOf('rplops', rows),
      numbers: NUMBERS.point,
      link: null,
    }),
  ).toBe(
    [
      'Spring weekend',
      '',
      'Place  Player   Total  Games',
      '   1=  Ann     100.00      2',
      '   1=  Bob     100.00      2',
      '    3  Cy       66.67      1',
      '    4  王小明   33.33      1',
      '',
    ].join('\n'),
  );
});

test('Markdown: a table', () => {
  expect(
    standingsText('markdown', { title: 'Spring', table: tableOf('rplops', rows), numbers: NUMBERS.point, link: null })
      .split('\n')
      .slice(0, 5),
  ).toEqual([
    '**Spring**',
    '',
    '| Place | Player | Total | Games |',
    '| ---: | --- | ---: | ---: |',
    '| 1\\= | Ann | 100.00 | 2 |',
  ]);
});

test('BBCode: the aligned columns as code', () => {
  const text = standingsText('bbcode', {
    title: 'Spring',
    table: tableOf('rplops', rows),
    numbers: NUMBERS.point,
    link: null,
  });
  expect(text).toMatch(/^\[b\]Spring\[\/b\]\n\[code\]\nPlace {2}Player/);
  expect(text).toMatch(/\[\/code\]\n$/);
});

describe('a name is only text', () => {
  const names = ['*a* | `b` <i>', '[/code][b]x', 'line\nbreak', '[x](http://y)', 'back\\slash', '\u202eturned'];
  const copied = (kind: 'plain' | 'markdown' | 'bbcode') =>
    standingsText(kind, {
      title: 'T',
      table: tableOf('rplops', rplops(game(...names))),
      numbers: NUMBERS.point,
      link: null,
    });

  test('in plain text it stays in its line', () => {
    expect(copied('plain').split('\n').length).toBe(2 + 1 + names.length + 1);
    expect(copied('plain')).not.toContain('\u202e');
  });

  test('in Markdown every special character is escaped', () => {
    const text = copied('markdown');
    expect(text).toContain('\\*a\\* \\| \\`b\\` \\<i\\>');
    expect(text).toContain('\\[x\\]\\(http\\://y\\)');
    expect(text).toContain('back\\\\slash');
    for (const line of text.split('\n').slice(2, -1)) expect(line.match(/(?<!\\)\|/g)?.length).toBe(5);
  });

  test('in BBCode it opens and closes no tag', () => {
    expect(copied('bbcode').match(/\[\/?\w+\]/g)).toEqual(['[b]', '[/b]', '[code]', '[/code]']);
  });
});

test('Puffing Billy lists the categories, with dropped ones in brackets', () => {
  const board = (category: string, ...players: string[]) => ({
    category,
    finishers: players.map((player, index) => ({ player, score: 100 - index })),
  });
  const outcome = engine.puffingBilly.standings({
    boards: [board('Rail Baron', 'Ann', 'Bob'), board('1830', 'Bob', 'Ann')],
    count: 1,
  });
  const text = outcome.ok
    ? standingsText('plain', {
        title: 'T',
        table: tableOf('puffing-billy', outcome.value.rows),
        numbers: NUMBERS.point,
        link: null,
      })
    : '';
  expect(text.split('\n')[3]).toMatch(/^ +1= {2}Ann +3\.015 {2}Rail Baron 3\.015, \(1830 2\.495\)$/);
});

test('Puffing Billy has no zero before the point, as its sheets', () => {
  const finishers = [300, 200, 150, 100].map((score, at) => ({ player: 'ABCD'[at]!, score }));
  const outcome = engine.puffingBilly.standings({ boards: [{ category: '1830', finishers }] });
  const text = outcome.ok
    ? standingsText('plain', {
        title: 'T',
        table: tableOf('puffing-billy', outcome.value.rows),
        numbers: NUMBERS.point,
        link: null,
      })
    : '';
  expect(text).toMatch(/4 {2}D +\.\d{3} {2}1830 \.\d{3}$/m);
});

test('Diplomacy names the tie-breaker that decided', () => {
  const powers = (names: string[], centres: number[]) =>
    (['austria', 'england', 'france', 'germany', 'italy', 'russia', 'turkey'] as const).map((power, at) => ({
      power,
      player: names[at]!,
      centres: centres[at]!,
    }));
  const outcome = engine.sizeMatters.standings({
    games: [
      { powers: powers([...'ABCDEFG'], [18, 16, 0, 0, 0, 0, 0]) },
      { powers: powers([...'BXCDEFG'], [17, 17, 0, 0, 0, 0, 0]) },
    ],
  });
  expect(
    outcome.ok &&
      standingsText('plain', {
        title: 'T',
        table: tableOf('size-matters', outcome.value.rows),
        numbers: NUMBERS.point,
        link: null,
      }),
  ).toMatch(/Place {2}Player {2} *Total {2}Games {2}Solos {2} *Difference/);
});

test('in short, for messengers: one line each', () => {
  expect(shortStandings({ title: 'Spring', table: tableOf('rplops', rows), numbers: NUMBERS.point, link: null })).toBe(
    'Spring\n1= Ann 100.00\n1= Bob 100.00\n3 Cy 66.67\n4 王小明 33.33\n',
  );
});

test('a sheet in short is in the order of its places, and leaves out what is blank', () => {
  const lines = [
    { place: '2', player: 'Austria (Ann)', total: '42.11' },
    { place: '10', player: 'Bob', total: '' },
    { place: '1', player: 'Cy\nLee', total: '57.89' },
  ];
  expect(shortText('Round 1', [{ lines }])).toBe('Round 1\n1 Cy Lee 57.89\n2 Austria (Ann) 42.11\n10 Bob\n');
  const unplaced = { caption: 'Board 1', lines: [{ place: '', player: 'Ann', total: '74.03' }] };
  expect(shortText('Final', [unplaced, unplaced])).toBe('Final\n\nBoard 1\nAnn 74.03\n\nBoard 1\nAnn 74.03\n');
});

describe('a link back to the event', () => {
  const link = 'https://example.org/#events?1.ab-c_d';
  const posted = { title: 'Spring', table: tableOf('rplops', rows), numbers: NUMBERS.point, link } as const;

  test('is the last line of what is copied for a messenger', () => {
    expect(shortStandings(posted)).toMatch(/\n4 王小明 33\.33\n\nhttps:\/\/example\.org\/#events\?1\.ab-c_d\n$/);
  });

  test.each([
    ['plain', `\n\n${link}\n`],
    ['markdown', `\n\n[Open the event](${link})\n`],
    ['bbcode', `[/code]\n\n[url=${link}]Open the event[/url]\n`],
  ] as const)('is the last line of %s', (kind, end) => {
    expect(standingsText(kind, posted).endsWith(end)).toBe(true);
  });

  test('is below the rows of a CSV', () => {
    expect(standingsCsv(posted, 'point').split('\r\n').slice(-4)).toEqual(['4,王小明,33.33,1', '', `,${link}`, '']);
  });
});

test('a CSV has plain figures, with a point or a comma, and names that are no formula', () => {
  const outcome = engine.rplops.standings({ games: [game('=1+1', 'Bob')], average: '1000' });
  const rows = outcome.ok ? outcome.value.rows : [];
  const posted = { title: 'T', table: tableOf('rplops', rows), numbers: NUMBERS.point, link: null } as const;
  // 2,000 × 2 ÷ 3, and 2,000 ÷ 3
  expect(standingsCsv(posted, 'point').split('\r\n')).toEqual([
    '\ufeffPlace,Player,Total,Games',
    "1,'=1+1,1333.33,1",
    '2,Bob,666.67,1',
    '',
  ]);
  expect(standingsCsv(posted, 'comma').split('\r\n')[1]).toBe("1;'=1+1;1333,33;1");
});
