/** Any dash or minus alone, which is posted for no score. */
export const DASH = /^\s*[-\u2010-\u2015\u2212]\s*$/;
