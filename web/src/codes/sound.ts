// Short sounds that confirm a code without a look at the screen: one high tone for what was taken, two low ones for a
// question or a refusal.

const TONES: Record<'taken' | 'asks', { pitch: number; at: number }[]> = {
  taken: [{ pitch: 1320, at: 0 }],
  asks: [
    { pitch: 440, at: 0 },
    { pitch: 330, at: 0.16 },
  ],
};

/** Seconds. */
const LENGTH = 0.12;

let context: AudioContext | undefined;

/** Must first be called while a button is pressed, or browsers stay silent. */
export function openSound(): void {
  if (typeof AudioContext !== 'function') return;
  context ??= new AudioContext();
  void context.resume().catch(() => {});
}

export function play(sound: 'taken' | 'asks'): void {
  if (context?.state !== 'running') return;
  for (const { pitch, at } of TONES[sound]) {
    const [tone, volume] = [context.createOscillator(), context.createGain()];
    const start = context.currentTime + at;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.2, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + LENGTH);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + LENGTH);
  }
}
