// Names as they are typed: which are refused, and which are asked about.
import type { Problem } from 'tallysheet';
import { shortened } from '../ui/sentences.ts';

/** The problem of a name, as the end of a sentence that starts with the field's name. Returns null if there is none. */
export function wrongWithName(name: string): string | null {
  const at = name.indexOf('\0');
  return at < 0 ? null : `contains a NUL at character ${at + 1}. Type it again.`;
}

/** A problem at the second line of each player who is listed twice on one board, for every list in the request. The rules
 *  need names that differ only in finals and standings, where the engine refuses others in the same words; on a form one
 *  name on two lines is a slip anywhere (core/SOURCES.md, All systems 3). */
export function secondLines(request: unknown, at = ''): Problem[] {
  if (typeof request !== 'object' || request === null) return [];
  const within = Object.entries(request).flatMap(([name, value]) => secondLines(value, `${at}/${name}`));
  return Array.isArray(request) ? [...twice(request, at), ...within] : within;
}

function twice(list: { player?: unknown }[], at: string): Problem[] {
  const names = list.map((line) => (typeof line?.player === 'string' ? line.player.trim().normalize() : ''));
  return names.flatMap((name, index) =>
    name !== '' && names.indexOf(name) < index
      ? [
          {
            at: `${at}/${index}/player`,
            code: 'duplicate',
            message: `${shortened(name)} is listed twice; a player can have only one seat in a game.`,
          },
        ]
      : [],
  );
}

/** The question about a name; null without one. `others` are the other names beside it. */
export function aboutName(name: string, others: readonly string[]): string | null {
  const text = name.trim();
  const alike = others.map((other) => other.trim()).find((other) => isSpelledAlike(text, other));
  if (alike !== undefined) return `“${shortened(alike)}” and “${shortened(text)}”: the same person?`;
  return /^[\d\s.,'’]+$/.test(text) && /\d/.test(text) ? `“${text}” is a number. Is it the player’s name?` : null;
}

/** Compares letters without their case and accents. */
let letters: Intl.Collator | undefined;

/** Whether two names differ only in capitals or accents. */
function isSpelledAlike(one: string, other: string): boolean {
  if (one === '' || one.normalize() === other.normalize()) return false;
  letters ??= new Intl.Collator('en', { sensitivity: 'base' });
  return letters.compare(one, other) === 0;
}
