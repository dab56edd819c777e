// The changes made to the code, one at a time.
import { descendants, type Node } from './syntax.ts';

export interface Mutant {
  file: string;
  begin: number;
  end: number;
  form: Form;
  text: string;
}

export type Form = 'call' | 'condition' | 'expression' | 'statement';

/** The enumerators of each enumeration in order, by enumerator id. */
export type Enumerators = Map<string, string[]>;

type Changes = (node: Node, text: string, enumerators: Enumerators) => Mutant[];

const SWAPPED: Record<string, string[]> = {
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['/'],
  '&': ['|'],
  '|': ['&'],
  '<<': ['>>'],
  '>>': ['<<'],
  '+=': ['-='],
  '-=': ['+='],
  '*=': ['/='],
  '/=': ['*='],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '==': ['!='],
  '!=': ['=='],
  '&&': ['||'],
  '||': ['&&'],
  '++': ['--'],
  '--': ['++'],
};
const OPERATOR = /<=>|<<|>>|[-+*/<>=!]=|&&|\|\||\+\+|--|[-+*/%&|<>=!]/y;
const BUILT_IN = ['BinaryOperator', 'CompoundAssignOperator'];
const BINARY = [...BUILT_IN, 'CXXOperatorCallExpr', 'CXXRewrittenBinaryOperator'];
const CONDITION: Record<string, number> = { IfStmt: 0, WhileStmt: 0, ConditionalOperator: 0, ForStmt: 2 };
const STATEMENTS: Record<string, (inner: Node[]) => Node[]> = {
  CompoundStmt: (inner) => inner,
  IfStmt: (inner) => inner.slice(1),
  WhileStmt: (inner) => inner.slice(1),
  ForStmt: (inner) => [inner[0], inner[3], inner[4]],
  CXXForRangeStmt: (inner) => inner.slice(-1),
};
const EXTREMES = ['std::min(', 'std::max('];
const SAME_AS_NOTHING = ['true', 'false', '{}', '0', 'std::nullopt'];

const OF_KIND: Record<string, Changes> = {
  UnaryOperator: changeUnary,
  CallExpr: changeExtreme,
  IntegerLiteral: changeInteger,
  CharacterLiteral: (node, text) => [mutant(node, `char(${source(node, text)} + 1)`)],
  CXXBoolLiteralExpr: (node, text) => [mutant(node, source(node, text) === 'true' ? 'false' : 'true')],
  DeclRefExpr: changeEnumerator,
  ReturnStmt: changeReturn,
  ContinueStmt: leaveOutStatement,
  BreakStmt: leaveOutStatement,
};

/** Makes the mutants of one node; `text` is that of its file. */
export function mutantsOf(node: Node, text: string, enumerators: Enumerators): Mutant[] {
  return [decide, swap, leaveOut, OF_KIND[node.kind]].flatMap((changes) => changes?.(node, text, enumerators) ?? []);
}

/** Finds the operator of a call. If Clang rewrites it, as != into ==, the operator is nested deeper. */
export function operatorCall(node: Node): Node {
  return [node, ...descendants(node)].find(({ kind }) => kind === 'CXXOperatorCallExpr')!;
}

export const onOneLine = (text: string) =>
  text
    .split(/[ \t\n]+/)
    .filter(Boolean)
    .join(' ');

const source = (node: Node, text: string) => text.slice(node.begin, node.end);

function mutant({ file, begin, end }: Node, text: string, form: Form = 'expression'): Mutant {
  return { file, begin, end, form, text: onOneLine(text) };
}

/** Leaves out the declarations that precede the condition, as in `if (const int sign = …; sign != 0)` and `if (int* a = …)`. */
const partsOf = ({ facts, inner }: Node) => inner.slice(Number(facts.hasInit ?? 0) + Number(facts.hasVar ?? 0));

/** A condition that is a declaration stays as it is. */
function decide(node: Node): Mutant[] {
  const condition = partsOf(node)[CONDITION[node.kind]];
  if (condition?.file !== node.file || node.facts.hasVar) return [];
  return ['true', 'false'].map((text) => mutant(condition, text, 'condition'));
}

function swap(node: Node, text: string): Mutant[] {
  const [at, operator] = BINARY.includes(node.kind) ? operatorOf(node, text) : [0, ''];
  const left = text.slice(node.begin, at);
  const right = text.slice(at + operator.length, node.end);
  const swapped = (SWAPPED[operator] ?? []).map((other) => mutant(node, `${left} ${other} ${right}`));
  if (operator === '<=>') return [mutant(node, `(${right}) <=> (${left})`)];
  if (operator !== '&&' && operator !== '||') return swapped;
  return [...swapped, mutant(node, left, 'condition'), mutant(node, right, 'condition')];
}

/** Finds the position and the text of a binary operator; the text is empty if there is none. */
function operatorOf(node: Node, text: string): [at: number, operator: string] {
  if (node.kind === 'CXXOperatorCallExpr' && node.inner.length < 3) return [0, ''];
  const at = BUILT_IN.includes(node.kind) ? afterBrackets(node.inner[0].end, text) : operatorCall(node).inner[0].begin;
  return [at, matchAt(OPERATOR, text, at)];
}

const afterBrackets = (at: number, text: string) => at + matchAt(/[\s)]*/y, text, at).length;

function matchAt(sticky: RegExp, text: string, at: number): string {
  sticky.lastIndex = at;
  return sticky.exec(text)?.[0] ?? '';
}

function leaveOut(node: Node): Mutant[] {
  const statements = STATEMENTS[node.kind]?.(partsOf(node)) ?? [];
  const calls = statements.filter(({ kind, file }) => /(Expr|Operator|Cleanups)$/.test(kind) && file === node.file);
  return calls.map((call) => mutant(call, '', 'call'));
}

function changeUnary(node: Node, text: string): Mutant[] {
  const operator = node.facts.opcode!;
  const said = source(node, text);
  if (operator === '++' || operator === '--') return [mutant(node, said.replaceAll(operator, SWAPPED[operator][0]))];
  if (operator === '!') return [mutant(node, said.slice(1), 'condition')];
  return operator === '-' ? [mutant(node, said.slice(1))] : [];
}

function changeExtreme(node: Node, text: string): Mutant[] {
  const at = EXTREMES.findIndex((extreme) => source(node, text).startsWith(extreme));
  return at < 0 ? [] : [mutant(node, source(node, text).replace(EXTREMES[at], EXTREMES[1 - at]))];
}

function changeInteger(node: Node, text: string): Mutant[] {
  const said = source(node, text);
  return (said === '0' ? [' + 1'] : [' + 1', ' - 1']).map((added) => mutant(node, said + added));
}

function changeEnumerator(node: Node, text: string, enumerators: Enumerators): Mutant[] {
  const { id, kind, name } = node.facts.referencedDecl!;
  if (kind !== 'EnumConstantDecl') return [];
  const names = enumerators.get(id)!;
  const other = names[(names.indexOf(name) + 1) % names.length];
  return [mutant(node, source(node, text).slice(0, -name.length) + other)];
}

function changeReturn(node: Node, text: string): Mutant[] {
  const value = source(node, text).slice('return'.length).trim();
  return SAME_AS_NOTHING.includes(value)
    ? []
    : [mutant(withSemicolon(node, text), value ? 'return {};' : '', 'statement')];
}

function leaveOutStatement(node: Node, text: string): Mutant[] {
  return [mutant(withSemicolon(node, text), '', 'statement')];
}

const withSemicolon = (node: Node, text: string) => ({ ...node, end: text.indexOf(';', node.end) + 1 });
