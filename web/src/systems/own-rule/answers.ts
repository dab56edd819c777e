// The answers to a rule's questions as one text, a line for each: "newcomer: yes". They stay with their questions' names, so
// that a changed rule keeps what was typed.

/** The answer as typed; blank if there is none. A name has no colon and no line break. */
export function answerTo(answers: string, name: string): string {
  const line = answers.split('\n').find((one) => one.startsWith(`${name}: `));
  return line?.slice(name.length + 2) ?? '';
}

/** The text with this answer; a blank one is left out. */
export function withAnswer(answers: string, name: string, typed: string): string {
  const others = answers.split('\n').filter((one) => one !== '' && !one.startsWith(`${name}: `));
  return (typed === '' ? others : [...others, `${name}: ${typed}`]).join('\n');
}
