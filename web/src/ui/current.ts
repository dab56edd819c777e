// Sets a field's value if it differs from the field's current text, even if the user typed that since the last redraw.
// (Lit's `live` does the same for any kind of attribute, and is several times as long.)
import { noChange, type PropertyPart } from 'lit/html.js';
import { Directive, directive } from 'lit/directive.js';
import { setCommittedValue } from 'lit/directive-helpers.js';

class Current extends Directive {
  render(value: string): unknown {
    return value;
  }

  override update(part: PropertyPart, [value]: [string]): unknown {
    if ((part.element as HTMLInputElement).value === value) return noChange;
    setCommittedValue(part);
    return value;
  }
}

export const current = directive(Current);
