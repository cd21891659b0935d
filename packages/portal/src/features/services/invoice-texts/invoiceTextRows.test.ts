import { languageList } from '@skerry/i18n';
import { formatMessage } from '@skerry/i18n/server';
import { idsOf, readInvoiceTextRows, withServices, writeInvoiceTextRows } from './invoiceTextRows.ts';
import { readTextFile } from '../../../platform/files/read-text-file.ts';

const read = (text: string) =>
  readInvoiceTextRows(text).map(({ number, id, invoiceText, fault }) => [number, id, invoiceText, fault?.id]);

describe('lines of ids and texts', () => {
  it.each([
    ['semicolons', 'SE-1;Kst 1\nSE-2;Kst 2, plan 3'],
    ['tabs of a spreadsheet', 'SE-1\tKst 1\nSE-2\tKst 2, plan 3\n'],
    ['commas and quotes', 'SE-1,Kst 1\nSE-2,"Kst 2, plan 3"'],
    ['the line ends of Windows', 'SE-1;Kst 1\r\nSE-2;Kst 2, plan 3\r\n'],
    ['line ends of several kinds', 'SE-1;Kst 1\r\nSE-2;Kst 2, plan 3\n'],
    ['the line ends of old Macs', 'SE-1;Kst 1\rSE-2;Kst 2, plan 3'],
    ['a byte order mark', '\uFEFFSE-1;Kst 1\nSE-2;Kst 2, plan 3'],
    ['white space around', ' SE-1 ; Kst 1\nSE-2;Kst 2, plan 3  '],
    ['empty columns after them', 'SE-1;Kst 1;;\nSE-2;Kst 2, plan 3;;'],
    ['quotes everywhere', '"SE-1";"Kst 1"\n"SE-2";"Kst 2, plan 3"'],
  ])('are read with %s', (_what, text) => {
    expect(read(text)).toEqual([
      [1, 'SE-1', 'Kst 1', undefined],
      [2, 'SE-2', 'Kst 2, plan 3', undefined],
    ]);
  });

  it('have quotes and separators in quotes, and a quote inside as it is', () => {
    expect(read('SE-1;"Kst ""1""; 2"\nSE-2;19" rack')).toEqual([
      [1, 'SE-1', 'Kst "1"; 2', undefined],
      [2, 'SE-2', '19" rack', undefined],
    ]);
  });

  it('are what they were before an export kept them from being formulas', () => {
    expect(read(`"Service id";"Invoice text"\r\n"SE-1";"'=1+1"\r\n"SE-2";"'t Hooft"`)).toEqual([
      [2, 'SE-1', '=1+1', undefined],
      [3, 'SE-2', "'t Hooft", undefined],
    ]);
    expect(read("SE-1;'=1+1")).toEqual([[1, 'SE-1', "'=1+1", undefined]]);
  });

  it('are counted as a spreadsheet counts them, without the empty ones', () => {
    expect(read('serviceId;invoiceText\n\nSE-1;Kst 1\n ; \nSE-2;')).toEqual([
      [3, 'SE-1', 'Kst 1', undefined],
      [5, 'SE-2', '', undefined],
    ]);
  });

  it.each(['serviceId', 'Service ID', 'SERVICE_ID', 'Tja\u0308nste-id'])('may begin with the heading %s', (heading) => {
    expect(read(`${heading};whatever\nSE-1;Kst 1`)).toEqual([[2, 'SE-1', 'Kst 1', undefined]]);
  });

  it.each(languageList)('may be an export in %s, whatever its columns', (language) => {
    const heading = (column: 'invoiceText' | 'serviceId' | 'serviceName') =>
      formatMessage(language, `serviceExport.column.${column}`);
    const text = `"${heading('serviceName')}";"${heading('serviceId')}";"City";"${heading('invoiceText')}"\r\n"DIA";"SE-1";"Umeå";"Kst 1"`;
    expect(read(text)).toEqual([[2, 'SE-1', 'Kst 1', undefined]]);
  });

  it.each([
    ['SE-1', 'services.invoiceTexts.fault.separator'],
    ['SE-1;ok\nSE-2', 'services.invoiceTexts.fault.separator'],
    [';Kst 1', 'services.invoiceTexts.fault.id'],
    ['SE-1;Kst 1;plan 3', 'services.invoiceTexts.fault.columns'],
    ['SE-1;Kst 1\nSE-1;Kst 2', 'services.invoiceTexts.fault.twice'],
    [`SE-1;${'å'.repeat(51)}`, 'validation.tooLong'],
    ['SE-1;Kst 1 €', 'validation.unsupportedCharacter'],
    ['SE-1;Łódź', 'validation.unsupportedCharacter'],
    ['SE-1;"Kst 1\nKst 2"', 'validation.unsupportedCharacter'],
    ['SE-1;"Kst 1\nSE-2;Kst 2', 'services.invoiceTexts.fault.quotes'],
    ['SE-1;"Kst" 1', 'services.invoiceTexts.fault.quotes'],
  ])('say of %j: %s', (text, fault) => expect(read(text).at(-1)?.[3]).toBe(fault));

  it('name a service again where its first row can’t be saved', () => {
    expect(read('SE-1;Kst €\nSE-1;Kst 1').map(([, , , fault]) => fault)).toEqual([
      'validation.unsupportedCharacter',
      undefined,
    ]);
  });

  it('take the longest text, and an empty one', () => {
    expect(read(`SE-1;${'ÿ'.repeat(50)}\nSE-2;`).map(([, , , fault]) => fault)).toEqual([undefined, undefined]);
  });

  it('are none in an empty text', () => expect(read(' \n\n')).toEqual([]));
});

describe('what the company has', () => {
  it('is told of each row, and what it has not is a fault', () => {
    const rows = readInvoiceTextRows(`SE-1;Kst 1\nSE-2;Kst 2\n${'x'.repeat(65)};Kst 3\nSE-4`);
    expect(idsOf(rows)).toEqual(['SE-1', 'SE-2']);
    const [one, two, three, four] = withServices(rows, [
      { serviceId: 'SE-1', serviceName: 'DIA', invoiceText: 'Kst 0' },
    ]);
    expect(one).toMatchObject({ service: { serviceName: 'DIA' } });
    expect(one?.fault).toBeUndefined();
    expect([two, three, four].map((row) => row?.fault?.id)).toEqual([
      'services.invoiceTexts.fault.unknownService',
      'services.invoiceTexts.fault.unknownService',
      'services.invoiceTexts.fault.separator',
    ]);
  });
});

describe('what is left', () => {
  const again = (text: string) => read(writeInvoiceTextRows(readInvoiceTextRows(text)));

  it('is written so that it reads the same', () => {
    const text = 'SE-1;"Kst ""1""; 2"\nSE-2;=1+1\nSE-3\n;Kst 4\nSE-5;Kst 5;plan 3\nSE-6;';
    expect(again(text)).toEqual(read(text));
  });

  it('is ids and texts alone, where the columns had headings', () => {
    const text = 'City;Invoice text;Service id\nUmeå;Kst 1;SE-1\nUmeå;Kst €;SE-2';
    expect(again(text).map(([, id, invoiceText]) => [id, invoiceText])).toEqual([
      ['SE-1', 'Kst 1'],
      ['SE-2', 'Kst €'],
    ]);
  });
});

describe('a file', () => {
  const bytes = (...values: number[]) => new Blob([new Uint8Array(values)]);

  it.each([
    ['UTF-8', new Blob(['SE-1;Umeå'])],
    ['UTF-8 with a mark', new Blob(['\uFEFFSE-1;Umeå'])],
    ['windows-1252', bytes(...Buffer.from('SE-1;Umeå', 'latin1'))],
    ['UTF-16', bytes(...Buffer.from('\uFEFFSE-1;Umeå', 'utf16le'))],
  ])('is read in %s', async (_encoding, file) => {
    expect(await readTextFile(file)).toBe('SE-1;Umeå');
  });
});
