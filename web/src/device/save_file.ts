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

/** A file name from an event's name. */
export function fileName(name: string, ending: string): string {
  const plain = name
    .normalize('NFC')
    .replace(/[^\p{L}\p{N} ()-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return `${plain.slice(0, 80) || 'event'}.${ending}`;
}
