// Reads JSON without losing a digit: a number that JavaScript's own would not keep becomes its text, which the
// engine reads as exactly as it reads a number.

const TEXT_OR_NUMBER = /"(?:[^"\\]+|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;
const PARTS_OF_NUMBER = /^(-?)0*(\d*)(?:\.(\d+))?(?:e(.+))?$/i;

/** Throws a SyntaxError where the text is no JSON. */
export function parseExactly(json: string): unknown {
  JSON.parse(json);
  return JSON.parse(
    json.replace(TEXT_OR_NUMBER, (part) => (part.startsWith('"') || isKept(part) ? part : `"${part}"`)),
  );
}

function isKept(number: string): boolean {
  const kept = Number(number);
  return Number.isFinite(kept) && value(String(kept)) === value(number);
}

/** The same for every way of writing the same number: 1.50 and 15e-1, -0 and 0. */
function value(number: string): string {
  const [, sign, whole = '', decimals = '', exponent = '0'] = PARTS_OF_NUMBER.exec(number)!;
  const digits = (whole + decimals).replace(/^0+/, '');
  const significant = digits.replace(/(?<!0)0+$/, '');
  const power = Number(exponent) - decimals.length + digits.length - significant.length;
  return significant && `${sign}${significant}e${power}`;
}
