// Frames of a camera before a screen with a QR code: turned, blurred, noisy, and sometimes without a code.
import { encode } from 'uqr';
import { seeded } from '../../reference/random.ts';

export interface Frame {
  pixels: Uint8ClampedArray;
  side: number;
}

export interface Look {
  /** Degrees. */
  turned: number;
  /** How many pixels the lens smears to each side. */
  blur: number;
  /** The most by which a pixel is lighter or darker, of 255. */
  noise: number;
  seed: number;
}

const QUIET = 4;

/** Pixels of the frame to a square of the code. */
const SCALE = 3;

export function frameOf(text: string, { turned, blur, noise, seed }: Look): Frame {
  const { data, size } = encode(text, { ecc: 'L', boostEcc: true, border: QUIET, maskPattern: 0 });
  const side = Math.ceil(size * SCALE * 1.42);
  const light = smeared(turnedLight(data, size, side, (turned * Math.PI) / 180), side, blur);
  const random = seeded(seed);
  const pixels = new Uint8ClampedArray(4 * side * side);
  light.forEach((value, at) => {
    const seen = 40 + value * 0.75 + (random() - 0.5) * 2 * noise;
    pixels.set([seen, seen, seen, 255], 4 * at);
  });
  return { pixels, side };
}

/** The code in the middle of the frame, on a light screen. */
function turnedLight(squares: boolean[][], size: number, side: number, angle: number): Float64Array {
  const light = new Float64Array(side * side);
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  for (let at = 0; at < side * side; at += 1) {
    const [x, y] = [(at % side) - side / 2, Math.floor(at / side) - side / 2];
    const column = Math.floor((x * cosine + y * sine) / SCALE + size / 2);
    const row = Math.floor((y * cosine - x * sine) / SCALE + size / 2);
    light[at] = squares[row]?.[column] ? 0 : 255;
  }
  return light;
}

/** The mean of the pixels around each, along rows and then along columns. */
function smeared(light: Float64Array, side: number, blur: number): Float64Array {
  if (blur === 0) return light;
  return alongRows(alongRows(light, side, blur, 1, side), side, blur, side, 1);
}

function alongRows(light: Float64Array, side: number, blur: number, step: number, next: number): Float64Array {
  const out = new Float64Array(light.length);
  for (let line = 0; line < side; line += 1)
    for (let place = 0; place < side; place += 1) {
      let sum = 0;
      for (let by = -blur; by <= blur; by += 1)
        sum += light[line * next + Math.min(side - 1, Math.max(0, place + by)) * step]!;
      out[line * next + place * step] = sum / (2 * blur + 1);
    }
  return out;
}

/** Nothing but a grey wall. */
export function emptyFrame(side: number): Frame {
  return { pixels: new Uint8ClampedArray(4 * side * side).fill(128), side };
}
