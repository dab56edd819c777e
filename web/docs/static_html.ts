// Renders Lit templates as plain HTML, without listeners.
import { nothing, type TemplateResult } from 'lit/html.js';

/** HTML that is not escaped. */
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
  return typeof value === 'object' && '_$litDirective$' in value!;
}

/** Renders `keyed` from ui/keyed.ts, one template per row. Other directives need a browser. */
function keyedRows({ values: [rows, draw] }: Given): unknown[] {
  return typeof draw === 'function' ? (rows as unknown[]).map((row, at) => draw(row, at)) : [];
}

function filled({ strings, values }: TemplateResult): string {
  return strings.reduce((text, string, at) => withValue(text, values[at - 1]) + string);
}

function withValue(text: string, value: unknown): string {
  if (LISTENER_OR_PROPERTY.test(text)) return text.replace(LISTENER_OR_PROPERTY, '');
  if (BOOLEAN.test(text)) return text.replace(BOOLEAN, value ? ' $1' : '');
  if (!IN_A_TAG.test(text) || !ATTRIBUTE.test(text)) return text + staticHtml(value);
  return value === nothing ? text.replace(ATTRIBUTE, '') : `${text}"${staticHtml(value)}"`;
}
