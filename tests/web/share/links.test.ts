// Links: what goes in comes out, for ever; what was changed on the way is a sheet or a sentence.
// LINK_FORMS and LINK_MUTATIONS say how many of each are tried.
import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { EVENT_VERSION, type TallyEvent } from '../../../web/src/systems/event.ts';
import { eventFrom, eventLink, shortEventLink, type Carried } from '../../../web/src/share/event_links.ts';
import { formLink, formOf } from '../../../web/src/share/form_links.ts';
import { eventSystems } from '../../../web/src/systems/event_systems.ts';
import { formId, pages, tabOf } from '../../../web/src/systems/index.ts';
import { unstamped } from '../../../web/src/merge/event_changes.ts';
import { LONGEST_LINK } from '../../../web/src/share/link.ts';
import { pick, seeded } from '../../reference/random.ts';
import { randomEvent } from '../files/random_events.ts';
import { FORM_IDS, mutated, randomForm } from './link_states.ts';

interface Vector {
  name: string;
  form?: string;
  state?: object;
  event?: TallyEvent;
  link: string;
}

const FORMS = Number(process.env['LINK_FORMS'] ?? 300);
const MUTATIONS = Number(process.env['LINK_MUTATIONS'] ?? 600);
const vectors = JSON.parse(readFileSync(new URL('../../vectors/links.json', import.meta.url), 'utf8')) as Vector[];

const split = (link: string) => [link.slice(0, link.indexOf('?')), link.slice(link.indexOf('?') + 1)] as const;

/** Opens a link as the page does. */
function opened(link: string) {
  const [form, carried] = split(link);
  return form === 'events' ? eventFrom(carried) : formOf(form, carried);
}

const withoutIds = ({ games, ...head }: TallyEvent) => ({ ...head, games: games.map(({ id: _, ...game }) => game) });

/** A link to these values, packed as the page would. */
const linkOf = (form: string, values: unknown) =>
  `${form}?1.${deflateSync(JSON.stringify(values)).toString('base64url')}`;

async function contents(link: string): Promise<unknown> {
  const read = await opened(link);
  return read.ok ? read.contents : read.problem;
}

describe('links of earlier versions', () => {
  test('exist for every form', () => {
    expect([...new Set(vectors.map(({ form }) => form ?? 'events'))].sort()).toEqual([...FORM_IDS, 'events'].sort());
    const forms = pages.flatMap((page) => page.tabs.map(({ id }) => formId(page, id)));
    expect(forms.sort()).toEqual([...FORM_IDS].sort());
  });

  test.each(vectors)(
    '$name still opens, blank in what fields were added since',
    async ({ form, state, event, link }) => {
      const read = await contents(link);
      if (state) expect(read).toEqual({ ...tabOf(form!)!.state.blank(), ...state });
      else expect(withoutIds((read as Carried).event)).toEqual(event);
    },
  );
});

test(`${FORMS} forms are identical after a round trip through a link`, async () => {
  const random = seeded(20261121);
  for (let at = 0; at < FORMS; at += 1) {
    const { form, state } = randomForm(random);
    const link = await formLink(form, state);
    expect(link).toMatch(/^[\w/-]+\?1\.[\w-]+$/);
    const read = await opened(link);
    if (link.length > LONGEST_LINK) expect(read.ok).toBe(false);
    else
      expect(read.ok && JSON.stringify(read.contents)).toBe(
        JSON.stringify(
          Object.fromEntries(Object.keys(tabOf(form)!.state.fields).map((field) => [field, state[field]])),
        ),
      );
  }
});

test('events of every system are identical after a round trip through a link', async () => {
  for (let at = 0; at < 40; at += 1) {
    const system = pick(seeded(at), eventSystems).id;
    const event = randomEvent(system, at);
    const read = await contents(await eventLink(event));
    expect((read as Carried).event).toEqual(event);
  }
});

/** The games of this number of random events. */
const gamesOf = (count: number) => Array.from({ length: count }, (_, at) => randomEvent('rplops', at).games).flat();

test('an event has the same short link as long as that is opened, and none beyond', async () => {
  const lengths: number[] = [];
  for (const games of [1, 10, 400]) {
    const event = { ...randomEvent('rplops', games), games: gamesOf(games) };
    const link = await eventLink(event);
    expect(await shortEventLink(event, unstamped(event))).toBe(link.length > LONGEST_LINK ? null : link);
    lengths.push(link.length);
  }
  expect(lengths[0]).toBeLessThan(LONGEST_LINK);
  expect(lengths[2]).toBeGreaterThan(LONGEST_LINK);
});

test(`${MUTATIONS} mutated links each give a form or a sentence`, async () => {
  const random = seeded(981121);
  const links = await Promise.all(
    Array.from({ length: 40 }, async () => {
      const { form, state } = randomForm(random);
      return formLink(form, state);
    }),
  );
  const reported = new Map<string, number>();
  for (let at = 0; at < MUTATIONS; at += 1) {
    const read = await opened(mutated(random, pick(random, links), pick(random, links)));
    const kind = read.ok ? 'opened' : read.problem.replace(/\d+/g, '…');
    if (!read.ok) expect(read.problem).toMatch(/^[A-Z].*\.$/);
    reported.set(kind, (reported.get(kind) ?? 0) + 1);
  }
  expect(reported.size).toBeGreaterThan(4);
});

describe('a link from anyone', () => {
  test('is reported if it has a later version', async () => {
    expect(await contents('rplops?2.abc')).toMatch(
      /^A later version of Tallysheet made it \(link version 2; this page reads 1\)/,
    );
  });

  test('is reported if it is cut off or changed in one character', async () => {
    const link = await formLink('rplops', {
      heading: 'Spring',
      finish: [{ key: '1', player: 'Ann' }],
      formula: 'RPLOPS',
      average: '',
      hours: '',
    });
    for (const broken of [link.slice(0, -1), link.slice(0, -5), `${link.slice(0, -6)}A${link.slice(-5)}`]) {
      expect(await contents(broken)).toMatch(/^It is incomplete/);
    }
  });

  test('is reported if its beginning is missing', async () => {
    expect(await contents('rplops?utm_source=x')).toMatch(/^It does not start like a Tallysheet link/);
  });

  test('is reported with its length if it is too long', async () => {
    expect(await contents(`rplops?1.${'A'.repeat(40_000)}`)).toMatch(
      /^It is 40002 characters long; the limit is 30000/,
    );
  });

  test('is not expanded without limit', async () => {
    expect(await contents(linkOf('rplops', ['0'.repeat(5_000_000)]))).toMatch(
      /^It expands to more than 1000000 characters/,
    );
  });

  test.each([
    ['more fields than there are', ['', [], 0, '', '', 'more']],
    ['a record', { heading: 'x' }],
    ['another kind of value', ['', [], 'length', '', '']],
    ['a number for a name', ['', [[7]]]],
    ['a row of too many cells', ['', [['a', '1', '2', '3']]]],
    ['too many rows', ['', Array(101).fill([])]],
    ['a text that is too long', ['x'.repeat(10_001), []]],
    ['an unknown choice', ['', [], 3]],
    ['lists in lists', [[[[[]]]], []]],
    ['nothing', null],
  ])('%s does not fit', async (_, values) => {
    expect(await contents(linkOf('rplops', values))).toMatch(/^Its contents do not fit/);
  });

  test.each([
    ['another system’s form', ['rplops', 'x', 'Name', [], [['puffing-billy', 0, '', []]]]],
    ['an unknown setting', ['rplops', 'x', 'Name', ['__proto__', 'x'], []]],
    ['an id that is no id', ['rplops', 'x/../y', 'Name', [], []]],
    ['an unknown system', ['constructor', 'x', 'Name', [], []]],
    ['a stage by name', ['rplops', 'x', 'Name', [], [['rplops', 'length', '', []]]]],
    ['too little', ['rplops']],
  ])('an event with %s does not fit', async (_, values) => {
    expect(await contents(linkOf('events', values))).toMatch(/^Its contents do not fit/);
  });

  test('an event has the version of this page', () => expect(EVENT_VERSION).toBe(1));

  test.each(['', 'constructor', '__proto__', 'puffing-billy/', 'nothing'])(
    'a link to %j leads nowhere',
    async (form) => {
      expect(await contents(`${form}?1.abc`)).toMatch(/^It does not lead to any sheet/);
    },
  );
});
