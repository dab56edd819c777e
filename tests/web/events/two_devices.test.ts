// @vitest-environment dom
// An assistant takes an event along; both devices go on. Their files merge to the same event in either order, and what
// both wrote is told with both values and chosen once. How that is laid out is in conflicts_page.test.ts.
import { waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { chooseFile, click, fill, goTo, loadPage, newDevice, saved } from '../dom_device.ts';
import { all, button, found, wordsOf } from '../dom_words.ts';
import { aBoard, anEvent, everythingKept, recordKept, standingLines } from '../event_site.ts';

const EVENT = anEvent('puffing-billy', [
  aBoard('a', 'Rail Baron', [
    ['Ann', '200'],
    ['Bob', '100'],
  ]),
  aBoard('b', 'Eurorails', [
    ['Bob', '90'],
    ['Ann', '60'],
  ]),
  aBoard('c', '1830', [
    ['Bob', '90'],
    ['Ann', '60'],
  ]),
]);

/** What a device keeps while the page is on another. */
interface Device {
  databases: IDBFactory;
  texts: Record<string, string>;
}

const kept = (): Device => ({ databases: window.indexedDB, texts: { ...localStorage } });

/** Takes the page to another device. */
async function on({ databases, texts }: Device, view = ''): Promise<void> {
  window.indexedDB = databases;
  localStorage.clear();
  for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
  await loadPage('#events');
  await open(view);
}

async function open(view = ''): Promise<void> {
  await goTo(`#event/${EVENT.id}${view}`);
  await found(`.view-${view.split('/')[1] || 'games'}`);
}

/** Its form has the same fields as that of the game before it. */
async function openGame(game: string): Promise<void> {
  await open(`/game/${game}`);
  const number = EVENT.games.findIndex(({ id }) => id === game) + 1;
  await waitFor(() => expect(wordsOf('.between h2').join()).toMatch(new RegExp(`^Board ${number} of`)));
}

const keeps = (text: string) => waitFor(async () => expect(JSON.stringify(await everythingKept())).toContain(text));

async function score(game: string, line: number, text: string): Promise<void> {
  await openGame(game);
  await fill(await found(`#puffing-billy-finishers-${line}-score`), text);
  await keeps(`"${text}"`);
}

async function deleteGame(game: string): Promise<void> {
  await openGame(game);
  await click(await button('Delete'));
  await found('.view-games');
}

async function enter(category: string, scores: string[]): Promise<void> {
  await open();
  await click(await button('Enter a board'));
  await fill(await found('#puffing-billy-heading'), category);
  for (const [at, player] of ['Ann', 'Bob'].entries()) {
    await fill(await found(`#puffing-billy-finishers-${at}-player`), player);
    await fill(await found(`#puffing-billy-finishers-${at}-score`), scores[at]!);
  }
  for (const text of [category, ...scores]) await keeps(`"${text}"`);
}

/** Three games that both enter, one of which has another score. */
async function enterThree(last: string): Promise<void> {
  await enter('Dampfross', ['77', '66']);
  await enter('Empire Builder', ['88', '55']);
  await enter('18xx', ['300', last]);
}

async function savedFile(): Promise<string> {
  await open('/files');
  return (await saved(async () => click(await button('Save the whole event')))).text;
}

/** Until the device has also taken what the merge has shown it of others' changes. */
async function mergeFile(text: string): Promise<void> {
  const seen = async () => JSON.stringify(await recordKept(`seen/${EVENT.id}`));
  const before = await seen();
  await goTo('#events');
  await found('.event-card');
  await chooseFile('tally-open-event input', new File([text], 'a.json', { type: 'application/json' }));
  await click(await button('Merge them'));
  await found('.view-games');
  await waitFor(async () => expect(await seen()).not.toBe(before));
}

async function standings(): Promise<string[]> {
  await open('/standings');
  await found('.standings tbody');
  return standingLines(all('.standings tbody'));
}

const differences = () => wordsOf('.conflicts li > span');
const become = (read: () => unknown, expected: unknown) => waitFor(() => expect(read()).toEqual(expected));

/** One is deleted, and three are new. */
const GAMES = EVENT.games.length - 1 + 3;
const DELETED = '1830 was deleted on one device and edited on another. It is in the bin.';

/** Both go on: a score on both, one here, a game deleted here and edited there, and three games on both. */
async function goOn(): Promise<[mine: Device, theirs: Device]> {
  await newDevice(EVENT);
  await loadPage('#events');
  await score('a', 1, '152');
  await score('b', 0, '91');
  await deleteGame('c');
  await enterThree('200');
  const mine = kept();
  await newDevice(EVENT);
  await loadPage('#events');
  await score('a', 1, '158');
  await score('c', 0, '95');
  await enterThree('210');
  return [mine, kept()];
}

/** Merges each one's file into the other's event. */
async function exchange(mine: Device, theirs: Device): Promise<void> {
  await on(theirs);
  const file = await savedFile();
  await on(mine);
  const own = await savedFile();
  await mergeFile(file);
  mine.texts = kept().texts;
  await on(theirs);
  await mergeFile(own);
  theirs.texts = kept().texts;
}

test('what two devices did to one event is told and asked about on both, and settled everywhere by one choice each', async () => {
  const [mine, theirs] = await goOn();
  await exchange(mine, theirs);
  // a score typed on both, a game deleted here and edited there
  const others = ['Board 1 (Rail Baron), Bob’s score: you have 158, the other device 152.', DELETED];
  await become(() => differences().sort(), others.sort());
  // games entered on both: the same ones in one go, others side by side
  await become(() => wordsOf('.twice h2, .twice h3'), ['3 games were entered on two devices']);
  expect(wordsOf('.twice .differences').join()).toMatch(/Bob’s score 210 200/); // its own first
  await on(mine);
  const told = ['Board 1 (Rail Baron), Bob’s score: you have 152, the other device 158.', DELETED];
  await become(() => differences().sort(), told.sort());
  await become(() => wordsOf('.twice h2, .twice h3'), ['3 games were entered on two devices']);
  expect(wordsOf('.twice .differences').join()).toMatch(/Bob’s score 200 210/);

  await click(await button('Keep one of each'));
  await become(() => wordsOf('.twice h2, .twice h3'), ['One game was entered on two devices']);
  await click(await button('Use theirs'));
  await become(() => all('.twice'), []);
  await become(() => document.activeElement?.tagName, 'H1');
  expect(all('.game-line')).toHaveLength(GAMES);
  await click(await button('Keep 152'));
  await become(differences, [DELETED]);
  await click(await button('Restore it'));
  await become(() => all('.game-line').length, GAMES + 1);
  const settled = await standings();
  const file = await savedFile();
  await on(theirs);
  await mergeFile(file);
  await become(() => all('.twice'), []);
  await become(differences, []);
  await become(() => all('.game-line').length, GAMES + 1);
  expect(await standings()).toEqual(settled);
});
