// Reads XML tag by tag, without a tree: what the sheets of a workbook need. Damaged XML gives fewer or odd tokens, and
// never throws. An attribute ends at the first ">", which programs that write workbooks escape.

export interface XmlToken {
  /** A tag's name without its prefix; blank for a text. */
  name: string;
  kind: 'open' | 'close' | 'empty' | 'text';
  /** A text, with its entities resolved. */
  text: string;
  /** The value of an attribute, by its name with its prefix; blank without one. */
  attribute(name: string): string;
}

/** How each construct that is not a tag begins and ends. */
const OTHERS: [start: string, end: string][] = [
  ['<![CDATA[', ']]>'],
  ['<!--', '-->'],
  ['<!', '>'],
  ['<?', '?>'],
];

export function* xmlTokens(xml: string): Generator<XmlToken> {
  for (let at = 0; at < xml.length; ) {
    const tag = xml.indexOf('<', at);
    if (tag !== at) yield textToken(resolved(xml.slice(at, tag < 0 ? undefined : tag)));
    if (tag < 0) return;
    const [start, end] = OTHERS.find(([begins]) => xml.startsWith(begins, tag)) ?? ['<', '>'];
    const until = xml.indexOf(end, tag + start.length);
    if (until < 0) return;
    const inside = xml.slice(tag + start.length, until);
    if (end === ']]>') yield textToken(inside);
    else if (start === '<') yield tagToken(inside);
    at = until + end.length;
  }
}

function textToken(text: string): XmlToken {
  return { name: '', kind: 'text', text, attribute: () => '' };
}

function tagToken(inside: string): XmlToken {
  const [, slash = '', name = ''] = /^(\/?)(?:[\w.-]*:)?([\w.-]*)/.exec(inside) ?? [];
  const kind = slash ? 'close' : inside.endsWith('/') ? 'empty' : 'open';
  return { name, kind, text: '', attribute: (wanted) => attributeIn(inside, wanted) };
}

function attributeIn(inside: string, wanted: string): string {
  for (const [, name, double, single] of inside.matchAll(/(?<![\w:.-])([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g))
    if (name === wanted) return resolved(double ?? single ?? '');
  return '';
}

const ENTITY = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{2,6}));/gi;
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function resolved(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(ENTITY, (all, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return Object.hasOwn(NAMED, name) ? (NAMED[name] as string) : all;
    const code = Number(hex === undefined ? decimal : `0x${hex}`);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : all;
  });
}
