// Reads JSON without losing a digit: a number that a JavaScript number cannot represent becomes its text, which the
// engine reads just as exactly.

const TEXT_OR_NUMBER = /"(?:[^"\\]+|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;
const PARTS_OF_NUMBER = /^(-?)0*(\d*)(?:\.(\d+))?(?:e(.+))?$/i;

/** Throws a SyntaxError if the text is not JSON. */
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

/** Normalises a number, so that 1.50 and 15e-1, or -0 and 0, compare equal. */
function value(number: string): string {
  const [, sign, whole = '', decimals = '', exponent = '0'] = PARTS_OF_NUMBER.exec(number)!;
  const digits = (whole + decimals).replace(/^0+/, '');
  const significant = digits.replace(/(?<!0)0+$/, '');
  const power = Number(exponent) - decimals.length + digits.length - significant.length;
  return significant && `${sign}${significant}e${power}`;
}
