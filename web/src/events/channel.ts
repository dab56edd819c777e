// Sends the records that one tab wrote to the other tabs.
import type { Written } from './records.ts';

export interface News {
  event: string;
  records: Written[];
}

type Listener = (news: News) => void;

class Channel {
  private readonly listeners = new Set<Listener>();
  private readonly line = opened();

  constructor() {
    this.line?.addEventListener('message', ({ data }) => this.listeners.forEach((listener) => listener(data as News)));
  }

  tell(news: News): void {
    this.line?.postMessage(news);
  }

  /** Returns a function that unsubscribes. */
  follow(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }
}

/** Returns null if the browser refuses it, for example in a third-party frame. */
function opened(): BroadcastChannel | null {
  try {
    return new BroadcastChannel('tallysheet');
  } catch {
    return null;
  }
}

export const channel = new Channel();
