// Forms that are drawn before the engine of rules is there.
import type { Tallysheet } from 'tallysheet';

interface Model {
  engine: Tallysheet | null;
  useEngine(engine: Tallysheet): void;
  redraw(): void;
}

const waiting = new WeakSet<Model>();

/** Scores and draws the form once more when the engine of rules has come, or failed to. */
export function whenRulesCome(model: Model, coming: () => Promise<void> | null): void {
  if (waiting.has(model)) return;
  const loading = coming();
  if (!loading) return;
  waiting.add(model);
  const again = () => (model.engine ? model.useEngine(model.engine) : model.redraw());
  void loading.then(again, again);
}
