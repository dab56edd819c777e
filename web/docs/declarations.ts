// Reads the declarations of the public interface: sections, declarations and their comments.
import ts from 'typescript';

export interface Declared {
  name: string;
  says: string;
  /** The members of an interface; empty for a type alias. */
  members: Member[];
  text: string;
}

export interface Member {
  name: string;
  optional: boolean;
  /** A function's parameters; null for a field. */
  takes: string | null;
  /** The type in one line, with "{…}" for records listed in `members`. */
  type: string;
  says: string;
  members: Member[];
}

export interface Section {
  /** '' for the part before the first system. */
  title: string;
  declared: Declared[];
}

export interface Declarations {
  conventions: string[];
  sections: Section[];
}

const SECTION = /^\/\/ (.+)$/gm;
const INTRODUCTION = /^\/\*\*[\s\S]*?\*\//;

export function declarationsOf(text: string): Declarations {
  const source = ts.createSourceFile('tallysheet.d.ts', text, ts.ScriptTarget.Latest, true);
  const heads = [
    { title: '', from: 0 },
    ...[...text.matchAll(SECTION)].map(({ 1: title = '', index }) => ({ title, from: index })),
  ];
  const declared = source.statements.filter(isPublic);
  return {
    conventions: conventionsOf(text),
    sections: heads.map(({ title, from }, at) => {
      const to = heads[at + 1]?.from ?? text.length;
      return {
        title,
        declared: declared.filter((one) => one.getStart() >= from && one.getStart() < to).map(declaredBy),
      };
    }),
  };
}

/** The points of the first comment. */
function conventionsOf(text: string): string[] {
  const [, ...points] = (INTRODUCTION.exec(text)?.[0] ?? '').replace(/^ *\*+\/?/gm, '').split(/^ +- /m);
  return points.map(inOneLine);
}

type Public = ts.InterfaceDeclaration | ts.ClassDeclaration | ts.TypeAliasDeclaration | ts.FunctionDeclaration;

function isPublic(node: ts.Statement): node is Public {
  const declares =
    ts.isInterfaceDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isFunctionDeclaration(node);
  return declares && node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;
}

function declaredBy(node: Public): Declared {
  return {
    name: node.name!.text,
    says: saidOf(node),
    members: ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node) ? [...node.members].map(memberOf) : [],
    text: toTheEndOfItsLine(node).replace(/^export (default )?/, ''),
  };
}

/** Includes a comment after the last token. */
function toTheEndOfItsLine(node: ts.Node): string {
  const { text } = node.getSourceFile();
  const end = text.indexOf('\n', node.end);
  return text.slice(node.getStart(), end < 0 ? text.length : end);
}

/** The members of an interface within `declare global`. */
export function globalMembers(text: string, name: string): Member[] {
  const found: Member[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isInterfaceDeclaration(node) && node.name.text === name) found.push(...node.members.map(memberOf));
    else ts.forEachChild(node, look);
  };
  look(ts.createSourceFile('global.d.ts', text, ts.ScriptTarget.Latest, true));
  return found;
}

function memberOf(node: ts.TypeElement | ts.ClassElement): Member {
  const { type, questionToken } = node as ts.PropertySignature & { type: ts.TypeNode };
  const records = longRecordsIn(type);
  const shortened = records.reduce((text, record) => text.replace(record.getText(), '{…}'), type.getText());
  return {
    name: node.name!.getText(),
    optional: questionToken !== undefined,
    takes: ts.isMethodSignature(node) ? node.parameters.map((one) => one.getText()).join(', ') : null,
    type: inOneLine(shortened),
    says: saidOf(node),
    members: records.flatMap(({ members }) => members.map(memberOf)),
  };
}

/** Finds records written over several lines, which are listed field by field. */
function longRecordsIn(type: ts.Node): ts.TypeLiteralNode[] {
  if (ts.isTypeLiteralNode(type)) return type.getText().includes('\n') ? [type] : [];
  const found: ts.TypeLiteralNode[] = [];
  ts.forEachChild(type, (child) => void found.push(...longRecordsIn(child)));
  return found;
}

function saidOf(node: ts.Node): string {
  const [comment] = ts.getJSDocCommentsAndTags(node);
  return comment ? inOneLine(ts.getTextOfJSDocComment((comment as ts.JSDoc).comment) ?? '') : '';
}

function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
