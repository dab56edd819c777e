// Scoring many games by a rule in a worker. It answers each batch with its outcome as text, which the page reads faster than
// objects.
import type { RuleGamesRequest } from 'tallysheet';
import { loadEventsEngine } from './events_engine.ts';

export async function scoreBatch(request: RuleGamesRequest): Promise<void> {
  const { rules } = await loadEventsEngine();
  postMessage(JSON.stringify(rules.scoreGames(request)));
}
