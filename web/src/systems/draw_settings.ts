// The settings of every event for drawing boards, as seating/choices.ts reads them.
import type { Setting } from './event_rules.ts';

export const DRAW_WISHES: Setting = { name: 'drawWishes', label: 'What counts when boards are drawn', inView: true };
export const DRAW_SIZES: Setting = { name: 'drawSizes', label: 'Sizes of drawn boards', inView: true };
export const DRAW_PAIRS: Setting = { name: 'drawPairs', label: 'Pairs apart or together', inView: true };

export const DRAW_SETTINGS = [DRAW_WISHES, DRAW_SIZES, DRAW_PAIRS];
