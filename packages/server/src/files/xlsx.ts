import { Readable } from 'node:stream';
import type { Cell, TableRows } from './cell.ts';
import { zipParts } from './zip.ts';

export interface Sheet {
  name: string;
  headings: readonly string[];
  rows: TableRows;
}

const start = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelationships = 'http://schemas.openxmlformats.org/package/2006/relationships';
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Indexes of cellXfs in the styles. */
const headingStyle = 1;
const dayStyle = 2;

const contentTypes = `${start}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${spreadsheet}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${spreadsheet}.styles+xml"/></Types>`;
const packageParts = `${start}<Relationships xmlns="${packageRelationships}"><Relationship Id="rId1" Type="${relationships}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;
const workbookParts = `${start}<Relationships xmlns="${packageRelationships}"><Relationship Id="rId1" Type="${relationships}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relationships}/styles" Target="styles.xml"/></Relationships>`;
const styles = `${start}<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`;

/** A workbook of one sheet. Texts are texts: none is ever read as a formula. */
export function xlsxFile(sheet: Sheet): Readable {
  const entries = [
    { name: '[Content_Types].xml', content: [contentTypes] },
    { name: '_rels/.rels', content: [packageParts] },
    { name: 'xl/workbook.xml', content: [workbookOf(sheet.name)] },
    { name: 'xl/_rels/workbook.xml.rels', content: [workbookParts] },
    { name: 'xl/styles.xml', content: [styles] },
    { name: 'xl/worksheets/sheet1.xml', content: sheetParts(sheet) },
  ];
  return Readable.from(zipParts(entries), { objectMode: false });
}

function workbookOf(name: string): string {
  const allowed = name.replaceAll(/[[\]:*?/\\]/g, ' ').slice(0, 31);
  return `${start}<workbook xmlns="${main}" xmlns:r="${relationships}"><sheets><sheet name="${escaped(allowed)}" sheetId="1" r:id="rId1"/></sheets></workbook>`;
}

async function* sheetParts({ headings, rows }: Sheet): AsyncGenerator<string> {
  const first = headings.map((heading) => textCell(heading, headingStyle)).join('');
  let part = `${start}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="${headings.length}" width="18" customWidth="1"/></cols><sheetData><row>${first}</row>`;
  for await (const row of rows) {
    part += `<row>${row.map(cellOf).join('')}</row>`;
    if (part.length > 65_536) {
      yield part;
      part = '';
    }
  }
  yield `${part}</sheetData></worksheet>`;
}

function cellOf(cell: Cell): string {
  if (cell === null) return '<c/>';
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
  if (typeof cell === 'object') return `<c s="${dayStyle}"><v>${dayNumber(cell.day)}</v></c>`;
  return textCell(cell);
}

function textCell(text: string, style = 0): string {
  return `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
}

/** Days since the 30th of December 1899, as spreadsheets count. */
function dayNumber(day: string): number {
  return (Date.parse(`${day}T00:00:00Z`) - Date.UTC(1899, 11, 30)) / 86_400_000;
}

/** Without characters that XML cannot contain. */
function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll(/(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu, '');
}
