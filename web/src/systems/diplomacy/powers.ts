// The seven powers of a Diplomacy board as rows of texts, always in the same order.
import type { Power } from 'tallysheet';
import type { Verdict } from '../../form/form.ts';
import type { Numbers } from '../../numbers/numbers.ts';
import { capital } from '../../ui/sentences.ts';
import { readCount, type Reader } from '../../form/reader.ts';
import { pointerParts } from '../../ui/pointer.ts';
import { textOf, type Row } from '../../ui/rows.ts';

export const POWERS: Power[] = ['austria', 'england', 'france', 'germany', 'italy', 'russia', 'turkey'];

/** The state that the forms of Diplomacy have in common. A row's key is its power. */
export type BoardState = {
  heading: string;
  powers: Row[];
};

interface PowerLine {
  power: Power;
  player?: string;
  centres: number;
}

export function blankPowers(): Row[] {
  return POWERS.map((power) => ({ key: power }));
}

/** An example's powers as they would be typed; `more` returns the texts of a system's own fields. */
export function exampleRows<Line extends PowerLine>(
  lines: Line[],
  more: (line: Line) => Record<string, string> = () => ({}),
): Row[] {
  return blankPowers().map((row) => {
    const line = lines.find(({ power }) => power === row.key);
    return line ? { ...row, player: line.player ?? '', centres: String(line.centres), ...more(line) } : row;
  });
}

export function readPower(row: Row, index: number, reader: Reader): PowerLine {
  const line = {
    power: row.key as Power,
    centres: reader.count(`/powers/${index}/centres`, textOf(row, 'centres')) as number,
  };
  const player = reader.name(`/powers/${index}/player`, textOf(row, 'player'));
  return player === undefined ? line : { ...line, player };
}

/** The centres typed for a power; undefined if blank, NaN if they cannot be read. */
export function centresOf(row: Row, numbers: Numbers): number | undefined {
  return readCount(textOf(row, 'centres'), numbers);
}

export function survives(row: Row, numbers: Numbers): boolean {
  return (centresOf(row, numbers) ?? 0) > 0;
}

export function isEliminated(row: Row, numbers: Numbers): boolean {
  return centresOf(row, numbers) === 0;
}

/** Whether a survivor is marked as not sharing the draw. */
export function isLeftOut(row: Row, numbers: Numbers): boolean {
  return textOf(row, 'draw') === 'out' && survives(row, numbers);
}

/** The marks in a request's line, where any power is left out. */
export function inDraw(powers: Row[], row: Row, numbers: Numbers): { inDraw?: boolean } {
  const isMarked = powers.some((one) => isLeftOut(one, numbers)) && survives(row, numbers);
  return isMarked ? { inDraw: !isLeftOut(row, numbers) } : {};
}

/** "Austria’s number of centres"; `names` are those of a system's own fields. */
export function nameOfPowerField(at: string, names: Record<string, string> = {}): string {
  const [, index, ...field] = pointerParts(at);
  const power = POWERS[Number(index)];
  if (index === undefined || !power) return 'the board';
  const name = { player: 'player', centres: 'number of centres', ...names }[field.join('/')];
  return `${capital(power)}’s ${name ?? 'line'}`;
}

/** The name used in a verdict: the player, or the power if no player is named. */
export function playing({ power, player }: { power: Power; player: string }): string {
  return player || capital(power);
}

/** The verdict on the best players; `won` if the game has a winner. */
export function ledBy(best: { power: Power; player: string }[], won: boolean, figure: string): Verdict {
  const says = won ? 'wins alone' : best.length > 1 ? 'lead the draw together' : 'leads the draw';
  return { who: best.map(playing).join(', '), says, figure };
}

/** "04" as "1904". */
export function fullYear(typed: string): string {
  return typed.trim().replace(/^\d\d$/, '19$&');
}

/** The contents as the form that compares systems takes them. */
export function comparedBoard({ heading, powers }: BoardState): { form: string; state: object } {
  const texts = ['key', 'player', 'centres', 'year', 'draw'];
  const rows = powers.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => texts.includes(name))));
  return { form: 'compare', state: { heading, powers: rows } };
}
