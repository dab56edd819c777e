// The custom-elements manifest of the package's elements (github.com/webcomponents/custom-elements-manifest), from its declarations.
import ts from 'typescript';

interface Element {
  tag: string;
  className: string;
  description: string;
}

/** Each has a module and declarations of its name, in which every writable property reflects an attribute. */
export const ELEMENTS: Element[] = [
  { tag: 'tally-sheet', className: 'TallySheet', description: 'One form with its sheet.' },
  { tag: 'tally-standings', className: 'TallyStandings', description: 'The standings of a results page.' },
];

/** `declarations` are the texts of the elements' declarations, in their order. */
export function customElements(declarations: string[]): object {
  const modules = ELEMENTS.map((element, at) => moduleOf(element, declarations[at] ?? ''));
  return { schemaVersion: '1.0.0', readme: 'README.md', modules };
}

function moduleOf({ tag, className, description }: Element, declarations: string): object {
  const file = ts.createSourceFile(`${tag}.d.ts`, declarations, ts.ScriptTarget.Latest, true);
  const path = `${tag}.js`;
  const properties = membersOf(file, className);
  const fields = properties.map((property) => ({
    kind: 'field',
    ...described(property),
    ...(isReadonly(property) ? { readonly: true } : { attribute: nameOf(property), reflects: true }),
  }));
  const attributes = properties.filter((property) => !isReadonly(property));
  return {
    kind: 'javascript-module',
    path,
    declarations: [
      {
        kind: 'class',
        name: className,
        tagName: tag,
        customElement: true,
        description,
        superclass: { name: 'HTMLElement' },
        attributes: attributes.map((property) => ({ ...described(property), fieldName: nameOf(property) })),
        members: fields,
        events: membersOf(file, 'HTMLElementEventMap').map(described),
      },
    ],
    exports: [{ kind: 'custom-element-definition', name: tag, declaration: { name: className, module: path } }],
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
