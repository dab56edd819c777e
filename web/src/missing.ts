// What a browser may lack, by the name that its makers give it.

type Feature = 'CompressionStream' | 'DecompressionStream' | 'crypto';

/** The sentence that names the feature and what cannot be done without it ("no link can be opened"); null where the
 *  browser has it. */
export function missing(feature: Feature, without: string): string | null {
  if (globalThis[feature] !== undefined) return null;
  return `This browser has no ${feature}, without which ${without}. Browsers since 2023 have it.`;
}
