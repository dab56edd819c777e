// How far a text gets as JSON, reported as a kind of outcome so that texts which get further are kept.

const STEP = 8;
const FAR = 400;

export function progress(text: string): string {
  try {
    JSON.parse(text);
    return 'JSON';
  } catch (error) {
    const position = Number(/position (\d+)/.exec((error as Error).message)?.[1] ?? text.length);
    return `JSON up to ${STEP * Math.floor(Math.min(position, FAR) / STEP)}`;
  }
}
