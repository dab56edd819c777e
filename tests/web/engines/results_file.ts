// The results page of an event of many players, written by the page and opened from disk: it scores itself again, asks for
// nothing, marks a changed figure, can be read without scripts, and be framed by a page with a strict policy.
import { mkdirSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished } from 'vitest';
import { anEvent, anRplopsGame, storeEvent } from '../event_site.ts';
import { openHost } from '../offline/host.ts';
import { PAYLOADS } from '../share/payloads.ts';
import type { Engine } from './driver.ts';
import { button } from './find.ts';
import { saved } from './saved.ts';
import { PHONE, soon, type Tab } from './tab.ts';
import type { Visiting } from './visit.ts';

/** What takes an engine long with 300 is the drawing of the sheets. */
const PLAYERS = process.env['LONG'] ? 300 : 60;
const SEATS = 4;
/** The page's own script, without which it is as where scripts are switched off. */
const SCRIPT = /<script type="module"[\s\S]*?<\/script>/;
const FOLDER = 'build/tests/engines';

/** The first names have markup. */
const nameOf = (at: number) => PAYLOADS[at] ?? `Player ${at + 1}`;

const GAMES = Array.from({ length: PLAYERS / SEATS }, (_, game) =>
  anRplopsGame(
    `g${game}`,
    Array.from({ length: SEATS }, (_, seat) => [nameOf(SEATS * game + seat), String(seat + 1)]),
  ),
);
const EVENT = { ...anEvent('rplops', GAMES), id: 'manyplayers', name: 'Many players' };

/** A club's page that allows nothing but frames of its own site. */
const CLUB = `<!doctype html><html lang="en"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; frame-src 'self'">
<title>Club</title><iframe src="results.html#frame" title="Results" width="340" height="600"></iframe></html>`;

const isPage = (bytes: Buffer) => bytes.toString().trimEnd().endsWith('</html>');

function written(name: string, text: string): string {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}/${name}`, text);
  return pathToFileURL(`${FOLDER}/${name}`).href;
}

async function publish(tab: Tab, site: string, engine: Engine): Promise<string> {
  await tab.go(`${site}#events`);
  await tab.shows('.new-event');
  await tab.run(storeEvent, EVENT);
  await tab.go(`${site}?published#event/${EVENT.id}/files`);
  await tab.run(() => void Reflect.deleteProperty(window, 'showSaveFilePicker'));
  await tab.click(button('Publish the results'));
  return String(await saved(engine, `${EVENT.name} results.html`, isPage));
}

const asked = (tab: Tab) => tab.run(() => performance.getEntriesByType('resource').map(({ name }) => name));

export function testResultsFile(visit: Visiting, engine: () => Engine): void {
  let page = '';

  visit(
    `the results page of ${PLAYERS} players scores itself again from disk, and asks for nothing`,
    PHONE,
    async (here) => {
      page = await publish(here.tab, here.site, engine());
      await here.tab.go(written('results.html', page));
      await soon(() => here.tab.texts('#agreement')).toEqual([
        expect.stringMatching(/^All [\d,]+ figures agree with the rules\.$/),
      ]);
      expect(await here.tab.count('#standings tbody tr')).toBe(PLAYERS);
      expect(await here.tab.run(() => 'ran' in window)).toBe(false);
      expect(await asked(here.tab)).toEqual([]);
    },
  );

  visit('one changed figure of it is marked', PHONE, async ({ tab }) => {
    const [cell = '', total = ''] = /<td class="total"><b>([\d.]+)<\/b><\/td>/.exec(page) ?? [];
    await tab.go(written('changed.html', page.replace(cell, cell.replace(total, `1${total}`))));
    await soon(() => tab.texts('#agreement')).toEqual([expect.stringMatching(/^1 of [\d,]+ figures does not agree/)]);
    expect(await tab.texts('.altered')).toEqual([`1${total} by the rules ${total}`]);
  });

  visit('it can be read without its script', PHONE, async ({ tab }) => {
    expect(page).toMatch(SCRIPT);
    await tab.go(written('plain.html', page.replace(SCRIPT, '')));
    expect(await tab.count('#standings tbody tr')).toBe(PLAYERS);
    expect(await tab.count('.game')).toBe(GAMES.length);
    await tab.click('.game summary');
    await tab.shows('.game[open] .sheet');
    expect(await tab.texts('#agreement')).toEqual([]); // hidden
  });
  visit(
    'framed by a page with a strict policy it shows its standings, and asks for nothing else',
    PHONE,
    async (here) => {
      written('club.html', CLUB);
      const club = await openHost(FOLDER);
      onTestFinished(() => club.stop());
      await here.tab.go(`${club.address}club.html`);
      const frame = await here.tab.frame();
      await soon(() => frame.run(() => document.getElementById('agreement')?.className)).toBe('agrees');
      expect(await frame.count('#standings tbody tr')).toBe(PLAYERS);
      expect(await frame.count('#standings .total-bar')).toBe(PLAYERS);
      expect(await frame.texts('#games, #race, #players, #awards')).toEqual([]); // hidden
      expect([...new Set(club.asked)].filter((path) => !path.endsWith('favicon.ico'))).toEqual([
        'club.html',
        'results.html',
      ]);
      await here.tab.go(here.site);
    },
  );
}
