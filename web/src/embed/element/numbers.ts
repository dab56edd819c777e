// Sets the separators of each element's own locale before anything in it is read or drawn.
import { useMarks } from '../../ui/marks.ts';
import { marksOf } from '../locale.ts';
import { LightElement } from '../../ui/light_element.ts';
import type { Form } from '../../form/form.ts';

/** Falls back to English if the locale is missing or unknown. */
function useMarksOf(element: Element): void {
  useMarks((marksOf(element.getAttribute('locale')) ?? marksOf(null))!);
}

export function readAs(element: Element, form: Form): Form {
  const withMarks =
    <Given extends unknown[], Result>(work: (...given: Given) => Result) =>
    (...given: Given): Result => {
      useMarksOf(element);
      return work(...given);
    };
  const { state } = form;
  return { ...form, read: withMarks(form.read), state: { ...state, example: withMarks(state.example) } };
}

const draw = LightElement.prototype['draw'];

LightElement.prototype['draw'] = function () {
  const { host } = this.getRootNode() as ShadowRoot;
  if (host) useMarksOf(host);
  draw.call(this);
};
