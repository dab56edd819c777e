// A rule while it is written: its text, where the caret is, its steps that can be undone, and which words could follow.
import type { RuleProblem, RuleWord } from 'tallysheet';
import { blankReading, readingOf, rulesEngine } from '../systems/own-rule/reading.ts';
import { offsetAt, placeAt } from './places_in_text.ts';

interface Version {
  text: string;
  /** Offset. */
  caret: number;
}

/** Steps that are kept. */
const MOST_STEPS = 500;

export class RuleDraft {
  text: string;
  caret: number;
  /** Called after every change of the text. */
  changed: (text: string) => void = () => {};
  private past: Version[] = [];
  private future: Version[] = [];
  /** Whether the last step was typing, which the next letter continues. */
  private isTyping = false;

  constructor(text: string) {
    this.text = text;
    this.caret = text.length;
  }

  /** None without an engine. */
  get problems(): RuleProblem[] {
    return (readingOf(this.text) ?? blankReading())?.problems ?? [];
  }

  /** The text as it is typed. Letters of one word are one step. */
  type(text: string, caret: number): void {
    if (text === this.text) return void (this.caret = caret);
    const isLetter =
      text.length === this.text.length + 1 && /\S/.test(text.charAt(caret - 1)) && caret === this.caret + 1;
    if (!this.isTyping || !isLetter) this.note();
    this.isTyping = true;
    this.put({ text, caret });
  }

  /** Another text in a step of its own. */
  replace(text: string, caret = text.length): void {
    if (text === this.text) return;
    this.note();
    this.isTyping = false;
    this.put({ text, caret });
  }

  /** A text that was changed elsewhere and is kept already. Undo brings back the one before. */
  adopt(text: string): void {
    if (text === this.text) return;
    this.note();
    this.isTyping = false;
    this.text = text;
    this.caret = Math.min(this.caret, text.length);
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  get canRedo(): boolean {
    return this.future.length > 0;
  }

  undo(): void {
    const before = this.past.pop();
    if (!before) return;
    this.future.push({ text: this.text, caret: this.caret });
    this.isTyping = false;
    this.put(before);
  }

  redo(): void {
    const after = this.future.pop();
    if (!after) return;
    this.past.push({ text: this.text, caret: this.caret });
    this.isTyping = false;
    this.put(after);
  }

  /** The words that could stand at the caret, best first; none within a word that is complete. */
  words(): RuleWord[] {
    const found = this.found();
    if (!found) return [];
    const begun = found.begun.toLowerCase();
    return found.words.filter(({ word }) => word.trim().toLowerCase() !== begun);
  }

  /** Puts a word in place of what was begun of it. */
  take(word: string): void {
    const found = this.found();
    if (!found) return;
    const { line } = placeAt(this.text, this.caret);
    const from = offsetAt(this.text, { line, column: found.from });
    const to = offsetAt(this.text, { line, column: found.to });
    this.replace(this.text.slice(0, from) + word + this.text.slice(to), from + word.length);
  }

  private found(): { words: RuleWord[]; from: number; to: number; begun: string } | null {
    const place = placeAt(this.text, this.caret);
    const outcome = rulesEngine()?.words({ rule: this.text, ...place });
    if (!outcome?.ok) return null;
    const { words, from, to } = outcome.value;
    const line = [...(this.text.split('\n')[place.line - 1] ?? '')];
    return { words, from, to, begun: line.slice(from - 1, to - 1).join('') };
  }

  private note(): void {
    this.past.push({ text: this.text, caret: this.caret });
    if (this.past.length > MOST_STEPS) this.past.shift();
    this.future = [];
  }

  private put({ text, caret }: Version): void {
    this.text = text;
    this.caret = caret;
    this.changed(text);
  }
}

/** The text with another name in its heading. */
export function withName(text: string, name: string): string {
  const line = `name: ${name.replace(/[\r\n]+/g, ' ').trimStart()}`;
  return /^name:.*$/im.test(text) ? text.replace(/^name:.*$/im, () => line) : `${line}\n${text}`;
}

/** The text after "name:". */
export function nameIn(text: string): string {
  return /^name: ?(.*)$/im.exec(text)?.[1] ?? '';
}
