// A fresh visit in an engine: a host, and so a store, of its own, on a screen of some size.
import { expect } from 'vitest';
import { openHost } from '../offline/host.ts';
import type { Driver, Engine, Size } from './driver.ts';
import { button } from './find.ts';
import { Tab } from './tab.ts';

export interface Visit {
  tab: Tab;
  /** Where the page lies. */
  site: string;
}

export async function visiting(engine: Engine, size: Size, work: (visit: Visit) => Promise<void>): Promise<void> {
  const host = await openHost();
  await showing(engine, size, (tab) => work({ tab, site: host.address })).finally(host.stop);
}

/** Whatever is done, the page has nothing to complain of. */
export async function showing(engine: Engine, size: Size, work: (tab: Tab) => Promise<void>): Promise<void> {
  const complaints: string[] = [];
  const driver = await engine.open(complaints);
  await driver.resize(size);
  try {
    await work(new Tab(driver));
    expect(complaints).toEqual([]);
  } catch (error) {
    throw new Error(`${error} on ${await whatShows(driver)}`, { cause: error });
  } finally {
    await driver.close();
  }
}

/** The page's address and the beginning of its text. */
async function whatShows(driver: Driver): Promise<unknown> {
  return driver.evaluate('`${location}: ${document.body?.innerText.slice(0, 300)}`').catch(String);
}

export async function fillInExample(tab: Tab): Promise<void> {
  await tab.click(button('Fill in the example'));
  await tab.shows('.verdict .total');
}

/** The result of each line of the form. */
export const results = (tab: Tab) =>
  tab.run(() => [...document.querySelectorAll('li .came-to')].map((one) => one.textContent!.trim()));
