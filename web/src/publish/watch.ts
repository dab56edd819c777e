// Looks once a minute whether a file on a web server has changed, while what shows it is in sight.

/** Milliseconds between two looks. */
export const EVERY = 60_000;

export interface Read {
  text: string;
  /** Differs once the file does. */
  mark: string;
}

/** The file as it is now; null if it has not changed since `before`. Rejects if it cannot be loaded. */
export async function readFile(address: string, before: string | null): Promise<Read | null> {
  const answer = await fetch(address, { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`The server answered ${answer.status}.`);
  const named = answer.headers.get('etag') ?? answer.headers.get('last-modified');
  if (named !== null && named === before) {
    await answer.body?.cancel();
    return null;
  }
  const text = await answer.text();
  const mark = named ?? text;
  return mark === before ? null : { text, mark };
}

export class Watch {
  private mark: string | null = null;
  private timer: ReturnType<typeof setInterval> | undefined;
  private isInSight = false;
  private isLooking = false;
  private lookedAt = Number.NEGATIVE_INFINITY;
  private readonly observer: IntersectionObserver;

  /** `changed` is called with the file whenever it is another than the one of before, beginning with the first. */
  constructor(
    private readonly address: string,
    private readonly changed: (read: Read) => void,
    private readonly failed: () => void = () => {},
  ) {
    this.observer = new IntersectionObserver((entries) => {
      this.isInSight = entries.at(-1)?.isIntersecting ?? false;
      this.settle();
    });
  }

  /** Looks while this element is in sight, and its tab too. */
  follow(element: Element): void {
    this.observer.observe(element);
    document.addEventListener('visibilitychange', this.settle);
  }

  end(): void {
    this.observer.disconnect();
    document.removeEventListener('visibilitychange', this.settle);
    clearInterval(this.timer);
    this.timer = undefined;
  }

  private readonly settle = (): void => {
    const isSeen = this.isInSight && document.visibilityState === 'visible';
    clearInterval(this.timer);
    this.timer = isSeen ? setInterval(this.look, EVERY) : undefined;
    if (isSeen && performance.now() - this.lookedAt >= EVERY) void this.look();
  };

  private readonly look = async (): Promise<void> => {
    if (this.isLooking) return;
    this.isLooking = true;
    this.lookedAt = performance.now();
    try {
      const read = await readFile(this.address, this.mark);
      if (!read) return;
      this.mark = read.mark;
      this.changed(read);
    } catch {
      this.failed();
    } finally {
      this.isLooking = false;
    }
  };
}

/** A results page in a frame of a club's page shows the standings alone where its address ends in "#frame", and reloads
 *  itself once its file has changed. Elsewhere it asks for nothing. */
export function watchFrame(): void {
  if (parent === window || location.hash !== '#frame') return;
  document.documentElement.classList.add('framed');
  if (!location.protocol.startsWith('http')) return;
  let isFirst = true;
  const changed = () => {
    if (!isFirst) location.reload();
    isFirst = false;
  };
  new Watch(location.href.replace(/#.*/, ''), changed).follow(document.documentElement);
}
