// Checks for browser features that may be missing.

type Feature = 'CompressionStream' | 'DecompressionStream' | 'crypto';

/** Returns a sentence about a missing feature and its consequence (`without`, for example "no link can be opened"),
 *  or null if the browser supports it. */
export function missing(feature: Feature, without: string): string | null {
  if ((globalThis as Partial<Record<Feature, unknown>>)[feature] !== undefined) return null;
  return `This browser does not support ${feature}, so ${without}. Browsers since 2023 support it.`;
}
