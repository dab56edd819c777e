// Each element's figures have the marks of its own locale: they are set before anything of it is read or drawn.
import { marksOf, useMarks } from '../embed/marks.ts';
import { LightElement } from '../parts/light_element.ts';
import type { Form } from '../system.ts';

/** For an element without a fitting locale, the usual ones. */
function useMarksOf(element: Element): void {
  useMarks((marksOf(element.getAttribute('locale')) ?? marksOf(null))!);
}

export function readAs(element: Element, form: Form): Form {
  const withMarks = <Given extends unknown[], Result>(work: (...given: Given) => Result) => (...given: Given): Result => {
    useMarksOf(element);
    return work(...given);
  };
  return { ...form, read: withMarks(form.read), example: withMarks(form.example) };
}

const draw = LightElement.prototype['draw'];

LightElement.prototype['draw'] = function () {
  const { host } = this.getRootNode() as ShadowRoot;
  if (host) useMarksOf(host);
  draw.call(this);
};
