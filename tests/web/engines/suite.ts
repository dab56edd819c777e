// All that is tested in every engine, with one browser for all of it.
import { afterAll, beforeAll, describe } from 'vitest';
import type { Engine } from './driver.ts';
import { testHosts } from './hosts.ts';
import { testScenarios } from './scenarios.ts';
import { DESK, PHONE } from './tab.ts';
import { testTabs } from './tabs.ts';
import { testOffline, testOneFile } from './without_network.ts';

/** `missing` names what this machine lacks of the engine; tests that are left out say so. */
export function testEngine(name: string, start: () => Promise<Engine>, missing = ''): void {
  describe.skipIf(missing !== '')(missing ? `${name}, left out for want of ${missing}` : name, () => {
    let engine: Engine;
    beforeAll(async () => {
      engine = await start();
    });
    afterAll(() => engine.close());

    describe.each(Object.entries({ 'a phone': PHONE, 'a desk': DESK }))('on %s', (_, size) => testScenarios(() => engine, size));
    describe('in several tabs', () => testTabs(() => engine));
    describe('on other people’s pages', () => testHosts(() => engine));
    describe('as one file from disk', () => testOneFile(() => engine));
    describe('with the host gone', () => testOffline(() => engine));
  });
}
