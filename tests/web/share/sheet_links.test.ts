// @vitest-environment dom
// Each form's example by its link and by its QR code, opened on another device.
import { screen } from '@testing-library/dom';
import jsQR from 'jsqr';
import { describe, expect, test } from 'vitest';
import { all, found, openPage, press, wordsOf } from '../dom.ts';
import { FORM_FRAGMENTS } from '../forms.ts';

/** Reads a code by its squares, of which the path lists the dark ones, with an independent decoder. */
function readCode(code: SVGElement): string | undefined {
  const size = Number(code.getAttribute('viewBox')!.split(' ').at(-1));
  const dark = new Set(
    code
      .querySelector('path')!
      .getAttribute('d')!
      .match(/\d+ \d+(?=h1v1)/g),
  );
  const scale = 4;
  const width = size * scale;
  const pixels = new Uint8ClampedArray(4 * width * width);
  for (let at = 0; at < width * width; at += 1) {
    const square = `${Math.floor((at % width) / scale)} ${Math.floor(at / width / scale)}`;
    pixels.set(dark.has(square) ? [0, 0, 0, 255] : [255, 255, 255, 255], 4 * at);
  }
  return jsQR(pixels, width, width)?.data;
}

const typed = () => all<HTMLInputElement>('.entry input[type=text]').map(({ value }) => value);

describe.each(FORM_FRAGMENTS)('%s', (fragment) => {
  test('opens unchanged on another device, by its link and by its QR code', async () => {
    await openPage(fragment);
    await press('Fill in the example');
    await found('.verdict .total');
    await press('Share');
    const link = (await screen.findByRole<HTMLInputElement>('textbox', { name: /^The link contains/ })).value;
    expect(readCode((await found('.panel .code')) as unknown as SVGElement)).toBe(link);
    const shown = [wordsOf('.verdict'), typed()];
    expect(typed().join('')).not.toBe('');
    await openPage(new URL(link).hash);
    await press('Use this sheet');
    await found('.verdict .total');
    expect([wordsOf('.verdict'), typed()]).toEqual(shown);
  });
});
