import { readFileLines, writeFileLines } from './fileLines.ts';

const cellsOf = (text: string) => readFileLines(text).map(({ cells }) => cells);

it.each([
  ['semicolons', 'name;email\nBo;bo@havstrand.example'],
  ['commas', 'name,email\nBo,bo@havstrand.example'],
  ['columns of a spreadsheet', 'name\temail\nBo\tbo@havstrand.example'],
  ['a byte order mark and the line ends of Windows', '\uFEFFname;email\r\nBo;bo@havstrand.example\r\n'],
])('reads lines with %s', (_what, text) => {
  expect(cellsOf(text)).toEqual([
    ['name', 'email'],
    ['Bo', 'bo@havstrand.example'],
  ]);
});

it('counts lines as a spreadsheet does, and leaves out those that hold nothing', () => {
  expect(readFileLines('a;b\n;\n\nc;d').map(({ number }) => number)).toEqual([1, 4]);
});

it('takes away what guards an export from formulas', () => {
  expect(cellsOf("name;phone\nBo;'+46701740605")).toEqual([
    ['name', 'phone'],
    ['Bo', '+46701740605'],
  ]);
});

it('says of a line that its quotation marks do not match', () => {
  expect(readFileLines('name;email\n"Bo;bo@havstrand.example').map(({ isBroken }) => isBroken)).toEqual([false, true]);
});

it('writes lines that read back as the same cells', () => {
  const rows = [{ cells: ['Bo; junior', 'says "hello"'] }, { cells: ['two\nlines', ''] }];
  expect(cellsOf(writeFileLines(rows))).toEqual(rows.map(({ cells }) => cells));
});
