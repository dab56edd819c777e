import type { Marks } from './marks.ts';
import { NUMBERS } from '../numbers/numbers.ts';
import type { NumberStyle } from '../numbers/number_entry.ts';

export { isTwofold, styleOf } from '../numbers/number_entry.ts';
export type { NumberStyle };

export const MARKS: Record<NumberStyle, Marks> = { point: NUMBERS.point.marks, comma: NUMBERS.comma.marks };
