// The page without a network: kept by the service worker when host and browser were gone, and as one file from disk.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { storeEvent } from '../event_site.ts';
import { EVENTS, shownBy } from '../events/every_event_view.ts';
import { openHost } from '../offline/host.ts';
import type { Engine } from './driver.ts';
import { button, link } from './find.ts';
import { FORMS } from './forms.ts';
import { expectExample } from './scenarios.ts';
import { isJson, isPicture, saved } from './saved.ts';
import { PHONE, soon, type Tab } from './tab.ts';
import { fillInExample, goToForm, showing, type Visiting } from './visit.ts';

const EXAMPLE: string = JSON.parse(readFileSync(new URL('../../vectors/links.json', import.meta.url), 'utf8'))[0].link;

export function testOffline(engine: () => Engine, all: boolean): void {
  let site: string;
  /** Views have their files in common, and offline/budget.test.ts shows that every file is stored: a long run has all systems. */
  const events = process.env['LONG'] ? EVENTS : EVENTS.slice(0, 1);
  const open = (work: (tab: Tab) => Promise<void>) => () => showing(engine(), PHONE, work);

  test('is stored on the device after one visit', async () => {
    const host = await openHost();
    site = host.address;
    await showing(engine(), PHONE, async (tab) => {
      await tab.go(site);
      await soon(() => tab.texts('.foot')).toEqual([expect.stringContaining('Ready offline.')]);
    });
    await host.stop();
    await engine().restart?.();
  });

  test.runIf(all)(
    'forms score, whatever a link from elsewhere hangs on their address',
    open(async (tab) => {
      for (const { fragment, results } of FORMS.slice(0, 2)) {
        await goToForm(tab, `${site}?utm_source=club`, fragment);
        await fillInExample(tab);
        expect(await tab.text('.sheet')).toContain(results[0]);
        await tab.shows(button('Share')); // since Firefox reports what is still loading when the page is left
      }
    }),
  );

  test(
    'an event opens in every view',
    open(async (tab) => {
      await tab.go(`${site}#events`);
      await tab.shows('.empty button'); // once the list has been read
      for (const { views, ...event } of events) await tab.run(storeEvent, event);
      for (const { id, views } of events)
        for (const view of views) {
          await tab.go(`${site}?stored#event/${id}${view && `/${view}`}`);
          await tab.shows(shownBy(view));
        }
    }),
  );

  test(
    'a link opens and is made; a sheet, an event and the page itself are saved as files',
    open(async (tab) => {
      await tab.go(`${site}#${EXAMPLE}`);
      await soon(() => tab.texts('.sheet.linked td.total')).toContain(FORMS[0]!.results[0]);
      await tab.go(`${site}?own#puffing-billy`);
      await fillInExample(tab);
      await tab.click(button('Share'));
      await tab.shows('.panel .code');
      await tab.click(button('Copy'));
      await tab.click(button('Save the picture'));
      await saved(engine(), 'Puffing Billy Empire Builder.png', isPicture);
      await tab.click(link('Download for offline use'));
      await saved(engine(), 'tallysheet.html', (bytes) => bytes.equals(readFileSync('build/tallysheet.html')));
      await tab.go(`${site}?saved#event/${EVENTS[0]!.id}/files`);
      await tab.click(button('Save the whole event'));
      await saved(engine(), 'Event 0.json', isJson);
    }),
  );
}

export function testOneFile(visit: Visiting): void {
  const address = pathToFileURL('build/tallysheet.html').href;
  for (const form of process.env['LONG'] ? FORMS : FORMS.slice(-1))
    visit(`${form.fragment} has the published figures`, PHONE, ({ tab }) => expectExample(tab, address, form));
}
