// The syntax trees of core/ as printed by Clang, with the position of every node in its file.
import { execFileSync } from 'node:child_process';
import { INCLUDED } from './files.ts';

export interface Node {
  kind: string;
  /** Empty if the position is unknown or spans several files. */
  file: string;
  begin: number;
  end: number;
  facts: Printed;
  inner: Node[];
}

interface Printed {
  id?: string;
  kind?: string;
  name?: string;
  opcode?: string;
  castKind?: string;
  isImplicit?: boolean;
  hasInit?: boolean;
  hasVar?: boolean;
  explicitlyDefaulted?: string;
  referencedDecl?: { id: string; kind: string; name: string };
  range?: { begin: Partial<Spot>; end: Partial<Spot> };
  inner?: Printed[];
}

interface Spot {
  file: string;
  offset: number;
  tokLen: number;
}

export const COMPILER = process.env.CLANG ?? 'clang++';
const MOST_BYTES = 2 ** 29;

export function* descendants(node: Node): Generator<Node> {
  for (const child of node.inner) {
    yield child;
    yield* descendants(child);
  }
}

/** Finds the namespaces in a source and in the files it includes. */
export function* trees(source: string): Generator<Node> {
  const asked = ['-fsyntax-only', '-Xclang', '-ast-dump=json', '-Xclang', '-ast-dump-filter=tallysheet'];
  const printed = execFileSync(COMPILER, ['-std=c++20', '-I', INCLUDED, ...asked, source], {
    encoding: 'utf8',
    maxBuffer: MOST_BYTES,
  });
  let file = '';
  for (const text of printed.split(/\n(?=\{)/)) {
    const tree: Printed = JSON.parse(text);
    file = nameFiles(tree, file);
    yield nodeOf(tree);
  }
}

/** Fills in the file of each position; Clang only prints it if it differs from the previous position's. */
function nameFiles(value: unknown, file: string): string {
  if (typeof value !== 'object' || value === null) return file;
  if ('offset' in value) file = (value as Spot).file ??= file;
  for (const [name, inner] of Object.entries(value)) if (name !== 'includedFrom') file = nameFiles(inner, file);
  return file;
}

function nodeOf(facts: Printed): Node {
  return { kind: facts.kind ?? '', ...placeOf(facts), facts, inner: (facts.inner ?? []).map(nodeOf) };
}

function placeOf({ range }: Printed): Pick<Node, 'file' | 'begin' | 'end'> {
  const known = (spot?: Partial<Spot>): spot is Spot => spot?.offset !== undefined;
  const { begin, end } = range ?? {};
  if (!known(begin) || !known(end) || begin.file !== end.file) return { file: '', begin: 0, end: 0 };
  return { file: begin.file, begin: begin.offset, end: end.offset + end.tokLen };
}
