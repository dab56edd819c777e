// What is loaded when Puffing Billy is opened.
import type { Form } from '../../system.ts';
import { boardForm } from './board_form.ts';

export const forms: Record<string, Form> = { '': boardForm };
export { rules } from './rules.ts';
