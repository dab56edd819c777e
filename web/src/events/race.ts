// Calculates the race of an open event in short slices, and keeps the steps that a change does not touch.
import { Slices } from '../device/slices.ts';
import { cutsOf, requestUpTo, stepAfter, type RaceStep } from '../pictures/race_steps.ts';
import { listIn, type StandingsRequest } from '../scoring/standings.ts';
import type { EventGame } from '../systems/event_game.ts';
import type { EventModel } from './event_model.ts';

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
    const { list } = this;
    const cut = counted.length;
    const outcome = await scoring.standingsOf(requestUpTo(request, scoring.rules, cut));
    if (!outcome.ok || this.list !== list) return null;
    const step = stepAfter(counted, outcome.value.rows);
    this.steps.set(cut, step);
    return step;
  }
}
