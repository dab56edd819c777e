// The name of a saved file comes from a name that somebody typed, in any script.
import { describe, expect, test } from 'vitest';
import { fileName } from '../../../web/src/device/save_file.ts';

describe('the name of a file', () => {
  test('has the letters, digits, spaces, brackets and hyphens of what was typed', () => {
    expect(fileName(' WBC 2026: Puffing-Billy (heats)/“A” ', 'csv')).toBe('WBC 2026 Puffing-Billy (heats) A.csv');
  });

  test('keeps the vowel signs of scripts that write them as marks', () => {
    expect(fileName('दिल्ली कप', 'json')).toBe('दिल्ली कप.json');
    expect(fileName('ถ้วยกรุงเทพฯ', 'json')).toBe('ถ้วยกรุงเทพฯ.json');
  });

  test('has 80 characters at most, none of them half', () => {
    const letter = '𝒜'; // two units of UTF-16
    expect(fileName(`x${letter.repeat(80)}`, 'csv')).toBe(`x${letter.repeat(80 - 1)}.csv`);
    expect(fileName(`${'x'.repeat(79)} y`, 'csv')).toBe(`${'x'.repeat(79)}.csv`);
  });

  test('is that of an event where nothing is left', () => {
    expect(fileName('???', 'csv')).toBe('event.csv');
  });
});
