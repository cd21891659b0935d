import { buffer } from 'node:stream/consumers';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PdfBlock } from './pdf-content.ts';
import { pdfFile } from './pdf-file.ts';

interface Node {
  role?: string;
  children?: Node[];
}

async function pdfOf(...blocks: PdfBlock[]): Promise<PDFDocumentProxy> {
  const file = pdfFile({
    title: 'Offert Q-1',
    author: 'Skerry',
    language: 'sv-SE',
    blocks,
    footOf: (page, pages) => `Sida ${page} av ${pages}`,
  });
  return getDocument({ data: new Uint8Array(await buffer(file)), verbosity: 0 }).promise;
}

async function textOf(pdf: PDFDocumentProxy, page = 1): Promise<string> {
  const { items } = await (await pdf.getPage(page)).getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join(' ');
}

/** What screen readers are given: "Table(TR(TH TH) TR(TD TD))". */
async function tagsOf(pdf: PDFDocumentProxy): Promise<string> {
  const written = ({ role, children = [] }: Node): string => {
    const inner = children.filter((child) => child.role !== undefined).map(written);
    return inner.length === 0 ? (role ?? '') : `${role}(${inner.join(' ')})`;
  };
  return written((await (await pdf.getPage(1)).getStructTree()) as Node);
}

const columns = [
  { heading: 'Kapacitet', width: 1 },
  { heading: 'Månadsavgift', width: 1, align: 'right' as const },
];

describe('a PDF file', () => {
  it('says its title, its language, and that it is tagged for screen readers', async () => {
    const pdf = await pdfOf({ kind: 'text', text: 'Bindande' });
    const { info, metadata } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: 'Offert Q-1', Author: 'Skerry', Language: 'sv-SE' });
    expect(metadata.getRaw()).toContain('<pdfuaid:part>1</pdfuaid:part>');
    const marks = (await pdf.getMarkInfo()) as unknown as ReadonlyMap<string, boolean>;
    expect(marks.get('Marked')).toBe(true);
  });

  it('tags headings, texts, facts and tables as what they are, and nothing that is there to be seen alone', async () => {
    const pdf = await pdfOf(
      { kind: 'heading', level: 1, text: 'Offert' },
      { kind: 'facts', facts: [['Kund', 'Havstrand Logistik AB']] },
      { kind: 'heading', level: 2, text: 'Priser' },
      { kind: 'text', text: 'Bindande' },
      { kind: 'table', columns, rows: [['200 Mbit/s', '2 692,80']] },
    );
    expect(await tagsOf(pdf)).toBe('Root(Document(H1 Table(TR(TH TD)) H2 P Table(TR(TH TH) TR(TD TD))))');
  });

  it('goes on with a long table on another page, under the same headings', async () => {
    const rows = Array.from({ length: 90 }, (_, row) => [`Rad ${row + 1}`, '1,00']);
    const pdf = await pdfOf({ kind: 'table', columns, rows });
    expect(pdf.numPages).toBeGreaterThan(1);
    const last = await textOf(pdf, pdf.numPages);
    expect(last).toContain('Kapacitet');
    expect(last).toContain('Rad 90');
    expect(last).toContain(`Sida ${pdf.numPages} av ${pdf.numPages}`);
    // Read once: the headings of the later pages are there to be seen.
    expect((await tagsOf(pdf)).match(/TH/g)).toHaveLength(2);
  });

  it('shows letters that its font has not as question marks', async () => {
    const pdf = await pdfOf({ kind: 'text', text: 'Łódź, Ærø, Ålesund, 東京' });
    expect(await textOf(pdf)).toContain('Łódź, Ærø, Ålesund, ??');
  });
});
