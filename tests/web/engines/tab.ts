// A page in any engine, used as a person does. Each step waits until it can be taken, never for a time.
import { expect } from 'vitest';
import type { Driver, Place, Size } from './driver.ts';
import { find, reachable, type Target } from './find.ts';

export const PHONE: Size = { width: 360, height: 740 };
export const DESK: Size = { width: 1280, height: 800 };

export const soon = <T>(ask: () => Promise<T> | T, message?: string) => expect.poll(ask, { interval: 30, message });

export class Tab {
  constructor(
    private readonly driver: Driver,
    private readonly place: Place = driver,
  ) {}

  readonly go = (address: string) => this.driver.go(address);
  readonly reload = () => this.driver.reload();
  readonly type = (text: string) => this.driver.type(text);
  readonly control = (letter: string) => this.driver.control(letter);
  readonly close = () => this.driver.close();

  /** A frame of this page as if it were a page. */
  async frame(index = 0): Promise<Tab> {
    await soon(() => this.count('iframe')).toBeGreaterThan(index);
    return new Tab(this.driver, await this.driver.frame(index));
  }

  /** Calls a function in the page; it knows only what it is given. */
  run<T, A extends unknown[]>(work: (...given: A) => T, ...given: A): Promise<Awaited<T>> {
    return this.place.evaluate(
      `(${work})(${given.map((one) => JSON.stringify(one) ?? 'undefined').join()})`,
    ) as Promise<Awaited<T>>;
  }

  /** Calls a function with all that are meant. */
  on<T>(target: Target, work: (found: any[]) => T): Promise<T> {
    return this.place.evaluate(`(${work})((${find})(${JSON.stringify(target)}))`) as Promise<T>;
  }

  count(target: Target): Promise<number> {
    return this.on(target, (found) => found.length);
  }

  texts(target: Target): Promise<string[]> {
    return this.on(target, (found) => found.map((one) => one.innerText.replace(/\s+/g, ' ').trim()));
  }

  async text(target: Target): Promise<string> {
    await this.shows(target);
    return (await this.texts(target))[0]!;
  }

  /** The value of a field. */
  value(target: Target): Promise<string | undefined> {
    return this.on(target, ([first]) => first?.value as string);
  }

  async shows(target: Target): Promise<void> {
    await soon(() => this.count(target), `${JSON.stringify(target)} is there`).toBeGreaterThan(0);
  }

  /** Again where it had moved away from under the pointer; a page that is left by a click was not missed. */
  async click(target: Target): Promise<void> {
    const element = `(${reachable})((${find})(${JSON.stringify(target)}))`;
    const met = () => this.place.evaluate('!globalThis.missed').catch(() => true);
    await soon(
      async () => (await this.place.clickOn(element)) && met(),
      `${JSON.stringify(target)} can be clicked`,
    ).toBe(true);
  }

  /** Puts the text in place of the present text, key by key. */
  async fill(target: Target, text: string): Promise<void> {
    await this.shows(target);
    await this.on(target, ([first]) => (first.focus(), first.select()));
    await this.type(text);
  }
}
