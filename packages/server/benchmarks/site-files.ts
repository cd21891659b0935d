// A workbook of 1,000 rows is read, and one of 10 million cells refused, in one process; then one is sent to a server, which finds its rows
// among a million addresses and keeps the list. Prints how long each takes and how far memory grew at most; fails above 3 seconds or 60 MB.
import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import type { SiteListFileResult } from '@skerry/contracts';
import { startPostgres } from '../../../scripts/lib/postgres.mjs';
import { readTable } from '../src/files/reading/read-table.ts';
import { FileError } from '../src/files/reading/table-file.ts';
import { xlsxFile } from '../src/files/xlsx.ts';
import { zipParts } from '../src/files/zip.ts';
import { draftsOf, siteColumns } from '../src/site-lists/site-columns.ts';
import { siteFileLimits } from '../src/site-lists/site-file-limits.ts';
import {
  cityOf,
  countries,
  fillAddresses,
  housesPerStreet,
  streetOf,
  streetsPerTown,
  townCount,
} from './generated-addresses.ts';
import { startProcess, tokenOf } from './load.ts';

const [rowCount, maxMilliseconds, maxMegabytes] = [1000, 3000, 60];
const megabytes = (bytes: number) => bytes / 2 ** 20;

type Place = { address: string; country: string; coordinate: readonly [number, number] | readonly [null, null] };
const row = (number: number, { address, country, coordinate }: Place) => [
  `Site ${number}`,
  address,
  country,
  ...coordinate,
  `REF-${number}`,
  'Elin Wallgren',
  'elin.wallgren@havstrand.example',
  '+46701740624',
  null,
];
function workbookOf(placeOf: (number: number) => Place): Promise<Buffer> {
  const rows = Array.from({ length: rowCount }, (_, number) => row(number, placeOf(number)));
  return buffer(xlsxFile({ name: 'Sites', headings: [...siteColumns], rows }));
}
const workbook = await workbookOf((number) => ({
  address: `Hamngatan ${number}, 852 31 Sundsvall`,
  country: 'SE',
  coordinate: [62 + number / 5000, 17 + number / 5000],
}));

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

const [customerId, port, rounds] = ['69002', 4189, 5];
const postgres = await startPostgres({ durable: true });
if (postgres === undefined) throw new Error('The benchmark needs PostgreSQL.');
try {
  const account = await fillAddresses(postgres.url, customerId, 'QuoteRequester');
  postgres.analyze();
  const server = await startProcess('skerry-server.ts', postgres.url, port);
  const authorization = `Bearer ${await tokenOf(port, new Map([[customerId, account]]), customerId)}`;
  const file = await workbookOf(generatedPlace);
  // The first one warms up.
  for (let round = 0; round <= rounds; round += 1) {
    const resident = async () => residentMegabytes(server.pid ?? 0);
    const before = await resident();
    let most = before;
    const watch = setInterval(() => void resident().then((now) => (most = Math.max(most, now))), 10);
    const begin = performance.now();
    const { rows } = await sent(file, authorization);
    const milliseconds = performance.now() - begin;
    clearInterval(watch);
    const grown = Math.max(most, await resident()) - before;
    if (round === 0) continue;
    failed ||= milliseconds > maxMilliseconds || grown > maxMegabytes;
    console.log(
      `sent and checked   ${megabytes(file.length).toFixed(2).padStart(6)} MB  ${milliseconds.toFixed(0).padStart(5)} ms  +${grown.toFixed(0).padStart(3)} MB  ${rows.filter(({ state }) => state === 'valid').length} of ${rows.length} valid`,
    );
  }
  server.kill();
} finally {
  await postgres.stop();
}
if (failed) process.exitCode = 1;

/** Every other town has one. */
function generatedPlace(number: number): Place {
  const town = (number * 2) % townCount;
  return {
    address: `${streetOf(number % streetsPerTown)} ${(number % housesPerStreet) + 1}, ${cityOf(town)}`,
    country: countries[town % 3] ?? 'SE',
    coordinate: [null, null],
  };
}

async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}

async function sent(file: Buffer, authorization: string): Promise<SiteListFileResult> {
  const body = new FormData();
  body.set('file', new File([new Uint8Array(file)], 'sites.xlsx'));
  const answer = await fetch(`http://localhost:${port}/api/quote-and-order/v6/planned-customer-site-lists/file`, {
    method: 'POST',
    headers: { authorization, 'idempotency-key': crypto.randomUUID() },
    body,
  });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as SiteListFileResult;
}
