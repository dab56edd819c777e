// All that is tested in every engine, in one browser.
import { afterAll, beforeAll, describe } from 'vitest';
import type { Engine } from './driver.ts';
import { testHosts } from './hosts.ts';
import { testExamples, testTyping } from './scenarios.ts';
import { DESK, PHONE } from './tab.ts';
import { testTabs } from './tabs.ts';
import { testOffline, testOneFile } from './without_network.ts';

/** `missing` names what this machine lacks of the engine; tests that are left out say so. */
export function testEngine(name: string, start: () => Promise<Engine>, missing = ''): void {
  describe.skipIf(missing !== '')(missing ? `${name}, left out for want of ${missing}` : name, () => {
    let browser: Engine;
    beforeAll(async () => {
      browser = await start();
    });
    afterAll(() => browser.close());
    const engine = () => browser;

    describe('on a phone', () => testTyping(engine, PHONE));
    describe('on a desk', () => testExamples(engine, DESK));
    describe('in several tabs', () => testTabs(engine));
    describe('on other people’s pages', () => testHosts(engine));
    describe('as one file from disk', () => testOneFile(engine));
    describe('with the host gone', () => testOffline(engine));
  });
}
