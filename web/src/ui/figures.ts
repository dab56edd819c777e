// Formats decimal text in the style in use.
import { Numbers } from '../numbers/numbers.ts';
import { DECIMAL, GROUP } from './marks.ts';

export * from '../numbers/ordinals.ts';
export { withoutZeros } from '../numbers/numbers.ts';
export { capital } from './sentences.ts';

const inUse = () => new Numbers({ group: GROUP, decimal: DECIMAL });

export const grouped = (figure: string | number): string => inUse().grouped(figure);
export const bare = (figure: string | number): string => inUse().bare(figure);
export const trimmed = (figure: string): string => inUse().trimmed(figure);
