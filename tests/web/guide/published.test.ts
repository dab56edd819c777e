// The guide's published results: the check of posted scores says of each what the page says.
import { expect, test } from 'vitest';
import { publishedPage } from '../../../web/docs/published/published_page.ts';
import { staticHtml } from '../../../web/docs/static_html.ts';
import { LIBRARY } from '../../../web/src/systems/own-rule/library.ts';
import { PUBLISHED } from '../../../web/docs/published/all_results.ts';
import { scoredAgain } from '../../../web/docs/published/scored_again.ts';
import { engine } from '../files/imported.ts';

test.each(PUBLISHED)('$id', async (result) => {
  const { verdict } = await scoredAgain(result, engine);
  expect(verdict).toBe(result.says);
});

test('every board has a score for each of its rows, or says that none is printed', () => {
  for (const { boards } of PUBLISHED)
    for (const { name, state, list, posted } of boards)
      expect(posted, name).toHaveLength((state[list] as object[]).length);
});

test('each result has an id of its own and a source', () => {
  expect(new Set(PUBLISHED.map(({ id }) => id)).size).toBe(PUBLISHED.length);
  for (const { source } of PUBLISHED) expect(source.title).not.toBe('');
});

test('the page has every system of the library, by its results or among those without any', async () => {
  const page = staticHtml((await publishedPage(engine)).content);
  const [shown = '', without = ''] = page.split('id="none-published"');
  for (const { name } of LIBRARY.flatMap(({ rules }) => rules)) {
    const isShown = shown.includes(`<h2>${name}</h2>`);
    expect(without.includes(name) || isShown, name).toBe(true);
  }
});
