// The rules that are known by name, as texts. Loaded when they are first offered.
import { isOfDiplomacy } from './reading.ts';
const TEXTS = import.meta.glob<string>('../../../../core/rules/*.rule', {
  eager: true,
  query: '?raw',
  import: 'default',
});

export interface KnownRule {
  /** "c-diplo-100". */
  id: string;
  name: string;
  text: string;
}

export interface KnownGroup {
  /** "Diplomacy", "Other games". */
  title: string;
  /** Sorted by name. */
  rules: KnownRule[];
}

const KNOWN: KnownRule[] = Object.entries(TEXTS)
  .map(([file, text]) => ({ id: /([^/]+)\.rule$/.exec(file)?.[1] ?? file, name: heading(text, 'name'), text }))
  .sort((one, other) => (one.name < other.name ? -1 : 1));

export const LIBRARY: KnownGroup[] = [
  { title: 'Diplomacy', rules: KNOWN.filter(({ text }) => isOfDiplomacy(text)) },
  { title: 'Other games', rules: KNOWN.filter(({ text }) => !isOfDiplomacy(text)) },
];

function heading(text: string, name: string): string {
  return new RegExp(`^${name}: *(.*)$`, 'm').exec(text)?.[1]?.trim() ?? '';
}
