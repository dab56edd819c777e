// What one tab wrote, told to the others.
import type { Written } from './shelf.ts';

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

  /** Gives back how to stop. */
  follow(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }
}

/** Null where the browser refuses it, as it may within another site's frame. */
function opened(): BroadcastChannel | null {
  try {
    return new BroadcastChannel('tallysheet');
  } catch {
    return null;
  }
}

export const channel = new Channel();
