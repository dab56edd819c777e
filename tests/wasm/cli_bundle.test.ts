// The command's bundle is made of the model alone: no lit, and no interface of a browser.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { spawnSync } from 'node:child_process';

const BUNDLE = 'build/package/tallysheet_cli.js';
const CSV = 'game,category,player,score\n1,Rail Baron,Ann,200\n1,Rail Baron,Bob,100\n';

/** A later version of Node might have it. */
function withoutGlobal(name: string): string {
  return `Object.defineProperty(globalThis, '${name}', { value: undefined });`;
}

function runWithout(names: string[], args: string[]) {
  const guard = `data:text/javascript,${encodeURIComponent(names.map(withoutGlobal).join(''))}`;
  const file = pathToFileURL(BUNDLE).pathname;
  return spawnSync(process.execPath, ['--import', guard, file, ...args], { input: CSV, encoding: 'utf8' });
}

test('it contains no lit', () => {
  expect(readFileSync(BUNDLE, 'utf8')).not.toMatch(/lit-html|litHtml|lit\$/);
});

test('it lists the standings without the interfaces of a browser', () => {
  const { status, stdout, stderr } = runWithout(['HTMLElement', 'customElements', 'document'], ['standings']);
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/Ann[\s\S]*Bob/);
});
