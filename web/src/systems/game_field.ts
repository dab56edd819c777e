// A field of a game besides the contents of its form, described once. The field above the form, the words in the list of
// games and in the history, the CSV column, files, links and their checks follow from the description. To add a field,
// write its description and name it in game_fields.ts; the rules of a system may then use it.
export interface GameField {
  /** The name in sentences, and the header of its CSV column: "stage". */
  label: string;
  /** Ids of the systems whose events ask for it; absent for all. */
  systems?: readonly string[];
  /** Ids of systems whose events do not have it. */
  notOf?: readonly string[];
  /** Whether events with these settings ask for it; absent for all. A game that has it shows it in any case. */
  asked?(settings: Readonly<Record<string, string>>): boolean;
  /** The values to choose from, the default first; absent if it is typed. */
  values?: readonly [GameFieldValue, ...GameFieldValue[]];
  /** The kind of a typed field: any text, a whole number, or a decimal number above 0. */
  typed?: 'text' | 'count' | 'decimal';
  /** The greatest number; the least whole number is 1 then. */
  most?: number;
  /** Ids of the forms whose games do not have it. */
  notFor?: readonly string[];
  /** For a choice: forms whose games all have one value, which is then neither chosen nor stored. */
  fixed?: {
    /** Values by form id. */
    values: Readonly<Record<string, string>>;
    /** Why a CSV with another value is refused, to follow "Stage is “preliminary”, but". */
    because: string;
  };
  /** Other headers of the CSV column. */
  also: string[];
  /** Words that may stand before its numbers in a CSV, such as "r" in "R2". */
  labels?: readonly string[];
  /** The description of the CSV column for the guide. */
  says: string;
  /** The words in the list of games; blank for none. */
  inList(value: string): string;
  /** The value for the game entered after one with this value; absent if it is the same; blank for none. */
  next?(value: string): string;
}

export interface GameFieldValue {
  value: string;
  label: string;
  hint?: string;
  /** Other words that a CSV may use. */
  also: string[];
}
