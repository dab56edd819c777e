// Ways out of the page: as a file, or a text onto the clipboard.

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

/** False where the browser will not have it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** An event's name as that of a file. */
export function fileName(name: string, ending: string): string {
  const plain = name.normalize('NFC').replace(/[^\p{L}\p{N} ()-]/gu, ' ').replace(/\s+/g, ' ').trim();
  return `${plain.slice(0, 80) || 'event'}.${ending}`;
}
