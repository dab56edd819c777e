// Finds all mutants of the core in its syntax trees.
import type { Texts } from './files.ts';
import { mutantsOf, operatorCall, type Enumerators, type Mutant } from './mutants.ts';
import { descendants, trees, type Node } from './syntax.ts';

// Functions that the compiler generates or needs while compiling.
const UNTOUCHED = [
  'StaticAssertDecl',
  'EnumDecl',
  'CXXDefaultArgExpr',
  'CXXDefaultInitExpr',
  'TemplateArgument',
  'ConstantExpr',
];

/** Lists headers first, so that the numbers of mutants in headers, which everything includes, seldom change. */
export function found(texts: Texts): Mutant[] {
  const all = [...texts.keys()].filter(isSource).flatMap((path) => [...mutantsIn(path, texts)]);
  return [...new Map(all.map((mutant) => [JSON.stringify(mutant), mutant])).values()].sort(inOrder);
}

const isSource = (path: string) => path.endsWith('.cpp');

function inOrder(one: Mutant, other: Mutant): number {
  return (
    Number(isSource(one.file)) - Number(isSource(other.file)) ||
    compare(one.file, other.file) ||
    one.begin - other.begin ||
    one.end - other.end ||
    compare(one.form, other.form) ||
    compare(one.text, other.text)
  );
}

const compare = (one: string, other: string) => Number(one > other) - Number(one < other);

function* mutantsIn(path: string, texts: Texts): Generator<Mutant> {
  const enumerators: Enumerators = new Map();
  for (const tree of trees(path)) {
    addEnumerators(tree, enumerators);
    for (const node of written(tree, texts)) {
      const text = texts.get(node.file);
      if (text !== undefined && node.end > node.begin) yield* mutantsOf(node, text, enumerators);
    }
  }
}

function addEnumerators(tree: Node, enumerators: Enumerators): void {
  for (const { inner } of descendants(tree)) {
    const constants = inner.filter(({ kind }) => kind === 'EnumConstantDecl').map(({ facts }) => facts);
    for (const { id } of constants)
      enumerators.set(
        id!,
        constants.map(({ name }) => name!),
      );
  }
}

/** Selects the nodes that exist in the source and can be changed, without those added by the compiler. */
function* written(node: Node, texts: Texts): Generator<Node> {
  const { isImplicit, explicitlyDefaulted } = node.facts;
  if (UNTOUCHED.includes(node.kind) || isImplicit || explicitlyDefaulted || sizesAnArray(node, texts)) return;
  yield node;
  for (const child of parts(node)) yield* written(child, texts);
}

function sizesAnArray({ kind, facts, file }: Node, texts: Texts): boolean {
  return kind === 'VarDecl' && (texts.get(file) ?? '').includes(`, ${facts.name}>`);
}

function parts(node: Node): Node[] {
  if (node.kind === 'CXXForRangeStmt') return [node.inner[1], ...node.inner.slice(-2)];
  if (node.kind === 'CXXRewrittenBinaryOperator') return operatorCall(node).inner;
  return node.facts.castKind === 'NullToPointer' ? [] : node.inner; // an ordering compares only with a literal 0
}
