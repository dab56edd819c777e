// Shows the parts of a figure as a bar. The figures are passed to CSS, which calculates the lengths; they are set from
// script because the page's policy allows no style attributes.
import { html, noChange, type ElementPart, type TemplateResult } from 'lit/html.js';
import { Directive, directive } from 'lit/directive.js';

class Measures extends Directive {
  private before: Record<string, string> = {};

  render(_measures: Record<string, string>): unknown {
    return noChange;
  }

  override update(part: ElementPart, [measures]: [Record<string, string>]): unknown {
    const { style } = part.element as HTMLElement;
    for (const [name, figure] of Object.entries(measures))
      if (this.before[name] !== figure) style.setProperty(name, figure);
    this.before = measures;
    return noChange;
  }
}

/** Sets these custom properties on an element. */
export const measures = directive(Measures);

/** One segment per part, in order; `whole` is the figure that fills the line. */
export function shares(parts: (string | number)[], total: string, whole: string): TemplateResult {
  return html`<span class="shares" aria-hidden="true" ${measures({ '--total': total, '--whole': whole })}>
    ${parts.map((part) => html`<i ${measures({ '--share': String(part) })}></i>`)}
  </span>`;
}
