// A published result as an event: scored again by the page's own check of posted scores, and as the link that opens it.
import type { Rules, Tallysheet } from 'tallysheet';
import { postedGames } from '../../src/events/posted_games.ts';
import { GameReader } from '../../src/events/game_reader.ts';
import { NUMBERS } from '../../src/numbers/numbers.ts';
import { pageWith } from '../../src/numbers/sheet_numbers.ts';
import { withPosted } from '../../src/posted/posted_rows.ts';
import { checkTable, type TableCheck } from '../../src/posted/table_check.ts';
import { tableVerdict } from '../../src/posted/table_report.ts';
import type { Forms } from '../../src/scoring/game.ts';
import { eventLink } from '../../src/share/event_links.ts';
import { rulesOf, systemName } from '../../src/systems/all_event_rules.ts';
import type { TallyEvent } from '../../src/systems/event.ts';
import type { EventGame, GameState } from '../../src/systems/event_game.ts';
import { eventForms } from '../../src/systems/event_systems.ts';
import { gameName } from '../../src/systems/game_name.ts';
import { openEventForms } from '../../src/systems/models.ts';
import type { PublishedBoard, PublishedResult } from './published_result.ts';

export interface ScoredAgain {
  result: PublishedResult;
  /** "Sum of Squares". */
  systemName: string;
  event: TallyEvent;
  check: TableCheck;
  verdict: string;
  /** The part after "#" of the address that opens the event and its check. */
  link: string;
}

/** The engines of scores and of rules as texts. */
export type Engines = Tallysheet & { rules: Rules };

export async function scoredAgain(result: PublishedResult, engine: Engines): Promise<ScoredAgain> {
  const forms = await openEventForms(result.system);
  const event = eventOf(result, forms);
  const { games, ...head } = event;
  const store = { system: event.system, head, games, edition: 0 };
  const reader = new GameReader(store, engine, forms, () => NUMBERS.point);
  const called = (game: EventGame) => gameName(game, games.indexOf(game) + 1);
  const checked = { edition: 0, name: event.name, games, reader, engine, around: () => pageWith('point'), called };
  const check = await checkTable(await postedGames(checked, engine.rules, async () => {}));
  return {
    result,
    systemName: systemName(event.system, event.settings),
    event,
    check,
    verdict: tableVerdict(check, NUMBERS.point),
    link: await eventLink(event),
  };
}

function eventOf({ id, title, system, settings, boards }: PublishedResult, forms: Forms): TallyEvent {
  const name = `${title}: ${systemName(system, settings)}`;
  const [form = ''] = rulesOf(system).forms?.(settings) ?? eventForms(system);
  const blank = forms.get(form)?.state.blank() ?? {};
  const games = boards.map((board, at) => ({ id: `b${at + 1}`, form, state: stateOf(board, blank) }) as EventGame);
  return { version: 1, id: `published-${id}`, name, system, settings, games };
}

function stateOf({ name, state, list, posted }: PublishedBoard, blank: object): GameState {
  const rows = state[list] as { key: string }[];
  const printed = rows.flatMap(({ key }, at): [string, string][] => (posted[at] ? [[key, posted[at]]] : []));
  return withPosted({ ...blank, heading: name, ...state }, new Map(printed)) as GameState;
}
