// Sets the separators of each element's own locale before anything in it is read or drawn.
import { useMarks } from '../../ui/marks.ts';
import { marksOf } from '../locale.ts';
import { LightElement } from '../../ui/light_element.ts';
import { Numbers, NUMBERS } from '../../numbers/numbers.ts';
import type { Surroundings } from '../../numbers/sheet_numbers.ts';
import type { Form } from '../../form/form.ts';

/** The numbers of the element's locale; English ones if it is missing or unknown. */
export function around(element: Element): Surroundings {
  const marks = marksOf(element.getAttribute('locale'));
  return { numbers: marks ? new Numbers(marks) : NUMBERS.point, begins: null };
}

function useMarksOf(element: Element): void {
  useMarks(around(element).numbers.marks);
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
