import { buffer, text } from 'node:stream/consumers';
import { readZip } from '../testing/read-zip.ts';
import type { TableRows } from './cell.ts';
import { csvFile } from './csv.ts';
import { xlsxFile } from './xlsx.ts';

/** What spreadsheets take for the beginning of a formula. */
const starts = ['=', '+', '-', '@', '\t', '\r', '\n', '\0', '＝', '＋', '－', '＠'];

describe('a CSV file', () => {
  const swedish = { separator: ';', decimalSign: ',' } as const;

  it('has a byte order mark, quoted texts, and the decimal sign of its language', async () => {
    const rows = [['Plats "A"; norra', 12.5, { day: '2026-11-21' }, null]];
    const bytes = await buffer(csvFile(rows, swedish));
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(bytes.subarray(3).toString()).toBe('"Plats ""A""; norra";12,5;2026-11-21;\r\n');
    expect(await text(csvFile(rows, { separator: ',', decimalSign: '.' }))).toContain(',12.5,');
  });

  it.each(starts)('writes what begins with %j as text', async (start) => {
    expect(await text(csvFile([[`${start}1+1`]], swedish))).toBe(`"'${start}1+1"\r\n`);
  });
});

describe('a workbook', () => {
  const sheetOf = async (rows: TableRows, heading = 'x') =>
    readZip(await buffer(xlsxFile({ name: 'A/B', headings: [heading], rows }))).get('xl/worksheets/sheet1.xml') ?? '';

  it.each(starts)('writes what begins with %j as text', async (start) => {
    const sheet = await sheetOf([[`${start}1+1`]], `${start}h`);
    expect(sheet).not.toContain('<f');
    expect(sheet.match(/t="inlineStr"/g)).toHaveLength(2);
  });

  it('has numbers and dates as such, and text unchanged', async () => {
    const sheet = await sheetOf([[0.5, { day: '2000-01-01' }, null, 'å ä ö ø € <b> & \u0007']]);
    expect(sheet).toContain('<c><v>0.5</v></c><c s="2"><v>36526</v></c><c/>');
    expect(sheet).toContain('>å ä ö ø € &lt;b&gt; &amp; </t>');
  });

  it('holds many rows', async () => {
    const sheet = await sheetOf(Array.from({ length: 5000 }, (_, index) => [`Rad ${index}`, index]));
    expect(sheet.match(/<row>/g)).toHaveLength(5001);
  });

  it('fails if its rows fail, instead of ending early', async () => {
    async function* broken() {
      yield ['a'];
      throw new Error('no more');
    }
    await expect(sheetOf(broken())).rejects.toThrow('no more');
  });
});
