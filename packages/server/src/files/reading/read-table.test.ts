import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { csvFile } from '../csv.ts';
import { xlsxFile } from '../xlsx.ts';
import { zipParts, type ZipEntry } from '../zip.ts';
import { readTable } from './read-table.ts';
import { FileError, type FileLimits } from './table-file.ts';

const limits: FileLimits = {
  rows: 5,
  cells: 1000,
  unpacked: 3_000_000,
  characters: 10_000,
  entries: 20,
  milliseconds: 5000,
};
const cellsOf = async (bytes: Buffer) => (await readTable(bytes, limits)).map(({ cells }) => cells);

async function faultOf(bytes: Buffer, given: Partial<FileLimits> = {}): Promise<unknown> {
  return readTable(bytes, { ...limits, ...given }).then(
    () => 'read',
    (error: unknown) => (error instanceof FileError ? error.fault : error),
  );
}

const types = '<Types><Override PartName="/xl/workbook.xml" ContentType="application/x.sheet.main+xml"/></Types>';
const book =
  '<workbook xmlns:r="r"><sheets><sheet name="A" r:id="rId7"/><sheet name="B" r:id="rId8"/></sheets></workbook>';
const relations =
  '<Relationships><Relationship Id="rId8" Target="worksheets/b.xml"/><Relationship Id="rId7" Target="/xl/worksheets/a.xml"/></Relationships>';

/** A workbook whose first sheet has these rows. */
async function workbook(rows: string, given: Record<string, string> = {}): Promise<Buffer> {
  const parts: Record<string, string> = {
    '[Content_Types].xml': types,
    'xl/workbook.xml': book,
    'xl/_rels/workbook.xml.rels': relations,
    'xl/worksheets/a.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
    'xl/worksheets/b.xml': '<worksheet><sheetData><row><c><v>2</v></c></row></sheetData></worksheet>',
    ...given,
  };
  const entries: ZipEntry[] = Object.entries(parts).map(([name, content]) => ({ name, content: [content] }));
  return buffer(Readable.from(zipParts(entries), { objectMode: false }));
}

describe('a CSV file', () => {
  it.each([
    [
      'semicolons',
      'a;b,c;d\n1;2;3',
      [
        ['a', 'b,c', 'd'],
        ['1', '2', '3'],
      ],
    ],
    [
      'commas',
      'a,"b,c",d\r\n1,2,3\r\n',
      [
        ['a', 'b,c', 'd'],
        ['1', '2', '3'],
      ],
    ],
    [
      'tabs',
      'a\tb\n1\t2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['a line that tells the separator', 'sep=|\na|b;c', [['a', 'b;c']]],
    [
      'quotes and line breaks within a cell',
      'a;"b ""c""\nd"\n1;2',
      [
        ['a', 'b "c"\nd'],
        ['1', '2'],
      ],
    ],
    [
      'old line breaks',
      'a;b\r1;2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
  ])('is read with %s', async (_what, text, rows) => expect(await cellsOf(Buffer.from(text))).toEqual(rows));

  it.each([
    ['UTF-8', Buffer.from('kök;ängsvägen')],
    ['UTF-8 with its mark', Buffer.from('\uFEFFkök;ängsvägen')],
    ['Windows-1252', Buffer.from('kök;ängsvägen', 'latin1')],
    ['UTF-16', Buffer.from('\uFEFFkök;ängsvägen', 'utf16le')],
    ['UTF-16 the other way round', Buffer.from('\uFEFFkök;ängsvägen', 'utf16le').swap16()],
  ])('is read in %s', async (_encoding, bytes) => expect(await cellsOf(bytes)).toEqual([['kök', 'ängsvägen']]));

  it('takes formulas as the text that they are, and our own guard from them', async () => {
    const file = await buffer(csvFile([['=1+1', '+46701740624']], { separator: ';', decimalSign: ',' }));
    expect(await cellsOf(file)).toEqual([['=1+1', '+46701740624']]);
    expect(await cellsOf(Buffer.from('=cmd|x;@sum'))).toEqual([['=cmd|x', '@sum']]);
  });

  it('keeps the number of each line, whatever is empty between', async () =>
    expect((await readTable(Buffer.from('a\n\n"b\nc"\n;;\nd'), limits)).map(({ line }) => line)).toEqual([1, 3, 6]));

  it.each([
    ['nothing in it', Buffer.from(''), 'FILE_EMPTY'],
    ['empty lines alone', Buffer.from('\n;;\n'), 'FILE_EMPTY'],
    ['a quote without an end', Buffer.from('a;"b'), 'FILE_UNREADABLE'],
    ['half a letter of UTF-16', Buffer.from([0xff, 0xfe, 0x41, 0x00, 0x00, 0xd8]), 'FILE_UNREADABLE'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), 'FILE_TYPE_UNKNOWN'],
    ['too many cells', Buffer.from(';'.repeat(2000)), 'FILE_TOO_COMPLEX'],
  ])('is refused with %s', async (_what, bytes, fault) => expect(await faultOf(bytes)).toBe(fault));

  it('is refused with too many rows, and says how many', async () => {
    const error = await readTable(Buffer.from('a\n'.repeat(12)), limits).catch((each: unknown) => each);
    expect(error).toMatchObject({ fault: 'FILE_TOO_MANY_ROWS', count: 12 });
  });
});

describe('a workbook', () => {
  it('of ours is read back as it was', async () => {
    const rows = [['Kök & <b>', 59.5, null, '=1+1']];
    expect(await cellsOf(await buffer(xlsxFile({ name: 'A', headings: ['å'], rows })))).toEqual([
      ['å'],
      ['Kök & <b>', '59.5', '', '=1+1'],
    ]);
  });

  it('gives its first sheet: shared and rich texts, gaps, and what formulas were worth', async () => {
    const shared =
      '<sst><si><t>one</t></si><si><r><t>t</t></r><r><t xml:space="preserve">w o</t></r><rPh><t>x</t></rPh></si></sst>';
    const file = await workbook(
      '<row r="3"><c r="B3" t="s"><v>1</v></c><c r="D3"><f>A1*2</f><v>4.0</v></c><c r="E3" t="str"><f>"="</f><v>=x</v></c></row>' +
        '<row><c t="b"><v>1</v></c><c t="e"><v>#REF!</v></c><c t="s"><v>0</v></c></row>',
      { 'xl/sharedStrings.xml': shared },
    );
    expect(await readTable(file, limits)).toEqual([
      { line: 3, cells: ['', 'tw o', '', '4', '=x'] },
      { line: 4, cells: ['1', '#REF!', 'one'] },
    ]);
  });

  it('with prefixed names is read as well', async () =>
    expect(
      await cellsOf(
        await workbook('', {
          'xl/worksheets/a.xml':
            '<x:worksheet xmlns:x="m"><x:sheetData><x:row><x:c t="inlineStr"><x:is><x:t>a</x:t></x:is></x:c></x:row></x:sheetData></x:worksheet>',
        }),
      ),
    ).toEqual([['a']]));

  it.each([
    ['macros', () => workbook('', { 'xl/vbaProject.bin': 'x' }), 'FILE_HAS_MACROS'],
    [
      'the type of one with macros',
      () => workbook('', { '[Content_Types].xml': types.replace('x.sheet', 'x.sheet.macroEnabled') }),
      'FILE_HAS_MACROS',
    ],
    ['another document in it', () => workbook('', { 'xl/workbook.xml': '<a/>' }), 'FILE_UNREADABLE'],
    ['nothing in its sheet', () => workbook('<row><c s="1"/></row>'), 'FILE_EMPTY'],
    ['broken XML', () => workbook('<row><c></row>'), 'FILE_UNREADABLE'],
    [
      'entities of its own',
      () => workbook('', { 'xl/worksheets/a.xml': '<!DOCTYPE a [<!ENTITY b "c">]><worksheet>&b;</worksheet>' }),
      'FILE_UNREADABLE',
    ],
    ['too many cells', () => workbook(`<row>${'<c/>'.repeat(1001)}</row>`), 'FILE_TOO_COMPLEX'],
    [
      'too many shared texts',
      () => workbook('', { 'xl/sharedStrings.xml': `<sst><si><t>${'a'.repeat(10_001)}</t></si></sst>` }),
      'FILE_TOO_COMPLEX',
    ],
    ['a part that bursts', () => workbook(' '.repeat(2_000_000)), 'FILE_TOO_COMPLEX'],
    [
      'too many parts',
      () => workbook('', Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`a${at}`, '']))),
      'FILE_TOO_COMPLEX',
    ],
  ])('is refused with %s', async (_what, make, fault) => expect(await faultOf(await make())).toBe(fault));

  it('is refused where it is too large, unpacked', async () => {
    const noise = Array.from({ length: 40_000 }, (_, at) => Math.sin(at)).join('');
    expect(await faultOf(await workbook(noise), { unpacked: 500_000 })).toBe('FILE_TOO_COMPLEX');
  });

  it('is refused where one long text stands in many cells', async () => {
    const shared = `<sst><si><t>${'x'.repeat(4000)}</t></si></sst>`;
    const relations =
      '<Relationships><Relationship Id="rId7" Target="/xl/worksheets/a.xml"/><Relationship Id="rId9" Target="sharedStrings.xml"/></Relationships>';
    const parts = { 'xl/sharedStrings.xml': shared, 'xl/_rels/workbook.xml.rels': relations };
    const row = '<row><c t="s"><v>0</v></c></row>';
    expect(await faultOf(await workbook(row.repeat(2), parts))).toBe('read');
    expect(await faultOf(await workbook(row.repeat(3), parts))).toBe('FILE_TOO_COMPLEX');
  });

  it('is refused where it takes too long', async () =>
    expect(await faultOf(await workbook('<row><c><v>1</v></c></row>'), { milliseconds: -1 })).toBe('FILE_TOO_COMPLEX'));

  it('is refused cut off', async () => {
    const file = await workbook('<row><c><v>1</v></c></row>');
    expect(await faultOf(file.subarray(0, file.length - 40))).toBe('FILE_UNREADABLE');
  });

  it('is refused where it is another document', async () => {
    const entries = [{ name: 'word/document.xml', content: ['<a/>'] }];
    expect(await faultOf(await buffer(Readable.from(zipParts(entries), { objectMode: false })))).toBe(
      'FILE_TYPE_UNKNOWN',
    );
  });

  it.each([
    ['a password', Buffer.from('EncryptedPackage', 'utf16le'), 'FILE_PROTECTED'],
    ['a form of before 2007', Buffer.from('Workbook', 'utf16le'), 'FILE_TYPE_UNKNOWN'],
  ])('is refused with %s', async (_what, directory, fault) =>
    expect(await faultOf(Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(512), directory]))).toBe(
      fault,
    ),
  );
});
