// Compares what a results page shows with what the rules give: text by text, part by part.

/** The texts of one part of the page, such as a table or a game's sheet, in their order. */
export type PartTexts = ReadonlyMap<string, readonly string[]>;

/** Begins what is compared of a picture, which is no text of its own. */
export const PICTURE = 'picture: ';

export interface Difference {
  part: string;
  /** The place among the part's texts; null where the part as a whole has other rows than the rules give, or is missing. */
  at: number | null;
  /** The figure under the rules; blank for a part that they do not have. */
  expected: string;
}

export interface Agreement {
  /** How many texts with figures were compared. */
  figures: number;
  differences: Difference[];
}

export function agreementOf(shown: PartTexts, expected: PartTexts): Agreement {
  const differences: Difference[] = [];
  let figures = 0;
  for (const [part, texts] of expected) {
    figures += texts.filter((text) => /\d/.test(text) && !text.startsWith(PICTURE)).length;
    differences.push(...differencesIn(part, shown.get(part), texts));
  }
  const strange = [...shown.keys()].filter((part) => !expected.has(part));
  return { figures, differences: [...differences, ...strange.map((part) => ({ part, at: null, expected: '' }))] };
}

function differencesIn(part: string, shown: readonly string[] | undefined, expected: readonly string[]): Difference[] {
  if (shown?.length !== expected.length) return [{ part, at: null, expected: expected.join(' ') }];
  return expected.flatMap((text, at) => (text === shown[at] ? [] : [{ part, at, expected: text }]));
}

/** "All 1,204 figures agree with the rules." */
export function agreementSentence({ figures, differences }: Agreement, amount: (count: number) => string): string {
  const count = differences.length;
  if (count === 0)
    return figures === 1 ? 'The figure agrees with the rules.' : `All ${amount(figures)} figures agree with the rules.`;
  const what =
    count === 1 ? 'does not agree with the rules. It is marked.' : 'do not agree with the rules. They are marked.';
  return `${amount(count)} of ${amount(figures)} figures ${what}`;
}
