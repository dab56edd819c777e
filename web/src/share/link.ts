// The text of a link: its destination, the version of its format, and its packed contents. Anyone can write a link, so
// everything in it is validated.
import { missing } from '../device/features.ts';
import { packed, packedParts, unpacked } from './packing.ts';

/** Increased when earlier links could be misread. Every earlier version is still read. */
const VERSION = 1;

export const LONGEST_LINK = 30_000;
/** Some messengers cut longer links. */
export const LONG_LINK = 2_000;
const LONGEST_CONTENTS = 1_000_000;

export type Opened<Contents> = { ok: true; contents: Contents } | { ok: false; problem: string };

/** Makes the part of a link after "#": "puffing-billy/final?1.…"; its contents are given as JSON. Rejects with a
 *  sentence if the browser cannot make links. */
export async function packedLink(path: string, contents: string): Promise<string> {
  const unsupported = missing('CompressionStream', 'no link can be made');
  if (unsupported) throw new Error(unsupported);
  return `${path}?${VERSION}.${await packed(contents)}`;
}

/** The same with contents that come in parts. Null if the link would be longer than the longest that is opened. */
export async function packedInParts(path: string, contents: AsyncIterable<string>): Promise<string | null> {
  const unsupported = missing('CompressionStream', 'no link can be made');
  if (unsupported) throw new Error(unsupported);
  const characters = await packedParts(contents, (LONGEST_LINK * 3) / 4);
  const link = `${path}?${VERSION}.${characters}`;
  return characters === null || link.length > LONGEST_LINK ? null : link;
}

/** Reads the contents of a link from the part after "?". */
export async function contentsOf(carried: string): Promise<Opened<unknown>> {
  const unsupported = missing('DecompressionStream', 'no link can be opened');
  if (unsupported) return refused(unsupported);
  if (carried.length > LONGEST_LINK)
    return refused(`It is ${carried.length} characters long; the limit is ${LONGEST_LINK}. Ask for the file instead.`);
  const [, version, characters = ''] = /^(\d{1,4})\.(.*)$/s.exec(carried) ?? [];
  if (version === undefined) return refused('It does not start like a Tallysheet link. Ask for the complete link.');
  if (Number(version) > VERSION)
    return refused(
      `A later version of Tallysheet made it (link version ${version}; this page reads ${VERSION}). Reload the page to update it.`,
    );
  const text = Number(version) === VERSION ? await unpacked(characters, LONGEST_CONTENTS) : 'broken';
  if (text === 'long') return refused(`It expands to more than ${LONGEST_CONTENTS} characters, which is the limit.`);
  return text === 'broken' ? refused(NOT_WHOLE) : parsed(text.text);
}

export const STRANGE =
  'Its contents do not fit this sheet. A later version of Tallysheet may have made it. Reload the page to update it.';

export function refused(problem: string): { ok: false; problem: string } {
  return { ok: false, problem };
}

const NOT_WHOLE = 'It is incomplete, or was changed on the way. Copy the whole link, or ask for it again.';

function parsed(text: string): Opened<unknown> {
  try {
    return { ok: true, contents: JSON.parse(text) as unknown };
  } catch {
    return refused(NOT_WHOLE);
  }
}

/** The address of the page, which is `here` now, with this fragment and without its query. */
export function addressOf(fragment: string, here: string): string {
  return `${here.replace(/[?#].*$/s, '')}#${fragment}`;
}
