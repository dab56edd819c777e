// The marks of a figure, as this page sets and reads them. Forms on other people's pages take theirs from a locale: the
// build puts embed/marks.ts in the place of this.
export const GROUP = ',';
export const DECIMAL = '.';
