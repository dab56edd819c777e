// Usage texts of the command and of each function.
import examples from 'virtual:examples';
import type { Shape } from 'tallysheet';
import type { Scoring, Systems } from './functions.ts';

const USAGE = `Usage: tallysheet <system> <function> [file]   scores a request in JSON, or each game of a CSV
       tallysheet standings [file]             the standings of an event’s file, or of a CSV
       tallysheet check [file]                 compares the column “posted” of a CSV with the scores
       tallysheet rule <rule> [file]           scores each game of a CSV by a rule that is a text

Without a file, or with -, standard input is read.

Options:
  --format <format>       text, markdown, csv or json; json for functions, otherwise text
  --system <system>       of a CSV, where its columns do not tell
  --setting <name=value>  an event’s setting, for a CSV; may be repeated
  --decimal <mark>        point or comma, for a CSV with figures such as 252.000
  --example               prints a request to try, of the function that is named
  --help, --version

Exit codes: 0 for a score, standings with every game, or posted figures that all agree; 1 for problems, a game that does
not count, or a posted figure that differs; 2 where nothing could be asked, with the reason on standard error.`;

export function usage(systems: Systems): string {
  const width = Math.max(...[...systems.keys()].map(({ length }) => length));
  const lines = [...systems].map(([id, functions]) => `  ${id.padEnd(width)}  ${[...functions.keys()].join(', ')}`);
  return [USAGE, '', 'Systems and their functions:', ...lines].join('\n');
}

/** `words` name the function: "puffing-billy score-board". */
export function functionUsage(words: string, { path, shape }: Scoring): string {
  return `Usage: tallysheet ${words} [file] [--format text|markdown|csv|json]

Fields of the request, in JSON; tallysheet.d.ts describes ${path}:

${fieldsOf(shape, '  ')}

Example:

  tallysheet ${words} --example | tallysheet ${words} --format text`;
}

export function exampleOf({ path }: Scoring): string {
  return JSON.stringify(examples[path], null, 2);
}

/** Lists one field per line, with nested fields indented. */
function fieldsOf(shape: Shape, indent: string): string {
  if (typeof shape !== 'object' || Array.isArray(shape)) return '';
  return Object.entries(shape)
    .map(([name, field]) => {
      const list = Array.isArray(field) && field.length === 3 ? field : null;
      const below = fieldsOf(list ? list[2] : field, `${indent}  `);
      const count = list ? ` (a list of up to ${list[1]})` : '';
      return `${indent}${name}${count}${below && `\n${below}`}`;
    })
    .join('\n');
}
