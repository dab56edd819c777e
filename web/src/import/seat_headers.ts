// Headers that name a power or a seat and a field of it: "Austria SC", "1st", "Player 2", "3. Platz", "Score 4".
import { capital } from '../ui/sentences.ts';
import type { Cells, Column } from '../systems/csv_layout.ts';
import { plainWord } from './headers.ts';

export interface Seat {
  key: string;
  /** For people: "Austria", "place 2". */
  name: string;
  isPower: boolean;
  /** Values that the header gives for the seat itself, its power or place, by column id. */
  texts: Cells;
}

interface Found {
  seat: Seat;
  /** The rest of the header, which names the field; blank if nothing is left. */
  rest: string;
}

export function seatIn(header: string, ours: Column[]): Found | null {
  const power = ours.find(({ id, kind }) => id === 'power' && kind === 'choice');
  return power ? powerIn(header, power) : numberIn(header, ours);
}

/** A shorter beginning of a power's name is only a header of its own: "A". */
const SHORTEST = 3;

function powerIn(header: string, { options = {} }: Column): Found | null {
  const words = header.split(/[\s_:()/,.–-]+/).filter((word) => word !== '');
  for (const [power, also] of Object.entries(options)) {
    const isPower = (word: string) => word === power || also.includes(word);
    const at = words.findIndex((word) => isPower(plainWord(word)) && (words.length === 1 || word.length >= SHORTEST));
    if (at < 0) continue;
    const rest = words.filter((_, index) => index !== at).join(' ');
    return {
      seat: { key: power, name: capital(power), isPower: true, texts: { power } },
      rest: rest.replace(/^Hungary$/i, ''),
    };
  }
  return null;
}

const ORDINALS: string[][] = [
  ['first', 'winner', 'erster', 'sieger', 'premier', 'vainqueur', 'primo', 'vincitore'],
  ['second', 'zweiter', 'deuxieme', 'secondo'],
  ['third', 'dritter', 'troisieme', 'terzo'],
  ['fourth', 'vierter', 'quatrieme', 'quarto'],
  ['fifth', 'funfter', 'cinquieme', 'quinto'],
  ['sixth', 'sechster', 'sixieme', 'sesto'],
  ['seventh', 'siebter', 'septieme', 'settimo'],
];

const PLACE_WORDS = /^(place|platz|rang|rank|posto|position|pos|finisher)?$/;

/** "1st", "2.", "3e": a number that says a place by itself. */
const ORDINAL_NUMBER = /^(\d{1,2})(st|nd|rd|th|\.|er|e|eme|o|º|°|ª)$/;

function numberIn(header: string, ours: Column[]): Found | null {
  const words = header
    .toLowerCase()
    .replace(/([\p{L}])(\d)/gu, '$1 $2')
    .split(/[\s_:()/#-]+/)
    .filter((word) => word !== '');
  const read = words.map(numberOf);
  const at = read.findIndex((one) => one !== null);
  const found = read[at];
  if (!found || read.filter((one) => one !== null).length > 1) return null;
  const others = words.filter((_, index) => index !== at).map(plainWord);
  const isPlace = found.isOrdinal || (others.length === 1 && PLACE_WORDS.test(others[0] as string));
  const rest = others.filter((word) => !PLACE_WORDS.test(word)).join(' ');
  if (!isPlace && rest === '') return null;
  const hasPlaces = ours.some(({ id }) => id === 'place');
  const texts: Cells = isPlace && hasPlaces ? { place: String(found.number) } : {};
  return {
    seat: { key: String(found.number), name: `place ${found.number}`, isPower: false, texts },
    rest: SEAT_WORDS.has(rest) ? 'player' : rest,
  };
}

const SEAT_WORDS = new Set(['p', 'seat', 'sitz', 'joueur', 'spieler', 'giocatore', 'player', 'name', 'nom', 'nome']);

function numberOf(word: string): { number: number; isOrdinal: boolean } | null {
  const plain = plainWord(word);
  const named = ORDINALS.findIndex((names) => names.includes(plain));
  if (named >= 0) return { number: named + 1, isOrdinal: true };
  const [, digits] = ORDINAL_NUMBER.exec(word) ?? [];
  if (digits) return { number: Number(digits), isOrdinal: true };
  return /^\d{1,2}$/.test(word) && word !== '0' ? { number: Number(word), isOrdinal: false } : null;
}
