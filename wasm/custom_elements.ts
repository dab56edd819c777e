// The custom-elements manifest of <tally-sheet> (github.com/webcomponents/custom-elements-manifest), from its declarations.
import ts from 'typescript';

const MODULE = 'tally-sheet.js';
const TAG = 'tally-sheet';
const CLASS = 'TallySheet';

/** `declarations` is the text of tally-sheet.d.ts, in which every writable property reflects an attribute. */
export function customElements(declarations: string): object {
  const file = ts.createSourceFile('tally-sheet.d.ts', declarations, ts.ScriptTarget.Latest, true);
  const properties = membersOf(file, CLASS);
  const fields = properties.map((property) => ({
    kind: 'field',
    ...described(property),
    ...(isReadonly(property) ? { readonly: true } : { attribute: nameOf(property), reflects: true }),
  }));
  const attributes = properties.filter((property) => !isReadonly(property));
  return {
    schemaVersion: '1.0.0',
    readme: 'README.md',
    modules: [
      {
        kind: 'javascript-module',
        path: MODULE,
        declarations: [
          {
            kind: 'class',
            name: CLASS,
            tagName: TAG,
            customElement: true,
            description: 'One form with its sheet.',
            superclass: { name: 'HTMLElement' },
            attributes: attributes.map((property) => ({ ...described(property), fieldName: nameOf(property) })),
            members: fields,
            events: membersOf(file, 'HTMLElementEventMap').map(described),
          },
        ],
        exports: [{ kind: 'custom-element-definition', name: TAG, declaration: { name: CLASS, module: MODULE } }],
      },
    ],
  };
}

type Member = ts.PropertyDeclaration | ts.PropertySignature;

/** The properties of the class or interface of that name, at any depth. */
function membersOf(node: ts.Node, name: string): Member[] {
  if ((ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node)) && node.name?.text === name)
    return [...node.members].filter((member) => ts.isPropertyDeclaration(member) || ts.isPropertySignature(member));
  const found: Member[] = [];
  ts.forEachChild(node, (child) => void found.push(...membersOf(child, name)));
  return found;
}

function described(member: Member): { name: string; type: { text: string }; description?: string } {
  const comment = ts.getTextOfJSDocComment(ts.getJSDocCommentsAndTags(member)[0]?.comment);
  const type = { text: member.type?.getText() ?? 'unknown' };
  return { name: nameOf(member), type, ...(comment ? { description: comment.replace(/\s+/g, ' ') } : {}) };
}

function nameOf({ name }: Member): string {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : name.getText();
}

function isReadonly(member: Member): boolean {
  return member.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ReadonlyKeyword) ?? false;
}
