// The text of a link: where it leads, the version of what it carries, and that, packed. A link is anyone's to write,
// so nothing in it is believed before it is read.
import { missing } from '../missing.ts';
import { packed, unpacked } from './packing.ts';

/** Grows when a link of before could be misread; each earlier version is still read. */
const VERSION = 1;

export const LONGEST_LINK = 30_000;
const LONGEST_CONTENTS = 1_000_000;

export type Opened<Contents> = { ok: true; contents: Contents } | { ok: false; problem: string };

/** "puffing-billy/final?1.…", which goes behind the "#". Fails, with a sentence, in a browser that cannot make links. */
export async function linkTo(path: string, values: unknown[]): Promise<string> {
  const lacks = missing('CompressionStream', 'no link can be made');
  if (lacks) throw new Error(lacks);
  return `${path}?${VERSION}.${await packed(JSON.stringify(values))}`;
}

/** What a link carries, from behind its "?". */
export async function contentsOf(carried: string): Promise<Opened<unknown>> {
  const lacks = missing('DecompressionStream', 'no link can be opened');
  if (lacks) return refused(lacks);
  if (carried.length > LONGEST_LINK) return refused(`It is ${carried.length} characters long; ${LONGEST_LINK} are the most. Ask for the file instead.`);
  const [, version, signs = ''] = /^(\d{1,4})\.(.*)$/s.exec(carried) ?? [];
  if (version === undefined) return refused('It does not begin as a link of Tallysheet’s does. Ask for it again, as a whole.');
  if (Number(version) > VERSION) return refused(`A later Tallysheet made it (version ${version}; this one reads ${VERSION}). Reload the page to have the latest.`);
  const text = Number(version) === VERSION ? await unpacked(signs, LONGEST_CONTENTS) : 'broken';
  if (text === 'long') return refused(`It unfolds to more than ${LONGEST_CONTENTS} characters, the most there can be.`);
  return text === 'broken' ? refused(NOT_WHOLE) : parsed(text.text);
}

export const STRANGE = 'What it carries does not fit this sheet. Perhaps a later Tallysheet made it: reload the page to have the latest.';

export function refused(problem: string): { ok: false; problem: string } {
  return { ok: false, problem };
}

const NOT_WHOLE = 'It is not whole: some of it is missing, or has changed on the way. Ask for it again, or copy the whole of it.';

function parsed(text: string): Opened<unknown> {
  try {
    return { ok: true, contents: JSON.parse(text) as unknown };
  } catch {
    return refused(NOT_WHOLE);
  }
}
