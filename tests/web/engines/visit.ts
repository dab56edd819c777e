// A fresh visit in an engine: a host, and so a store, of its own, on a screen of some size.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHost, type Host } from '../offline/host.ts';
import type { Driver, Engine, Size } from './driver.ts';
import { button } from './find.ts';
import { Tab } from './tab.ts';

export interface Visit {
  tab: Tab;
  /** Where the page lies. */
  site: string;
}

type Work = (visit: Visit) => Promise<void>;

/** Tests of one visit, whose tab stays open from one to the next: the forms of it store what is typed apart. */
export function onOneVisit(engine: () => Engine, size: Size): (name: string, work: Work) => void {
  const complaints: string[] = [];
  let host: Host;
  let driver: Driver;
  beforeAll(async () => {
    host = await openHost();
    driver = await engine().open(complaints);
    await driver.resize(size);
  });
  afterAll(async () => {
    await driver.close();
    await host.stop();
  });
  return (name, work) =>
    test(name, () => checked(driver, complaints, () => work({ tab: new Tab(driver), site: host.address })));
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
    expect(complaints).toEqual([]);
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
