// Saves files and copies text to the clipboard.

export function saveFile(name: string, text: string, type: string): void {
  saveBlob(name, new Blob([text], { type: `${type};charset=utf-8` }));
}

export function saveBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), A_WHILE);
}

const A_WHILE = 60_000;

/** Returns false if the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Copies a text that is still being made: some browsers copy only what is named during the press. */
export async function copyLater(text: Promise<string>): Promise<boolean> {
  try {
    const blob = text.then((made) => new Blob([made], { type: 'text/plain' }));
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
    return true;
  } catch {
    return copyText(await text);
  }
}

const MOST_CHARACTERS = 80;

/** A file name from a name that somebody typed: its letters of any script, digits, spaces, brackets and hyphens. */
export function fileName(name: string, ending: string): string {
  const plain = name
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N} ()-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const start = [...plain].slice(0, MOST_CHARACTERS).join('').trimEnd();
  return `${start || 'event'}.${ending}`;
}
