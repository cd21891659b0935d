import { createRequire } from 'node:module';
import type { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { openSync, type Font } from 'fontkit';
import PDFDocument from 'pdfkit';
import type { PdfBlock, PdfColumn, PdfContent, PdfTable } from './pdf-content.ts';

const require = createRequire(import.meta.url);
const fonts = {
  regular: require.resolve('@expo-google-fonts/schibsted-grotesk/400Regular/SchibstedGrotesk_400Regular.ttf'),
  strong: require.resolve('@expo-google-fonts/schibsted-grotesk/600SemiBold/SchibstedGrotesk_600SemiBold.ttf'),
};
/** Both weights have the same letters. */
let letters: Font | undefined;

const ink = '#12292b';
const quietInk = '#52686a';
const line = '#c9d6d6';
/** In points, as all lengths here. */
const margin = { top: 56, bottom: 64, left: 48, right: 48 };
const cellPadding = 5;
const textSize = 9.5;
/** Rows that are written before others get their turn. */
const rowsAtOnce = 40;

type Document = InstanceType<typeof PDFDocument>;
type Element = ReturnType<Document['struct']>;

/**
 * A PDF that screen readers can read (PDF/UA-1): tagged, with its language, its title and its fonts inside. It is written
 * while it is read, a few rows at a time.
 */
export function pdfFile(content: PdfContent): Readable {
  const document = new PDFDocument({
    size: 'A4',
    margins: margin,
    pdfVersion: '1.7',
    tagged: true,
    lang: content.language,
    displayTitle: true,
    bufferPages: true,
    info: { Title: content.title, Author: content.author },
    font: fonts.regular,
  });
  for (const [name, path] of Object.entries(fonts)) document.registerFont(name, path);
  write(document, content).catch((error: unknown) => document.destroy(error as Error));
  return document;
}

async function write(document: Document, { blocks, footOf }: PdfContent): Promise<void> {
  const root = document.struct('Document');
  document.addStructure(root);
  for (const block of blocks) {
    await setImmediate();
    if (document.destroyed) return;
    await writeBlock(document, root, block);
  }
  root.end();
  writeFoots(document, footOf);
  // By hand: with its option for PDF/UA, pdfkit lists the letters of each font, and leaves out the parts of composed ones.
  (document as unknown as { appendXML: (xml: string) => void }).appendXML(
    '<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"><pdfuaid:part>1</pdfuaid:part></rdf:Description>',
  );
  document.end();
}

async function writeBlock(document: Document, root: Element, block: PdfBlock): Promise<void> {
  switch (block.kind) {
    case 'heading': {
      const size = block.level === 1 ? 20 : 12.5;
      if (block.level === 2) document.moveDown(1.2);
      startPageUnlessRoom(document, size * 4);
      put(document, root, `H${block.level}`, () =>
        document.font('strong').fontSize(size).fillColor(ink).text(readable(block.text)),
      );
      document.moveDown(0.4);
      return;
    }
    case 'text':
      put(document, root, 'P', () =>
        document
          .font('regular')
          .fontSize(block.isNote ? 8.5 : textSize)
          .fillColor(block.isNote ? quietInk : ink)
          .text(readable(block.text), { lineGap: 2 }),
      );
      document.moveDown(0.4);
      return;
    case 'facts':
      writeFacts(document, root, block.facts);
      return;
    case 'table':
      await writeTable(document, root, block);
  }
}

function put(document: Document, parent: Element, type: string, draw: () => unknown, options = {}): void {
  const element = document.struct(type, options, () => void draw());
  parent.add(element);
  element.end();
}

/** Names at the left, and their values. */
function writeFacts(document: Document, root: Element, facts: readonly (readonly [string, string])[]): void {
  const table = document.struct('Table');
  root.add(table);
  const nameWidth = 130;
  for (const [name, value] of facts) {
    const width = widthOf(document) - nameWidth;
    document.font('regular').fontSize(textSize);
    const height = document.heightOfString(readable(value), { width }) + 4;
    startPageUnlessRoom(document, height);
    const { y } = document;
    const row = document.struct('TR');
    table.add(row);
    const writeCell = (type: string, text: string, left: number, cellWidth: number, options = {}) =>
      put(
        document,
        row,
        type,
        () =>
          document
            .font('regular')
            .fontSize(textSize)
            .fillColor(type === 'TH' ? quietInk : ink)
            .text(readable(text), left, y, { width: cellWidth }),
        options,
      );
    writeCell('TH', name, margin.left, nameWidth - 10, { scope: 'Row' });
    writeCell('TD', value, margin.left + nameWidth, width);
    row.end();
    document.y = y + height;
  }
  table.end();
  document.x = margin.left;
  document.moveDown(0.6);
}

async function writeTable(document: Document, root: Element, { columns, rows }: PdfTable): Promise<void> {
  const table = document.struct('Table');
  root.add(table);
  const head: TableRow = { texts: columns.map(({ heading }) => heading), isHead: true };
  writeRow(document, table, columns, head);
  for (const [index, texts] of rows.entries()) {
    if (index % rowsAtOnce === 0) await setImmediate();
    if (document.destroyed) return;
    const row: TableRow = { texts, isHead: false };
    // The head stands on each page, and is read once.
    if (startPageUnlessRoom(document, heightOf(document, columns, row)))
      drawUnread(document, () => writeRow(document, undefined, columns, head));
    writeRow(document, table, columns, row);
  }
  table.end();
  document.x = margin.left;
  document.moveDown(0.6);
}

interface TableRow {
  texts: readonly string[];
  isHead: boolean;
}

/** @param table undefined for a row that is to be seen alone */
function writeRow(document: Document, table: Element | undefined, columns: readonly PdfColumn[], row: TableRow): void {
  const { texts, isHead } = row;
  const height = heightOf(document, columns, row);
  const { y } = document;
  const widths = widthsOf(document, columns);
  const element = table && document.struct('TR');
  if (element) table.add(element);
  let left = margin.left;
  for (const [index, { align = 'left' }] of columns.entries()) {
    const [x, width] = [left + cellPadding, widths[index] ?? 0];
    const draw = () =>
      startRow(document, row)
        .fillColor(isHead ? quietInk : ink)
        .text(readable(texts[index] ?? ''), x, y + cellPadding, { width, align });
    if (element) put(document, element, isHead ? 'TH' : 'TD', draw, isHead ? { scope: 'Column' } : {});
    else draw();
    left += width + 2 * cellPadding;
  }
  element?.end();
  const bottom = y + height;
  const under = () => document.moveTo(margin.left, bottom).lineTo(left, bottom).lineWidth(0.5).stroke(line);
  if (element) drawUnread(document, under);
  else under();
  document.y = bottom;
}

const startRow = (document: Document, { isHead }: TableRow) =>
  document.font(isHead ? 'strong' : 'regular').fontSize(isHead ? 8.5 : textSize);

function heightOf(document: Document, columns: readonly PdfColumn[], row: TableRow): number {
  startRow(document, row);
  const widths = widthsOf(document, columns);
  const heights = row.texts.map((text, index) =>
    document.heightOfString(readable(text), { width: widths[index] ?? 0 }),
  );
  return Math.max(...heights) + 2 * cellPadding;
}

/** Of the texts in the columns. */
function widthsOf(document: Document, columns: readonly PdfColumn[]): number[] {
  const share = widthOf(document) / columns.reduce((sum, { width }) => sum + width, 0);
  return columns.map(({ width }) => width * share - 2 * cellPadding);
}

/** What is there to be seen alone is no part of what is read. */
function drawUnread(document: Document, draw: () => unknown): void {
  document.markContent('Artifact', { type: 'Layout' });
  draw();
  document.endMarkedContent();
}

function writeFoots(document: Document, footOf: PdfContent['footOf']): void {
  const { count } = document.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    document.switchToPage(page);
    // Text below the margin would begin another page.
    document.page.margins.bottom = 0;
    document.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] });
    document
      .font('regular')
      .fontSize(8)
      .fillColor(quietInk)
      .text(readable(footOf(page + 1, count)), margin.left, document.page.height - 40, { lineBreak: false });
    document.endMarkedContent();
  }
}

/** @returns whether another page has begun */
function startPageUnlessRoom(document: Document, height: number): boolean {
  if (document.y + height <= document.page.height - margin.bottom) return false;
  document.addPage();
  document.x = margin.left;
  document.y = margin.top;
  return true;
}

const widthOf = (document: Document) => document.page.width - margin.left - margin.right;

/** Letters that the font has not, such as those of other scripts, are shown as question marks. */
function readable(text: string): string {
  const font = (letters ??= openSync(fonts.regular) as Font);
  return Array.from(text, (letter) => {
    if (letter === '\n' || font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)) return letter;
    return /\s/.test(letter) ? ' ' : '?';
  }).join('');
}
