// A file that the person has chosen, and that can be written again as long as the page is open.

export interface WrittenFile {
  name: string;
  /** Rejects if the browser or the person refuses. */
  write(text: string): Promise<void>;
}

interface Picker {
  showSaveFilePicker?(options: object): Promise<FileSystemFileHandle>;
}

export function canWriteAgain(): boolean {
  return typeof (globalThis as Picker).showSaveFilePicker === 'function';
}

/** Null if the person chooses none. */
export async function pickFile(suggestedName: string): Promise<WrittenFile | null> {
  const types = [{ description: 'Web page', accept: { 'text/html': ['.html'] } }];
  try {
    const handle = await (globalThis as Picker).showSaveFilePicker?.({ suggestedName, types });
    return handle ? { name: handle.name, write: (text) => writeTo(handle, text) } : null;
  } catch (problem) {
    if ((problem as DOMException).name === 'AbortError') return null;
    throw problem;
  }
}

/** The file changes when all is written, so that nobody reads half of it. */
async function writeTo(handle: FileSystemFileHandle, text: string): Promise<void> {
  const writable = await handle.createWritable();
  await writable.write(text);
  await writable.close();
}
