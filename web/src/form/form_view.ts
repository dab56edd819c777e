// The view of a form: functions from its model to templates.
import type { TemplateResult } from 'lit/html.js';
import type { Form } from './form.ts';
import type { FormModel } from './model.ts';
import type { Contents } from './state.ts';

export interface FormView<State = Contents, Request extends object = object, Sheet extends object = object> {
  form: Form<State, Request, Sheet>;
  fields(model: FormModel<State, Request, Sheet>): TemplateResult;
  /** The printed sheet; empty without a result. */
  sheet(sheet: Sheet | null, model: FormModel<State, Request, Sheet>): TemplateResult;
  /** The part of a link's contents that a person reads before using them. */
  readFirst?(state: State): TemplateResult;
  /** The view of the form's `inEvent`. */
  inEvent?: FormView<State, Request, Sheet>;
}
