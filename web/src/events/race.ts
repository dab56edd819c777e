// How the standings came about: the engine's own, after ever more of the games.
import { Slices } from '../slices.ts';
import type { EventGame } from './event.ts';
import type { EventDesk } from './event_desk.ts';
import type { StandingRow } from './kinds/kind.ts';

export interface RaceStep {
  /** The last game that counts here. */
  game: EventGame;
  rows: StandingRow[];
}

const MOST_STEPS = 40;

/** How many of the list count at each step: one game more each time, or several where there are many. */
export function cutsOf(counted: EventGame[]): number[] {
  const ends = counted.map((_, at) => at + 1).filter((end) => counted[end] !== counted[end - 1]);
  const every = Math.ceil(ends.length / MOST_STEPS);
  return ends.filter((_, at) => (at + 1) % every === 0 || at === ends.length - 1);
}

export class Race {
  private steps = new Map<number, RaceStep>();
  private list: object[] = [];
  private options = '';

  constructor(private readonly desk: EventDesk) {}

  /** In short slices; null once `stopped` says that nobody waits for it. */
  async run(stopped: () => boolean): Promise<RaceStep[] | null> {
    const { request, counted } = this.desk.scoring.standings();
    this.keepWhatStands(request);
    const slices = new Slices();
    const steps: RaceStep[] = [];
    for (const cut of cutsOf(counted)) {
      const step = this.steps.get(cut) ?? this.asked(request, cut, counted[cut - 1] as EventGame);
      if (step) steps.push(step);
      if (slices.due) await slices.breathe();
      if (stopped()) return null;
    }
    return steps;
  }

  /** Steps up to the first game that is no longer as it was. */
  private keepWhatStands(request: any): void {
    const { list: name } = this.desk.scoring.kind;
    const list: object[] = request[name];
    const options = JSON.stringify({ ...request, [name]: null });
    const changed = list.findIndex((piece, at) => piece !== this.list[at]);
    const same = options !== this.options ? 0 : changed < 0 ? list.length : changed;
    for (const cut of [...this.steps.keys()]) if (cut > same) this.steps.delete(cut);
    Object.assign(this, { list, options });
  }

  private asked(request: any, cut: number, game: EventGame): RaceStep | null {
    const { kind } = this.desk.scoring;
    const outcome = kind.standings(this.desk.engine, { ...request, [kind.list]: request[kind.list].slice(0, cut) });
    if (!outcome.ok) return null;
    const rows = outcome.value.rows.map(({ player, place, shared, total }: StandingRow) => ({ player, place, shared, total }));
    const step = { game, rows };
    this.steps.set(cut, step);
    return step;
  }
}
