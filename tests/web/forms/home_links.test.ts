// @vitest-environment dom
// What the home page shows of every system, and where it leads: to every form, and to the page of rules.
import { screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { all, found, goTo, openPage, wordsOf } from '../dom.ts';
import { FORM_FRAGMENTS } from '../forms.ts';
import { SYSTEMS } from '../offline/docs.ts';

const hrefs = (selector: string) => all(selector).map((link) => link.getAttribute('href')!);

test('the home page shows every system with its example scored', async () => {
  await openPage('');
  for (const id of SYSTEMS) {
    await found(`.glance.${id} tbody tr + tr`);
    const places = wordsOf(`.glance.${id} td:first-child`);
    const level = places.filter((place, at) => places.indexOf(place) < at);
    expect(
      level.filter((place) => !place.endsWith('=')),
      id,
    ).toEqual([]);
  }
});

test('the home page leads to every system, and its tabs to every form', async () => {
  await openPage('');
  await found('.glance');
  const led: string[] = [];
  for (const system of hrefs('.glance h2 a')) {
    await goTo(system);
    await found(`main${system.replace('#', '.')} tally-form`);
    const tabs = hrefs('.title nav a');
    led.push(...(tabs.length > 0 ? tabs : [system]));
  }
  expect(led).toEqual(FORM_FRAGMENTS);
});

test('a line below the cards leads to the page of rules', async () => {
  await openPage('');
  const link = await screen.findByRole('link', { name: 'Write your own rule' });
  await goTo(link.getAttribute('href')!);
  await screen.findByRole('heading', { name: 'Your own rule' });
});
