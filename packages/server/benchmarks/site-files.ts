// A workbook of 1,000 rows is read and checked, and one of 10 million cells refused, in one process. Prints how long each takes and how far
// memory grew at most; fails above 3 seconds or 60 MB.
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { readTable } from '../src/files/reading/read-table.ts';
import { FileError } from '../src/files/reading/table-file.ts';
import { xlsxFile } from '../src/files/xlsx.ts';
import { zipParts } from '../src/files/zip.ts';
import { draftsOf, siteColumns } from '../src/site-lists/site-columns.ts';
import { siteFileLimits } from '../src/site-lists/site-file-limits.ts';

const [rowCount, maxMilliseconds, maxMegabytes] = [1000, 3000, 60];
const megabytes = (bytes: number) => bytes / 2 ** 20;

const rows = Array.from({ length: rowCount }, (_, row) => [
  `Site ${row}`,
  `Hamngatan ${row}, 852 31 Sundsvall`,
  'SE',
  62 + row / 5000,
  17 + row / 5000,
  `REF-${row}`,
  'Elin Wallgren',
  'elin.wallgren@havstrand.example',
  '+46701740624',
  null,
]);
const workbook = await buffer(xlsxFile({ name: 'Sites', headings: [...siteColumns], rows }));

function* manyCells(): Generator<string> {
  yield '<worksheet><sheetData>';
  for (let row = 0; row < 10_000; row += 1) yield `<row>${'<c s="1"/>'.repeat(1000)}</row>`;
  yield '</sheetData></worksheet>';
}
const relation = '<Relationships><Relationship Id="a" Target="worksheets/a.xml"/></Relationships>';
const bomb = await buffer(
  Readable.from(
    zipParts([
      { name: '[Content_Types].xml', content: ['<Types/>'] },
      { name: 'xl/workbook.xml', content: ['<workbook xmlns:r="r"><sheet name="A" r:id="a"/></workbook>'] },
      { name: 'xl/_rels/workbook.xml.rels', content: [relation] },
      { name: 'xl/worksheets/a.xml', content: manyCells() },
    ]),
    { objectMode: false },
  ),
);

let failed = false;
for (const [name, bytes] of [
  ['1,000 rows', workbook],
  ['10,000,000 cells', bomb],
] as const) {
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 5);
  const begin = performance.now();
  const outcome = await readTable(bytes, siteFileLimits).then(
    (found) => `${draftsOf(found).length} sites`,
    (error: unknown) => (error instanceof FileError ? error.fault : String(error)),
  );
  const milliseconds = performance.now() - begin;
  clearInterval(watch);
  const grown = megabytes(Math.max(most, process.memoryUsage().rss) - before);
  failed ||= milliseconds > maxMilliseconds || grown > maxMegabytes;
  console.log(
    `${name.padEnd(18)} ${megabytes(bytes.length).toFixed(2).padStart(6)} MB  ${milliseconds.toFixed(0).padStart(5)} ms  +${grown.toFixed(0).padStart(3)} MB  ${outcome}`,
  );
}
if (failed) process.exitCode = 1;
