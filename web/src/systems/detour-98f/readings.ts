// Other readings that posted shares may follow.
import type { Detour98fGame, Detour98fSheet, Tallysheet } from 'tallysheet';
import { playing, type BoardState } from '../diplomacy/powers.ts';
import { stepOf, stepsOfRow } from '../../form/steps.ts';
import { textOf, type Row } from '../../ui/rows.ts';
import { FALLS } from './fall_1905.ts';
import type { Namesake, PostedForm, Reading } from '../posted_form.ts';

/** An eliminated power's row, as if it had been eliminated by Fall 1905. */
function withoutPoint(row: Row): Row {
  return textOf(row, 'year') ? { ...row, year: String(FALLS.no) } : { ...row, fall1905: 'no' };
}

/** A power that is eliminated after Fall 1905 keeps its point for it; some people give the point to survivors only. */
function readings({ powers }: BoardState, { rows }: Detour98fSheet): Reading<BoardState>[] {
  const paid = rows.filter(({ parts }) => parts?.fall1905 && !parts.survival).map(({ power }) => power as string);
  if (paid.length === 0) return [];
  return [
    {
      words: 'without the point for Fall 1905 for those eliminated later',
      change: {
        powers: powers.map((row) => (paid.includes(row.key) ? withoutPoint(row) : row)),
      },
    },
  ];
}

/** Results are posted as "Detour" that were scored by the system of 2009. */
function byDetour09({ diplomacy }: Tallysheet, request: object): Namesake[] {
  const { powers } = request as Detour98fGame;
  const scored = diplomacy.scoreGame({ system: 'detour-09', powers });
  if (!scored.ok) return [];
  const figures = scored.value.rows.map((row) => ({
    key: row.power,
    who: playing(row),
    figure: row.score,
  }));
  return [{ words: 'by Detour 09', figures }];
}

const game: PostedForm<BoardState, Detour98fSheet> = {
  title: 'points',
  write: (figure, { grouped }) => grouped(figure),
  figures: ({ rows, working }) =>
    rows.map((row, at) => ({
      key: row.power,
      who: playing(row),
      figure: row.points,
      unrounded: stepOf(stepsOfRow(working, at), 'points')?.value,
      others:
        row.raw === null
          ? []
          : [{ words: 'the raw points, before they are made a share of 100', figure: String(row.raw) }],
    })),
  readings,
  namesakes: (_, __, engine, request) => byDetour09(engine, request),
};

export const postedForms: Record<string, PostedForm> = { 'detour-98f': game };
