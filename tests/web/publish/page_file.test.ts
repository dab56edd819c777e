// The file of a results page: its head, its data, and what is typed in it as text.
import { describe, expect, test } from 'vitest';
import { USUAL_OPTIONS, optionsFrom, webAddress } from '../../../web/src/publish/options.ts';
import { escaped, oembedAddress, oembedFile, pageFile } from '../../../web/src/publish/page_file.ts';
import { standingsIn } from '../../../web/src/publish/published_standings.ts';
import { forPublication } from '../../../web/src/publish/published_event.ts';
import { resultsOf } from '../../../web/src/publish/results.ts';
import { openEventForms } from '../../../web/src/systems/models.ts';
import { tallysheet } from '../../wasm/module.ts';
import { aBoard, anEvent } from '../event_site.ts';

const TEMPLATE = `<title>%TITLE%</title><!--HEAD--><main class="%CLASS%"><h1>%HEADING%</h1>%FACTS%%NOTE%%CONTENTS%</main>
<script type="application/json" id="tallysheet-standings">%STANDINGS%</script><script>%EVENT%</script>%WHEN%`;

const event = anEvent('puffing-billy', [
  aBoard('a', 'Empire Builder', [
    ['<b>Jenny</b>', '252,000'],
    ['%NOTE%', '248,000'],
  ]),
]);
const forms = await openEventForms('puffing-billy');
const results = resultsOf(forPublication(event, USUAL_OPTIONS), 'point', {
  ...{ engine: tallysheet, events: null, awards: false, forms },
});
const page = (options: Partial<typeof USUAL_OPTIONS>) =>
  pageFile(
    TEMPLATE,
    results,
    '<p>drawn</p>',
    { options: { ...USUAL_OPTIONS, ...options }, numbers: 'point', when: '26 November 2026' },
    { scores: 'AGFzbQ==', events: '' },
  );

test('what the organiser types is text, and marks within it stay as they are', () => {
  const written = page({ heading: '<i>%EVENT%</i> & "co"', note: 'one\n<script>two</script>' });
  expect(written).toContain('<h1>&lt;i&gt;%EVENT%&lt;/i&gt; &amp; &quot;co&quot;</h1>');
  expect(written).toContain('<p class="organiser">one<br>&lt;script&gt;two&lt;/script&gt;</p>');
  expect(written).toContain('Puffing Billy · 2 players · one game');
  expect(escaped(`<>&"'`)).toBe('&lt;&gt;&amp;&quot;&#39;');
});

test('the event’s name is the heading where the organiser has typed none', () => {
  expect(page({})).toContain('<h1>Spring convention</h1>');
});

test('the standings stand in the file as data: 2 of 2 places', () => {
  const standings = standingsIn(page({ heading: '</script>' }));
  expect(standings?.heading).toBe('</script>');
  expect(standings?.rows.map((row) => row.slice(0, 3))).toEqual([
    ['1', '<b>Jenny</b>', '3.015'], // 2.5 + .515 in README's example
    ['2', '%NOTE%', '2.492'], // 2 + .5 × 248,000 ÷ 252,000
  ]);
});

describe('the head', () => {
  test('has the page’s address and that of its oEmbed file where the organiser has said it', () => {
    expect(page({ address: 'club.example/spring/results.html' })).toContain(
      '<link rel="canonical" href="https://club.example/spring/results.html"><link rel="alternate" type="application/json+oembed" href="https://club.example/spring/results.oembed.json" title="Spring convention">',
    );
  });

  test.each(['', 'javascript:alert(1)', 'ftp://club.example/', 'not an address'])('has none for “%s”', (address) => {
    expect(webAddress(address)).toBeNull();
    expect(page({ address })).not.toContain('<link');
  });
});

test('the oEmbed file frames the page with its standings alone', () => {
  const address = webAddress('https://club.example/results.html')!;
  expect(oembedAddress(webAddress('https://club.example/')!)).toBe('https://club.example/index.oembed.json');
  expect(JSON.parse(oembedFile(address, 'Spring "open"'))).toEqual({
    version: '1.0',
    type: 'rich',
    title: 'Spring "open"',
    html: '<iframe src="https://club.example/results.html#frame" title="Spring &quot;open&quot;" width="640" height="720"></iframe>',
    width: 640,
    height: 720,
  });
});

test('options that were kept strangely are the usual ones', () => {
  expect(optionsFrom(undefined)).toEqual(USUAL_OPTIONS);
  expect(optionsFrom({ heading: 3, colour: 'x', initials: 'yes' })).toEqual(USUAL_OPTIONS);
  expect(optionsFrom({ heading: 'H', note: 'N', colour: 'teal', initials: true, awards: false, address: 'a' })).toEqual(
    {
      heading: 'H',
      note: 'N',
      colour: 'teal',
      initials: true,
      awards: false,
      address: 'a',
    },
  );
});

const WHOLE = {
  version: 1,
  heading: 'H',
  system: 'S',
  when: 'W',
  columns: [{ title: 'Place', figure: true }],
  rows: [['1']],
  notes: [],
};
const block = (value: unknown) =>
  `<!doctype html><script type="application/json" id="tallysheet-standings">${JSON.stringify(value)}</script>`;

test('standings are read strictly', () => {
  expect(standingsIn(block(WHOLE))).toEqual(WHOLE);
  const strange = [null, [], 'x', { ...WHOLE, version: 2 }, { ...WHOLE, rows: [[1]] }, { ...WHOLE, rows: 'x' }];
  for (const value of [...strange, { ...WHOLE, columns: [{}] }, { ...WHOLE, notes: [3] }, { ...WHOLE, heading: {} }])
    expect(standingsIn(block(value))).toBeNull();
  expect(standingsIn('')).toBeNull();
  expect(standingsIn('<script type="application/json" id="tallysheet-standings">{"version":1')).toBeNull();
});
