// A figure's parts as a bar of ink. The figures go to CSS as they are, and CSS does the measuring;
// they are set from script because the page's policy allows no style attribute.
import { html, noChange, type ElementPart, type TemplateResult } from 'lit/html.js';
import { Directive, directive } from 'lit/directive.js';

class Measures extends Directive {
  render(_measures: Record<string, string>): unknown {
    return noChange;
  }

  override update(part: ElementPart, [measures]: [Record<string, string>]): unknown {
    const { style } = part.element as HTMLElement;
    for (const [name, figure] of Object.entries(measures)) style.setProperty(name, figure);
    return noChange;
  }
}

const measures = directive(Measures);

/** One stretch of ink per part, in order; `whole` is the figure that would fill the line. */
export function shares(parts: (string | number)[], total: string, whole: string): TemplateResult {
  return html`<span class="shares" aria-hidden="true" ${measures({ '--total': total, '--whole': whole })}>
    ${parts.map((part) => html`<i ${measures({ '--share': String(part) })}></i>`)}
  </span>`;
}
