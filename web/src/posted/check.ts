// Posted scores, checked against the sheet.
import type { Desk } from '../desk.ts';
export function check(_: Desk): unknown { return ''; }
