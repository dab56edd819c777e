// Tells the other tabs of this device what was changed in an event.
import { keep } from '../device/storage.ts';
import type { News } from './event_device.ts';

type Listener = (news: News) => void;

/** The key that stands in for messages where there are none. */
const WRITTEN = 'written';

class Channel {
  private readonly listeners = new Set<Listener>();
  private readonly line = opened('tallysheet events');
  /** On which versions without stamps announce what they wrote. */
  private readonly olderLine = opened('tallysheet');

  constructor() {
    this.line?.addEventListener('message', ({ data }) => this.pass(data as News));
    this.olderLine?.addEventListener('message', ({ data }) =>
      this.pass({ event: (data as News).event, isEarlier: true }),
    );
    globalThis.addEventListener?.('storage', ({ key, newValue }) => {
      if (key === WRITTEN && newValue) this.pass({ event: (JSON.parse(newValue) as [string])[0] });
    });
  }

  tell(news: News): void {
    this.line?.postMessage(news);
  }

  /** Called after writing. Other tabs notice the change of a stored value where there are no messages. */
  tellWritten(event: string): void {
    if (!this.line) keep(WRITTEN, [event, Date.now(), Math.random()]);
  }

  /** Returns a function that unsubscribes. */
  follow(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  private pass(news: News): void {
    for (const listener of this.listeners) listener(news);
  }
}

/** Returns null if the browser refuses it, for example in a third-party frame. */
function opened(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}

export const channel = new Channel();
