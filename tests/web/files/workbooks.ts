// Makes small workbooks as programs write them.
import { strToU8, zipSync } from 'fflate';

export type MadeSheet = [name: string, rows: (string | number | null)[][]];

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const letter = (index: number) => String.fromCharCode(65 + index);

/** Numbers have the format "General", those after a text "0.00: " that format. */
export function xlsx(sheets: MadeSheet[]): Uint8Array {
  const texts: string[] = [];
  const cell = (value: string | number | null, place: string): string => {
    if (value === null) return '';
    if (typeof value === 'number') return `<c r="${place}"><v>${value}</v></c>`;
    const [, number] = /^0\.00: (.+)$/.exec(value) ?? [];
    if (number) return `<c r="${place}" s="1"><v>${number}</v></c>`;
    texts.push(value);
    return `<c r="${place}" t="s"><v>${texts.length - 1}</v></c>`;
  };
  const rows = (of: MadeSheet[1]) =>
    of.map((cells, row) =>
      cells.length === 0
        ? ''
        : `<row r="${row + 1}">${cells.map((value, at) => cell(value, `${letter(at)}${row + 1}`)).join('')}</row>`,
    );
  const files: Record<string, string> = {
    'xl/workbook.xml': `<?xml version="1.0"?><workbook xmlns:r="r"><sheets>${sheets.map(([name], at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${sheets.map((_, at) => `<Relationship Id="rId${at + 1}" Target="worksheets/sheet${at + 1}.xml"/>`).join('')}</Relationships>`,
    'xl/styles.xml': '<styleSheet><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="2"/></cellXfs></styleSheet>',
  };
  sheets.forEach(([, of], at) => {
    files[`xl/worksheets/sheet${at + 1}.xml`] = `<worksheet><sheetData>${rows(of).join('')}</sheetData></worksheet>`;
  });
  files['xl/sharedStrings.xml'] = `<sst>${texts.map((text) => `<si><t>${escaped(text)}</t></si>`).join('')}</sst>`;
  return zipped(files);
}

/** A text "252.000,5 = 252000.5" is a number that is shown so. */
export function ods(sheets: MadeSheet[]): Uint8Array {
  const cell = (value: string | number | null): string => {
    if (value === null) return '<table:table-cell/>';
    const [, shown, number] = /^(.+) = ([\d.]+)$/.exec(String(value)) ?? [];
    if (shown)
      return `<table:table-cell office:value-type="float" office:value="${number}"><text:p>${shown}</text:p></table:table-cell>`;
    if (typeof value === 'number')
      return `<table:table-cell office:value-type="float" office:value="${value}"><text:p>${value}</text:p></table:table-cell>`;
    return `<table:table-cell office:value-type="string"><text:p>${escaped(value)}</text:p></table:table-cell>`;
  };
  const rows = (of: MadeSheet[1]) =>
    of
      .map((cells) =>
        cells.length === 0 ? '<table:table-row/>' : `<table:table-row>${cells.map(cell).join('')}</table:table-row>`,
      )
      .join('');
  const end =
    '<table:table-row table:number-rows-repeated="1048000"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>';
  return zipped({
    mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
    'content.xml': `<office:document-content><office:body><office:spreadsheet>${sheets.map(([name, of]) => `<table:table table:name="${escaped(name)}">${rows(of)}${end}</table:table>`).join('')}</office:spreadsheet></office:body></office:document-content>`,
  });
}

function zipped(files: Record<string, string>): Uint8Array {
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}
