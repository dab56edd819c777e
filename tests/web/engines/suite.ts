// All that is tested in every engine, in one browser.
import { afterAll, beforeAll, describe } from 'vitest';
import { openHost, type Host } from '../offline/host.ts';
import { testDraws } from './draws.ts';
import type { Engine } from './driver.ts';
import { testHosts } from './hosts.ts';
import { testEventsAndComparison, testExamples, testSharing, testTyping } from './scenarios.ts';
import { testResultsFile } from './results_file.ts';
import { testTabs } from './tabs.ts';
import { onOneVisit } from './visit.ts';
import { testOffline, testOneFile } from './without_network.ts';

interface Options {
  /** What this machine lacks of the engine; tests that are left out say so. */
  missing?: string;
  /** Leaves out what other files show in this engine; a long run has it here too. */
  isTestedElsewhere?: boolean;
}

export function testEngine(name: string, start: () => Promise<Engine>, options: Options = {}): void {
  const { missing = '', isTestedElsewhere = false } = options;
  const all = !isTestedElsewhere || Boolean(process.env['LONG']);
  describe.skipIf(missing !== '')(missing ? `${name}, left out for want of ${missing}` : name, () => {
    let browser: Engine;
    let host: Host;
    beforeAll(async () => {
      [browser, host] = await Promise.all([start(), openHost()]);
    });
    afterAll(() => Promise.all([browser.close(), host.stop()]));
    const engine = () => browser;
    const site = () => host.address;

    // First what stores most: in a browser that had worked for long, WebKitGTK had once lost what it had stored, and once no
    // longer stored anything.
    describe('with the host gone', () => testOffline(engine, all));
    describe('in several tabs', () => testTabs(engine, site, !all));
    describe('on one visit', () => {
      const visit = onOneVisit(engine, site);
      describe('on a phone', () => testTyping(visit));
      describe.runIf(all)('drawing on a phone', () => testDraws(visit));
      describe.runIf(all)('on a desk', () => testExamples(visit));
      describe.runIf(all)('on a desk', () => testEventsAndComparison(visit, engine));
      describe.runIf(all)('with another device', () => testSharing(visit));
      describe('on other people’s pages', () => testHosts(visit, !all));
      describe.runIf(all)('as one file from disk', () => testOneFile(visit));
      describe.runIf(all)('as a file of results', () => testResultsFile(visit, engine));
    });
  });
}
