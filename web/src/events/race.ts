// How the standings developed: the engine's standings after more and more games.
import { Slices } from '../device/slices.ts';
import { listIn, type StandingsRequest } from '../scoring/standings.ts';
import type { EventGame } from '../systems/event_game.ts';
import type { EventModel } from './event_model.ts';
import type { StandingRow } from '../systems/event_rules.ts';

export interface RaceStep {
  /** The last game included in this step. */
  game: EventGame;
  /** The number of games up to this one. */
  games: number;
  rows: StandingRow[];
}

const MOST_STEPS = 40;

/** The number of games in each step: one more each time, or several more if there are many games. */
export function cutsOf(counted: EventGame[]): number[] {
  const ends = counted.map((_, at) => at + 1).filter((end) => counted[end] !== counted[end - 1]);
  const every = Math.ceil(ends.length / MOST_STEPS);
  return ends.filter((_, at) => (at + 1) % every === 0 || at === ends.length - 1);
}

export class Race {
  private steps = new Map<number, RaceStep>();
  private list: object[] = [];
  private options = '';

  constructor(private readonly model: EventModel) {}

  /** Calculates the steps in short slices. Returns null once `stopped` returns true. */
  async run(stopped: () => boolean): Promise<RaceStep[] | null> {
    const { request, counted } = this.model.scoring.standings();
    this.keepWhatStands(request);
    const slices = new Slices();
    const steps: RaceStep[] = [];
    for (const cut of cutsOf(counted)) {
      const step = this.steps.get(cut) ?? (await this.calculate(request, counted.slice(0, cut)));
      if (step) steps.push(step);
      if (slices.due) await slices.pause();
      if (stopped()) return null;
    }
    return steps;
  }

  /** Keeps the steps up to the first game that has changed. */
  private keepWhatStands(request: StandingsRequest): void {
    const { rules } = this.model.scoring;
    const list = listIn(request, rules);
    const options = JSON.stringify({ ...request, [rules.list]: null });
    const changed = list.findIndex((piece, at) => piece !== this.list[at]);
    const same = options !== this.options ? 0 : changed < 0 ? list.length : changed;
    for (const cut of [...this.steps.keys()]) if (cut > same) this.steps.delete(cut);
    Object.assign(this, { list, options });
  }

  /** `counted` is the game of each entry up to the step. */
  private async calculate(request: StandingsRequest, counted: EventGame[]): Promise<RaceStep | null> {
    const { scoring } = this.model;
    const list = listIn(request, scoring.rules);
    const cut = counted.length;
    const outcome = await scoring.standingsOf({ ...request, [scoring.rules.list]: list.slice(0, cut) });
    if (!outcome.ok || this.list !== list) return null;
    const rows = outcome.value.rows.map(({ player, place, shared, total }) => ({ player, place, shared, total }));
    const step = { game: counted[cut - 1] as EventGame, games: new Set(counted).size, rows };
    this.steps.set(cut, step);
    return step;
  }
}
