// Links and files of rules. A link carries the rule's text alone.
import { contentsOf, packedLink, refused, STRANGE, type Opened } from '../share/link.ts';

/** In place of a form's id. */
export const RULE_PATH = 'rule';

const LONGEST = 100_000;

export function ruleLink(text: string): Promise<string> {
  return packedLink(RULE_PATH, JSON.stringify([text]));
}

export async function ruleFrom(carried: string): Promise<Opened<string>> {
  const opened = await contentsOf(carried);
  if (!opened.ok) return opened;
  const [text] = Array.isArray(opened.contents) ? (opened.contents as unknown[]) : [];
  return typeof text === 'string' && text.length <= LONGEST ? { ok: true, contents: text } : refused(STRANGE);
}

/** Whether a file is to be read as a rule: by the end of its name or, of other texts, by the lines that every rule has. */
export function isRuleFile(name: string, text: string): boolean {
  if (/\.rule$/i.test(name)) return true;
  return /\.txt$/i.test(name) && /^[ \t]*game[ \t]*:/im.test(text) && /^[ \t]*score[ \t]*=/im.test(text);
}

/** A rule's text from a file: with line feeds, and without the mark at its beginning. Returns a sentence for what is no text. */
export function ruleOfFile(name: string, text: string): Opened<string> {
  if (text.length > LONGEST) return refused(`${name} has ${text.length} characters; a rule has at most ${LONGEST}.`);
  if (text.includes('\0') || text.includes('\uFFFD')) return refused(`${name} is not a text in UTF-8.`);
  return { ok: true, contents: text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n') };
}
