// @vitest-environment dom
// Counterexamples of the report card, opened by their links: the sheet has the scores of all.
import { expect, test } from 'vitest';
import { found, openPage, words } from '../dom.ts';
import { linksIn, pageOf, sectionOf } from './pages.ts';
import { opened } from './scored_link.ts';

test.each([
  ['detour-98f', 'costs'],
  ['tribute', 'costs'],
  ['draw-size', 'gains'],
])('the counterexample of %s', async (system, section) => {
  const [first] = linksIn(sectionOf(pageOf(system), section));
  const { scores } = await opened(system, first!);
  await openPage(`#${first!.form}?${first!.carried}`);
  const sheet = words(await found('.sheet.settled'));
  expect(scores.filter((score) => !sheet.includes(score))).toEqual([]);
});
