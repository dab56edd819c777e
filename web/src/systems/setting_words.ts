// The words of a form's settings, for the form and for the page that writes code to embed it.
import type { ChoiceOptions } from '../ui/choice.ts';

/** The values of a setting that is on or off are "true" and "false". */
export type ChoiceWords<Value extends string> = Pick<ChoiceOptions<Value>, 'legend' | 'options'>;

/** The words of a typed setting. */
export interface TypedWords {
  legend: string;
  hint: string;
}

export type SettingWords = ChoiceWords<string> | TypedWords;
