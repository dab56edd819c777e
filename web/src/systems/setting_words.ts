// The words of a form's settings, for the form and for the page that writes code to embed it.
/** The values of a setting that is on or off are "true" and "false". */
export interface ChoiceWords<Value extends string> {
  legend: string;
  options: readonly { value: Value; label: string; hint?: string }[];
}

/** The words of a typed setting. */
export interface TypedWords {
  legend: string;
  hint: string;
}

export type SettingWords = ChoiceWords<string> | TypedWords;
