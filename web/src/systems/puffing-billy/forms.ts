// What is loaded when Puffing Billy is opened.
import type { Form } from '../../system.ts';
import '../../parts/players.ts';
import { boardForm } from './board_form.ts';
import { finalForm } from './final_form.ts';

export const forms: Record<string, Form> = { '': boardForm, final: finalForm };
export { rules } from './rules.ts';
