// One game of Diplomacy in the chosen system.
import type { DiplomacyGameRequest, DiplomacySheet, DiplomacySystem } from 'tallysheet';
import type { Form } from '../../form/form.ts';
import { Reader } from '../../form/reader.ts';
import { FURTHER_SYSTEMS } from '../compare/further_systems.ts';
import { comparedBoard, ledBy } from './powers.ts';
import { asPlayed, fieldOfResult, nameOfResultField, readResult } from './result.ts';
import { gameState, type GameState } from './state.ts';

export const form: Form<GameState, DiplomacyGameRequest, DiplomacySheet> = {
  id: 'diplomacy',
  state: gameState,
  read(state, numbers) {
    const reader = new Reader(numbers);
    const request = { ...readResult(state, reader), system: chosenSystem(state), working: true };
    return { request, problems: reader.problems };
  },
  scoredBy: { record: 'diplomacy', name: 'scoreGame' },
  score: (engine, request) => engine.diplomacy.scoreGame(asPlayed(engine, request)),
  nameOf: (at) => (at === '/system' ? 'the system' : nameOfResultField(at)),
  fieldOf: fieldOfResult,
  unfinished: () => false,
  verdict({ rows, winner }, _, { grouped }) {
    const first = rows.filter(({ place }) => place === 1);
    return ledBy(first, winner !== null, grouped(first[0]?.score ?? ''));
  },
  forComparison: (state) => {
    const { form, state: board } = comparedBoard(state);
    return { form, state: { ...board, finalYear: state.finalYear } };
  },
};

/** A text that names no system is refused by the engine. */
export function chosenSystem({ system }: Pick<GameState, 'system'>): DiplomacySystem {
  return (system || FURTHER_SYSTEMS[0]!.id) as DiplomacySystem;
}

/** "Sum of Squares". */
export function systemTitle(state: Pick<GameState, 'system'>): string {
  const id = chosenSystem(state);
  return FURTHER_SYSTEMS.find((one) => one.id === id)?.name ?? id;
}

export function isShared({ rows }: DiplomacySheet, row: DiplomacySheet['rows'][number]): boolean {
  return rows.some((other) => other !== row && other.place === row.place);
}
