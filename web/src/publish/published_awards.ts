// The awards of an event as a results page shows them: those of the event's own list.
import type { EventGame } from '../systems/event_game.ts';
import { OWN_AWARDS, ownAwardsIn } from '../systems/own_awards.ts';
import { awardsOf, titleInWords, type PlacedRow } from '../tournament/awards.ts';
import type { OwnStandings, TournamentEngine } from '../tournament/own_standings.ts';
import type { Terms } from '../scoring/game.ts';

export interface PublishedAward {
  /** "1st place, shared". */
  title: string;
  winners: string[];
  /** Written in the event’s number style; blank if the award has none. */
  figure: string;
  /** Blank if the award has none. */
  reason: string;
}

export interface AwardedEvent {
  terms: Terms;
  /** The standings by the event's own rule, with the request that its games make. */
  own: OwnStandings;
  /** The rows of the standings that count. */
  rows: readonly PlacedRow[];
  /** Whether those are the ones by the event's own rule. */
  isByOwnRule: boolean;
  sheetOf(game: EventGame): object | null;
}

export function publishedAwards(
  { terms: { rules, settings, numbers }, own, rows, isByOwnRule, sheetOf }: AwardedEvent,
  engine: TournamentEngine,
): PublishedAward[] {
  const awards = awardsOf(
    {
      ...{ rules, games: own.games, request: own.request, rows, sheetOf },
      teams: own.found?.teams ?? [],
      own: ownAwardsIn(settings[OWN_AWARDS.name] ?? ''),
    },
    engine,
  );
  return awards.map((award) => {
    const { winners, figure, isTotal, reason = '' } = award;
    const written = isTotal && isByOwnRule ? own.figure : rules.figure;
    return {
      title: titleInWords(award),
      winners,
      figure: figure === undefined ? '' : written(figure, numbers),
      reason,
    };
  });
}
