// A person's hand on a phone: taps, keys and codes that are read, each counted.
import type { Locator, Page } from 'playwright-core';

export class Hand {
  taps = 0;
  keys = 0;
  scans = 0;

  constructor(readonly page: Page) {}

  /** By mouse: after a touch whose pointerdown is prevented, headless Chromium types nothing into the next field. */
  async tap(target: Locator): Promise<void> {
    this.taps += 1;
    await target.click();
  }

  async type(text: string): Promise<void> {
    this.keys += text.length;
    await this.page.keyboard.type(text);
  }

  /** The key of the phone's keyboard that leads to the next field. */
  async next(): Promise<void> {
    this.keys += 1;
    await this.page.keyboard.press('Enter');
  }

  /** Taps the field and types into it. */
  async fill(field: Locator, text: string): Promise<void> {
    await this.tap(field);
    await field.and(this.page.locator(':focus')).waitFor();
    await this.type(text);
  }

  /** The camera reads a code and its link is opened. */
  async scan(link: string): Promise<void> {
    this.scans += 1;
    await this.page.goto(link);
  }
}
