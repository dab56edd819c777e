// Renders Lit templates as plain HTML, without listeners. Custom elements that are given properties are rendered with
// their contents.
import { nothing, type TemplateResult } from 'lit/html.js';

/** HTML that is not escaped. */
export class Ready {
  constructor(readonly text: string) {}
}

const LISTENER = /\s@[\w-]+=$/;
const PROPERTY = /\s\.([\w-]+)=$/;
const BOOLEAN = /\s\?([\w-]+)=$/;
const ATTRIBUTE = /\s[\w-]+=$/;
const IN_A_TAG = /<[^<>]*$/;
const IN_A_CUSTOM_TAG = /<(\w+-[\w-]+)[^<>]*$/;

export function staticHtml(value: unknown): string {
  if (value === nothing || value === null || value === undefined) return '';
  if (value instanceof Ready) return value.text;
  if (Array.isArray(value)) return value.map(staticHtml).join('');
  if (isTemplate(value)) return new Filling().fill(value);
  if (isDirective(value)) return keyedRows(value).map(staticHtml).join('');
  return escaped(String(value));
}

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

function isTemplate(value: unknown): value is TemplateResult {
  return typeof value === 'object' && 'strings' in value!;
}

interface Given {
  values: unknown[];
}

function isDirective(value: unknown): value is Given {
  return typeof value === 'object' && value !== null && '_$litDirective$' in value;
}

/** Renders `keyed` from ui/keyed.ts, one template per row. Other directives need a browser. */
function keyedRows({ values: [rows, draw] }: Given): unknown[] {
  return typeof draw === 'function' ? (rows as unknown[]).map((row, at) => draw(row, at)) : [];
}

interface Drawable {
  template(): TemplateResult;
  [property: string]: unknown;
}

/** The text of one template, as its values are filled in. */
class Filling {
  private text = '';
  /** The custom element whose opening tag is being written. */
  private element: Drawable | null = null;

  fill({ strings, values }: TemplateResult): string {
    strings.forEach((string, at) => {
      if (at > 0) this.addValue(values[at - 1]);
      this.addString(string);
    });
    return this.text;
  }

  private addString(string: string): void {
    const tagEnd = string.indexOf('>') + 1;
    if (this.element && tagEnd > 0) {
      this.text += string.slice(0, tagEnd) + staticHtml(this.element.template());
      this.element = null;
      this.text += string.slice(tagEnd);
    } else this.text += string;
  }

  private addValue(value: unknown): void {
    const { text } = this;
    const property = PROPERTY.exec(text)?.[1];
    if (property) this.setProperty(property, value);
    else if (LISTENER.test(text)) this.text = text.replace(LISTENER, '');
    else if (BOOLEAN.test(text)) this.text = text.replace(BOOLEAN, value ? ' $1' : '');
    else if (!IN_A_TAG.test(text) || !ATTRIBUTE.test(text)) this.text += staticHtml(value);
    else this.text = value === nothing ? text.replace(ATTRIBUTE, '') : `${text}"${staticHtml(value)}"`;
  }

  /** A property of a custom element, or one that mirrors an attribute: `value` and `checked`. */
  private setProperty(name: string, value: unknown): void {
    this.text = this.text.replace(PROPERTY, '');
    const plain = isDirective(value) ? value.values[0] : value;
    if (name === 'checked' && plain) this.text += ' checked';
    else if (name === 'value' && plain) this.text += ` value="${escaped(String(plain))}"`;
    else this.setOfElement(name, value);
  }

  private setOfElement(name: string, value: unknown): void {
    const tag = IN_A_CUSTOM_TAG.exec(this.text)?.[1];
    const element = tag && (customElements.get(tag) as unknown as (new () => Drawable) | undefined);
    if (element) (this.element ??= new element())[name] = value;
  }
}
