// Lists an interface's members as lines, to be compared with the contract as it was published.
import ts from 'typescript';
import { exported, type View } from './types.ts';

const PLAIN = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BooleanLike;

/** Writes "BoardRow.bonus: string | null", "BoardRequest.listed?: "finish" | "seating"" and so on, including nested
 *  members. */
function* lines(path: string, view: View, named: Set<string>): Generator<string> {
  for (const choice of view.choices) {
    const item = choice.item;
    if (item) yield* lines(`${path}[]`, item, named);
    else if (!choice.has(PLAIN) && !named.has(choice.text)) yield* members(path, choice, named);
  }
}

function* members(path: string, view: View, named: Set<string>): Generator<string> {
  for (const [name, member] of view.members) {
    yield `${path}.${name}${member.optional ? '?' : ''}: ${kind(member, named)}`;
    yield* lines(`${path}.${name}`, member, named);
  }
}

/** Writes a type; a nested object is only marked as one, since its members have their own lines. */
function kind(view: View, named: Set<string>): string {
  const kinds = view.choices.map((choice) => {
    if (choice.isArray) return `(${kind(choice.item!, named)})[]`;
    const whole =
      choice.item || choice.has(PLAIN) || named.has(choice.text) || choice.type.getCallSignatures().length > 0;
    return whole ? choice.text : '{}';
  });
  return [...new Set(kinds), ...(view.nullable ? ['null'] : [])].sort().join(' | ');
}

export function contractLines(file?: string): string[] {
  const all = exported(file);
  const named = new Set(all.keys());
  return [
    ...new Set(
      [...all].flatMap(([name, view]) =>
        view.type.isClassOrInterface() ? [...members(name, view, named)] : [`${name}: ${kind(view, new Set())}`],
      ),
    ),
  ];
}
