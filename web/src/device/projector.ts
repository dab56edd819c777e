// Device features for a page on a projector: the full screen, and a screen that stays on. Where the browser has
// neither, nothing happens.

export function canFillScreen(): boolean {
  return document.fullscreenEnabled === true;
}

export function fillsScreen(): boolean {
  return Boolean(document.fullscreenElement);
}

/** Enters or leaves the full screen. A refusal changes nothing. */
export async function turnFullScreen(on: boolean): Promise<void> {
  if (on === fillsScreen()) return;
  await (on ? document.documentElement.requestFullscreen() : document.exitFullscreen()).catch(() => {});
}

/** Keeps the screen on until it is stopped. The device lets go whenever the page is hidden, so it is asked again. */
export class WakeLock {
  private lock: WakeLockSentinel | null = null;
  private wanted = false;

  start(): void {
    this.wanted = true;
    document.addEventListener('visibilitychange', this.request);
    void this.request();
  }

  stop(): void {
    this.wanted = false;
    document.removeEventListener('visibilitychange', this.request);
    void this.lock?.release();
    this.lock = null;
  }

  private readonly request = async (): Promise<void> => {
    if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    const lock = await navigator.wakeLock.request('screen').catch(() => null);
    if (this.wanted) this.lock = lock;
    else void lock?.release();
  };
}
