// Lit's templates as text: what the page draws in a browser stands in the guide as plain HTML, without its listeners.
import { nothing, type TemplateResult } from 'lit/html.js';

/** HTML that is ready-made. */
export class Ready {
  constructor(readonly text: string) {}
}

const LISTENER_OR_PROPERTY = /\s[@.][\w-]+=$/;
const BOOLEAN = /\s\?([\w-]+)=$/;
const ATTRIBUTE = /\s[\w-]+=$/;
const IN_A_TAG = /<[^<>]*$/;

export function staticHtml(value: unknown): string {
  if (value === nothing || value === null || value === undefined) return '';
  if (value instanceof Ready) return value.text;
  if (Array.isArray(value)) return value.map(staticHtml).join('');
  if (isTemplate(value)) return filled(value);
  if (isKeyedList(value)) return value.values[0].map(value.values[1]).map(staticHtml).join('');
  return escaped(String(value));
}

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

function isTemplate(value: unknown): value is TemplateResult {
  return typeof value === 'object' && 'strings' in value!;
}

/** What `keyed` of parts/keyed.ts gives: rows, and a template for each. */
function isKeyedList(value: unknown): value is { values: [unknown[], (row: unknown, index: number) => unknown] } {
  return typeof value === 'object' && '_$litDirective$' in value! && typeof (value as any).values[1] === 'function';
}

function filled({ strings, values }: TemplateResult): string {
  return strings.reduce((text, string, at) => withValue(text, values[at - 1]) + string);
}

function withValue(text: string, value: unknown): string {
  if (LISTENER_OR_PROPERTY.test(text)) return text.replace(LISTENER_OR_PROPERTY, '');
  if (BOOLEAN.test(text)) return text.replace(BOOLEAN, value ? ' $1' : '');
  if (!IN_A_TAG.test(text)) return text + staticHtml(value);
  if (!ATTRIBUTE.test(text)) return text.endsWith(' ') ? text : text + staticHtml(value); // on the element itself, or within quotes
  return value === nothing ? text.replace(ATTRIBUTE, '') : `${text}"${staticHtml(value)}"`;
}
