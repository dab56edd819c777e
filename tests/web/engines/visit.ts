// A visit in an engine, on screens of some size.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Driver, Engine, Size } from './driver.ts';
import { button } from './find.ts';
import { Tab } from './tab.ts';

export interface Visit {
  tab: Tab;
  /** Where the page lies. */
  site: string;
}

/** A test on a screen of this size. */
export type Visiting = (name: string, size: Size, work: (visit: Visit) => Promise<void>) => void;

/** Tests of one visit, whose tab stays open from one to the next: a page stores the whole site, and forms store what is typed
 *  apart. */
export function onOneVisit(engine: () => Engine, site: () => string): Visiting {
  const complaints: string[] = [];
  let driver: Driver;
  let shown: Size | undefined;
  beforeAll(async () => {
    driver = await engine().open(complaints);
  });
  afterAll(() => driver.close());
  return (name, size, work) =>
    test(name, async () => {
      if (shown !== size) await driver.resize(size);
      shown = size;
      await checked(driver, complaints, () => work({ tab: new Tab(driver), site: site() }));
    });
}

/** Whatever is done, the page has nothing to complain of. */
export async function showing(engine: Engine, size: Size, work: (tab: Tab) => Promise<void>): Promise<void> {
  const complaints: string[] = [];
  const driver = await engine.open(complaints);
  await driver.resize(size);
  await checked(driver, complaints, () => work(new Tab(driver))).finally(driver.close);
}

async function checked(driver: Driver, complaints: string[], work: () => Promise<void>): Promise<void> {
  try {
    await work();
    expect(complaints.splice(0)).toEqual([]);
  } catch (error) {
    throw new Error(`${error} on ${await whatShows(driver)}`, { cause: error });
  }
}

/** The page's address and the beginning of its text. */
async function whatShows(driver: Driver): Promise<unknown> {
  return driver.evaluate('`${location}: ${document.body?.innerText.slice(0, 300)}`').catch(String);
}

/** Shows a form of the page at this address, once nothing of another is left. */
export async function goToForm(tab: Tab, address: string, fragment: string): Promise<void> {
  await tab.go(address + fragment);
  await tab.shows(`#${fragment.slice(1).replace('/', '-')}-heading`);
}

export async function fillInExample(tab: Tab): Promise<void> {
  await tab.click(button('Fill in the example'));
  await tab.shows('.verdict .total');
}

/** The result of each line of the form. */
export const results = (tab: Tab) =>
  tab.run(() => [...document.querySelectorAll('li .came-to')].map((one) => one.textContent!.trim()));
