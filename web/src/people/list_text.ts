// Reads a list of people that was typed or pasted, one per line, or copied from a spreadsheet or a CSV file, and tells
// what is new in it.
import { unsafe } from '../export/csv_cells.ts';
import { CsvRows } from '../import/csv_rows.ts';
import { plainWord } from '../import/headers.ts';
import { MOST_PEOPLE, newPerson, PRESENCES, type Person, type PersonField, type Presence } from '../systems/person.ts';
import { plainName } from '../systems/player_names.ts';
import type { Numbers } from '../numbers/numbers.ts';
import { agreeing, capital, inWords, shortened } from '../ui/sentences.ts';
import { PEOPLE_COLUMNS, type PeopleColumn } from './people_csv.ts';
import { spelledAlike } from './search.ts';

/** The columns of a list without a header. */
const IN_ORDER: readonly PersonField[] = ['name', 'number', 'team', 'note'];

/** A line of the list as it was understood. */
export interface PersonLine {
  /** The line exactly as it is in the text. */
  text: string;
  fields: Omit<Person, 'key'>;
  /** The registered person of the same name. */
  known: Person | null;
  /** Whether an earlier line has the name. */
  isRepeated: boolean;
  /** Points to check, as sentences. */
  questions: string[];
  /** The reason why the line is left out. */
  problems: string[];
}

export interface PeopleList {
  /** The columns in the order of the text; null for one that is not used. */
  columns: (PeopleColumn | null)[];
  /** The first row as it stands in the text, if it names the columns. */
  header: string | null;
  /** The headers of columns that are not used. */
  unused: string[];
  lines: PersonLine[];
}

/** Reads a list against the people who are registered. Without `hasColumns`, every line is a name. */
export function readPeople(text: string, people: readonly Person[], numbers: Numbers, hasColumns = true): PeopleList {
  const rows = rowsIn(withoutMark(text), hasColumns);
  const header = columnsIn(rows[0]?.cells ?? []);
  const columns = header ?? columnsOf(rows, numbers);
  const unused = header ? rows[0]!.cells.filter((cell, at) => !header[at] && cell !== '') : [];
  const named = new Set<string>();
  const reader = new LineReader(people, columns);
  const lines = rows.slice(header ? 1 : 0).map((row) => reader.read(row, named));
  return { columns, header: header ? rows[0]!.text : null, unused, lines };
}

function withoutMark(text: string): string {
  return text.replace(/^\ufeff/, '');
}

/** Whether the commas of the text may separate columns, or belong to names like "Müller, Ann". */
export function isAmbiguous(typed: string): boolean {
  const text = withoutMark(typed);
  return delimiterOf(text) === ',' && !columnsIn(rowsIn(text, true)[0]?.cells ?? []);
}

interface TextRow {
  cells: string[];
  text: string;
}

const DELIMITERS = ['\t', ';', ','];

/** The delimiter that makes a header of the first row; otherwise the first of them that the text has. */
function delimiterOf(text: string): string {
  const isHeader = (one: string) => {
    const cells = new CsvRows(text, one).next()?.cells ?? [];
    return cells.length > 1 && columnsIn(cells) !== null;
  };
  return DELIMITERS.find(isHeader) ?? DELIMITERS.find((one) => text.includes(one)) ?? '\t';
}

/** Rows that are not blank. */
function rowsIn(text: string, hasColumns: boolean): TextRow[] {
  const rows = hasColumns ? quotedRows(text, delimiterOf(text)) : null;
  const found = rows ?? plainRows(text, hasColumns ? delimiterOf(text) : '\n');
  const read = found.map((row) => ({ ...row, cells: row.cells.map((cell) => unsafe(cell).trim()) }));
  return read.filter(({ cells }) => cells.some((cell) => cell !== ''));
}

/** Null if the quotation marks are not those of CSV but belong to names, such as “"Benny" Miller”. */
function quotedRows(text: string, delimiter: string): TextRow[] | null {
  const rows = new CsvRows(text, delimiter);
  const found: TextRow[] = [];
  for (let from = 0, row = rows.next(); row; row = rows.next()) {
    if (row.fault) return null;
    found.push({ cells: row.cells, text: text.slice(from, rows.position).trim() });
    from = rows.position;
  }
  return found;
}

function plainRows(text: string, delimiter: string): TextRow[] {
  return text.split(/\r\n|\r|\n/).map((line) => ({ cells: line.split(delimiter), text: line }));
}

/** The columns of a header; null if the row is none. */
function columnsIn(cells: string[]): (PeopleColumn | null)[] | null {
  const columns = cells.map(columnOf);
  return columns.includes('name') ? columns : null;
}

function columnOf(header: string): PeopleColumn | null {
  const word = plainWord(header) || header.trim();
  const names = ([, { title, also }]: [string, { title: string; also: string[] }]) =>
    [title, ...also].some((name) => (plainWord(name) || name) === word);
  return (Object.entries(PEOPLE_COLUMNS).find(names)?.[0] as PeopleColumn | undefined) ?? null;
}

/** Without a header: name, number, club and note, of which a first column of numbers comes before the name, and the
 *  number may be missing. Further columns belong to the note. */
function columnsOf(rows: TextRow[], { read }: Numbers): PeopleColumn[] {
  const most = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const isNumber = (text = '') => text === '' || 'understood' in read(text);
  const areNumbers = (at: number) => rows.length > 0 && rows.every(({ cells }) => isNumber(cells[at]));
  const isNumbered = most >= IN_ORDER.length || areNumbers(1);
  const order: PeopleColumn[] = areNumbers(0)
    ? ['number', 'name', 'team']
    : isNumbered
      ? ['name', 'number', 'team']
      : ['name', 'team'];
  return most < 2 ? ['name'] : Array.from({ length: most }, (_, at) => order[at] ?? 'note');
}

class LineReader {
  private readonly byName: Map<string, Person>;
  private readonly byNumber: Map<string, string>;

  constructor(
    people: readonly Person[],
    private readonly columns: (PeopleColumn | null)[],
  ) {
    this.byName = new Map([...people].reverse().map((person) => [plainName(person.name), person]));
    this.byNumber = new Map(people.flatMap(({ number, name }) => (number ? [[number.trim(), plainName(name)]] : [])));
  }

  /** `named` are the names of the lines before, to which this one's is added. */
  read({ cells, text }: TextRow, named: Set<string>): PersonLine {
    const texts = this.textsIn(cells);
    const name = plainName(texts.name ?? '');
    const known = this.byName.get(name) ?? null;
    const isRepeated = named.has(name);
    const questions = known ? [] : this.questions(name, texts.number ?? '', named);
    const { fields, problems } = fieldsOf(name, texts);
    if (name !== '') named.add(name);
    this.noteNumber(texts.number, name);
    return { text, fields, known, isRepeated, questions, problems };
  }

  private textsIn(cells: string[]): Partial<Record<PeopleColumn, string>> {
    const texts: Partial<Record<PeopleColumn, string>> = {};
    for (const [at, column] of this.columns.entries()) {
      const cell = cells[at] ?? '';
      if (column && cell !== '') texts[column] = texts[column] === undefined ? cell : `${texts[column]} / ${cell}`;
    }
    return texts;
  }

  private questions(name: string, number: string, named: Set<string>): string[] {
    const alike = spelledAlike(name, [...this.byName.keys(), ...named]);
    const owner = this.byNumber.get(number);
    return [
      ...(alike === null ? [] : [`Is this ${shortened(alike)}?`]),
      ...(owner === undefined || owner === name || owner === alike
        ? []
        : [`Number ${shortened(number)} is ${shortened(owner)}’s.`]),
    ];
  }

  private noteNumber(number: string | undefined, name: string): void {
    if (number && name !== '' && !this.byNumber.has(number)) this.byNumber.set(number, name);
  }
}

const YES = ['yes', 'y', 'x', 'guest', 'champion', 'true', '1'];
const NO = ['no', 'n', 'false', '0'];

function fieldsOf(
  name: string,
  { presence, guest, champion, name: _, ...others }: Partial<Record<PeopleColumn, string>>,
): Pick<PersonLine, 'fields' | 'problems'> {
  const problems: string[] = name === '' ? ['There is no name.'] : [];
  const state = presence === undefined ? undefined : PRESENCES.find((one) => one === plainWord(presence));
  if (presence !== undefined && !state)
    problems.push(`State is “${shortened(presence)}”; it must be ${inWords(PRESENCES)}.`);
  const flags = { guest: flagIn('Guest', guest, problems), champion: flagIn('Won before', champion, problems) };
  const set = Object.fromEntries(Object.entries(flags).filter(([, flag]) => flag));
  return { fields: { name, ...others, ...stateOf(state), ...set }, problems };
}

function flagIn(title: string, text: string | undefined, problems: string[]): boolean {
  const isSet = text !== undefined && YES.includes(plainWord(text));
  if (text !== undefined && !isSet && !NO.includes(plainWord(text)))
    problems.push(`${title} is “${shortened(text)}”; it must be yes or no.`);
  return isSet;
}

function stateOf(presence: Presence | undefined): { presence?: Presence } {
  return presence === undefined || presence === 'expected' ? {} : { presence };
}

/** The people with those of the list. Known ones gain what they lack; nothing of theirs is replaced. */
export function withList(people: readonly Person[], { lines }: PeopleList): Person[] {
  const all = new Map(people.map((person) => [person.key, person]));
  const byName = new Map([...people].reverse().map((person) => [plainName(person.name), person.key]));
  for (const { fields, problems } of lines) {
    if (problems.length > 0) continue;
    const key = byName.get(fields.name);
    const person = key === undefined ? newPerson(fields) : { ...fields, ...all.get(key)! };
    if (all.size >= MOST_PEOPLE && !all.has(person.key)) break;
    all.set(person.key, person);
    byName.set(fields.name, person.key);
  }
  return [...all.values()];
}

/** A summary in one sentence: "22 new people; 2 are on the list already." */
export function understood({ lines }: PeopleList, people: readonly Person[], { amount, grouped }: Numbers): string {
  const fit = lines.filter(({ problems }) => problems.length === 0);
  const known = fit.filter((line) => line.known && !line.isRepeated).length;
  const repeated = fit.filter(({ isRepeated }) => isRepeated).length;
  const added = fit.length - known - repeated;
  const room = MOST_PEOPLE - people.length;
  const said = [
    amount(added, 'new person', 'new people'),
    ...(known > 0 ? [`${grouped(known)} ${agreeing(known, 'is', 'are')} on the list already`] : []),
    ...(repeated > 0 ? [`${amount(repeated, 'line')} with a name that came before`] : []),
    ...(fit.length < lines.length ? [`${amount(lines.length - fit.length, 'line')} left out`] : []),
    ...(added > room ? [`only ${room} fit, as a list has at most ${MOST_PEOPLE}`] : []),
  ];
  return `${capital(said.join('; '))}.`;
}
