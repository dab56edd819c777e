// The organiser's choices for a results page.
import type { NumberStyle } from '../numbers/number_entry.ts';

/** The colours of the page's bands and headings, which results.css gives in light and dark; the system's own first. */
export const COLOURS = ['system', 'maroon', 'teal', 'indigo', 'green', 'plum', 'brown', 'slate'] as const;

export type Colour = (typeof COLOURS)[number];

export interface PublishOptions {
  /** Blank for the event's name. */
  heading: string;
  /** Below the heading; lines stay lines. */
  note: string;
  colour: Colour;
  /** Whether names are shortened to initials. */
  initials: boolean;
  awards: boolean;
  /** The page's address on the web; blank if not known. */
  address: string;
}

export const USUAL_OPTIONS: PublishOptions = {
  heading: '',
  note: '',
  colour: 'system',
  initials: false,
  awards: true,
  address: '',
};

/** The options as they were kept, with usual ones in place of what is missing or strange. */
export function optionsFrom(kept: unknown): PublishOptions {
  const { heading, note, colour, initials, awards, address } = (kept ?? {}) as Partial<
    Record<keyof PublishOptions, unknown>
  >;
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return {
    heading: text(heading),
    note: text(note),
    colour: COLOURS.find((one) => one === colour) ?? USUAL_OPTIONS.colour,
    initials: initials === true,
    awards: awards !== false,
    address: text(address),
  };
}

/** The address as a URL; null where it is none of the web. */
export function webAddress(address: string): URL | null {
  const text = address.trim();
  if (text === '') return null;
  try {
    const url = new URL(/^[a-z]+:\/\//i.test(text) ? text : `https://${text}`);
    return /^https?:$/.test(url.protocol) ? url : null;
  } catch {
    return null;
  }
}

/** The choices that a results page is written with. */
export interface Writing {
  options: PublishOptions;
  numbers: NumberStyle;
  /** "26 November 2026, 14:32" */
  when: string;
}
