// Formats decimal text in the style in use.
import { inUse } from './marks.ts';

export * from '../numbers/ordinals.ts';
export { withoutZeros } from '../numbers/numbers.ts';
export { capital } from './sentences.ts';

export const grouped = (figure: string | number): string => inUse().grouped(figure);
export const bare = (figure: string | number): string => inUse().bare(figure);
export const trimmed = (figure: string): string => inUse().trimmed(figure);
