// Loads the texts of the systems' rules on demand, by file name.
import type { TemplateResult } from 'lit/html.js';
import { found } from './open_system.ts';

const RULES = import.meta.glob<() => TemplateResult>('./*/rules.ts', { import: 'rules' });

export async function openRules(system: string): Promise<TemplateResult> {
  return (await found(RULES[`./${system}/rules.ts`], system))();
}
