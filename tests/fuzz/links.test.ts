// Links from any source: each either opens as a form or an event that can go into a link again, or is refused with a
// reason. A text without a version has its contents packed, so that the code behind the packing is reached.
import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { EVENT_PATH, eventFrom, eventLink, type Carried } from '../../web/src/share/event_links.ts';
import { formLink, formOf } from '../../web/src/share/form_links.ts';
import { formId, systems } from '../../web/src/systems/index.ts';
import { LONGEST_LINK } from '../../web/src/share/link.ts';
import { fuzz, patience } from './loop.ts';
import { progress } from './progress.ts';

const FORMS = systems.flatMap((system) => system.tabs.map(({ id }) => formId(system, id)));
const WHOLE = [
  'rplops?["",[["Ann","1"],["Bob","2"]]]',
  'puffing-billy?["",[["Ann","5"],["Bob"]]]',
  'puffing-billy/final?["",[[["Ann","5","3"]]]]',
  'union-pacific?["",[["Ann","5","6"]]]',
  `size-matters?["",[${Array(7).fill('["Ann","5"]')}]]`,
  `detour-98f?["",[${Array(7).fill('["Ann","0","1905","1"]')}]]`,
  'events?["rplops","x","Name",[],[["rplops",0,"",[]]]]',
];
const WORDS = [
  ...WHOLE,
  ...FORMS,
  ...FORMS.map((form) => `${form}?`),
  'events?',
  '?',
  '?1.',
  '[',
  ']',
  ',',
  '""',
  '"Ann"',
  '0',
  '1',
  '2',
  '["Ann","5"]',
  '["Ann","5","6"]',
  '["",[],',
  '[["Ann","1"]]',
  'eJy',
  '[[]]',
  '{}',
  'null',
  '1e9',
  '-1',
  '"__proto__"',
  '"length"',
  '"size-matters"',
];

function linkOf(text: string): string {
  const [, form = '', contents = ''] = /^([^?]*)\?(.*)$/s.exec(text) ?? [];
  return /^[[{"]/.test(contents) ? `${form}?1.${deflateSync(contents).toString('base64url')}` : text;
}

async function opened(form: string, carried: string): Promise<{ kind: string; again?: string }> {
  const read = form === EVENT_PATH ? await eventFrom(carried) : await formOf(form, carried);
  if (!read.ok) {
    expect(read.problem).toMatch(/^[A-Z].*\.$/s);
    return { kind: read.problem.replace(/\d+/g, '…') };
  }
  if (form !== EVENT_PATH)
    return { kind: `${form}: ${sizes(read.contents)}`, again: await formLink(form, read.contents) };
  const { event, changes } = read.contents as Carried;
  return { kind: `${form}: ${sizes(event)}`, again: await eventLink(event, changes) };
}

/** Describes a form's contents, such as "finish:3 formula:1": the lengths of its lists, and which of its texts are
 *  filled in. */
function sizes(contents: object): string {
  const size = (value: unknown) => (Array.isArray(value) ? Math.min(value.length, 8) : value === '' ? 0 : 1);
  return Object.entries(contents)
    .map(([field, value]) => `${field}:${size(value)}`)
    .join(' ');
}

async function attempt(text: string): Promise<string[]> {
  const link = linkOf(text);
  const at = link.indexOf('?');
  const { kind, again } = await opened(link.slice(0, Math.max(0, at)), link.slice(at + 1));
  if (again !== undefined && again.length <= LONGEST_LINK) {
    const second = await opened(again.slice(0, again.indexOf('?')), again.slice(again.indexOf('?') + 1));
    expect(second.again).toBe(again);
  }
  expect(({} as Record<string, unknown>)['polluted']).toBe(undefined);
  return [kind, progress(text.slice(text.indexOf('?') + 1))];
}

test(
  'no link opens as anything but a sheet or a sentence',
  () => fuzz({ name: 'links', words: WORDS, attempt }),
  patience,
);
