// Places in a text: offsets as the browser counts them, and lines and columns, from 1 on, in code points as the engine does.

export interface TextPlace {
  line: number;
  column: number;
}

export function placeAt(text: string, offset: number): TextPlace {
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length, column: [...(lines.at(-1) ?? '')].length + 1 };
}

/** The end of the text for a place beyond it. */
export function offsetAt(text: string, { line, column }: TextPlace): number {
  const lines = text.split('\n');
  if (line > lines.length) return text.length;
  const before = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
  return before + [...(lines[line - 1] ?? '')].slice(0, column - 1).join('').length;
}
