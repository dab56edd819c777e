// How a form's controls look: round radio buttons, three ranks of buttons, and what clears the form stands apart.
import { expect, test } from 'vitest';
import { DESK, openSite } from '../site.ts';

const MAIN = { filled: true, outlined: false };
const USUAL = { filled: false, outlined: true };
const RARE = { filled: false, outlined: false };

test('buttons have three ranks, “Start again” stands apart, and radio buttons are round', async () => {
  const { page } = await (await openSite()).open('#rplops', { ...DESK, viewport: { width: 700, height: 800 } });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const rankOf = (name: string) =>
    button(name).evaluate((one) => {
      const { backgroundColor, borderTopStyle } = getComputedStyle(one);
      const ink = getComputedStyle(document.querySelector('.band')!).backgroundColor;
      return { filled: backgroundColor === ink, outlined: borderTopStyle === 'solid' };
    });
  await button('Fill in the example').click();
  await button('Share').waitFor();
  expect(await rankOf('Show the sheet')).toEqual(MAIN);
  for (const name of ['Fill in the example', 'Add a player', 'Share', 'Print'])
    expect(await rankOf(name), name).toEqual(USUAL);
  for (const name of ['Start again', 'Undo', 'Show all working']) expect(await rankOf(name), name).toEqual(RARE);
  const [event, again] = await Promise.all(
    [page.getByRole('link', { name: 'Add to an event' }), button('Start again')].map((one) => one.boundingBox()),
  );
  expect(again!.x - (event!.x + event!.width)).toBeGreaterThan(100);
  await page.locator('.settings > summary').click();
  const radius = await page
    .getByRole('radio')
    .first()
    .evaluate((one) => getComputedStyle(one).borderRadius);
  expect(radius).toBe('50%');
});
