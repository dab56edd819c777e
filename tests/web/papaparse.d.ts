// A reader of CSV by other people, to compare with.
declare module 'papaparse' {
  const Papa: { parse(text: string, options: { delimiter: string }): { data: string[][] } };
  export default Papa;
}
