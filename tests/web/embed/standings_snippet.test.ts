// The lines that show the standings of a results page on a club's page.
import { expect, test } from 'vitest';
import { standingsSnippet } from '../../../web/src/embed/builder/snippet.ts';

const SITE = 'https://tallysheet.example/embed_builder.html';

test('an element, with the places that are shown', () => {
  expect(standingsSnippet({ as: 'element', src: '', rows: '' }, SITE)).toBe(
    '<script type="module" src="https://tallysheet.example/tally-standings.js"></script>\n<tally-standings src="results.html"></tally-standings>',
  );
  expect(standingsSnippet({ as: 'element', src: ' a"b.html ', rows: ' 10 ' }, SITE)).toContain(
    '<tally-standings src="a&quot;b.html" rows="10"></tally-standings>',
  );
});

test('a frame of the standings alone', () => {
  expect(standingsSnippet({ as: 'frame', src: 'results.html#players', rows: '10' }, SITE)).toBe(
    '<iframe src="results.html#frame" title="Standings" width="100%" height="720" frameborder="0"></iframe>',
  );
});
