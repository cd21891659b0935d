import type { SiteList, SiteListFileResult } from '@skerry/contracts';
import { stubUpstream, type StubUpstream } from '../../testing/stub-upstream.ts';
import { readZip } from '../../testing/read-zip.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { startTestServer, the, type Caller, type TestServer } from '../../testing/test-server.ts';
import { company } from '../quotes/testing/quotes.ts';
import { addAddresses, aSiteList, kajen, siteLists, upload } from './testing/site-lists.ts';

const prefix = '/api/quote-and-order/v6';

let test: TestDatabase;
let builtIn: TestServer;
let proxied: TestServer;
let upstream: StubUpstream;

beforeAll(async () => {
  test = await openTestDatabase();
  await addAddresses(test.database);
  builtIn = await startTestServer(test.database);
  upstream = await stubUpstream(builtIn, prefix);
  proxied = await startTestServer(
    test.database,
    { identity: builtIn.identity },
    { SKERRY_API_QUOTE_AND_ORDER_UPSTREAM: upstream.address },
  );
});
afterAll(async () => {
  await proxied.close();
  await upstream.close();
  await builtIn.close();
  await test.close();
});

const file = `Namn;Adress;Land;Referens;Okänd
Kajen;Norra Kajen 2, 852 31 Sundsvall;SE;R1;x

Hamn;Hamngatan 9;;R2;
=1+1;Ingenstans 1;SE;R3;
`;

async function codeOf(caller: Caller, bytes: Buffer | string): Promise<[number, string, number?]> {
  const answer = await upload(caller, bytes);
  const { code, count } = answer.json<{ code: string; count?: number }>();
  return count === undefined ? [answer.statusCode, code] : [answer.statusCode, code, count];
}

describe.each([
  ['built in', () => builtIn],
  ['of a provider’s own system', () => proxied],
])('files of sites, %s,', (_which, server) => {
  it('become a list, with what became of each row by its line', async () => {
    const { requester } = await company(test.database, server());
    const key = crypto.randomUUID();
    const [first, again] = [
      await upload(requester, file, { name: 'From a file', key }),
      await upload(requester, file, { name: 'From a file', key }),
    ];
    const result = first.json<SiteListFileResult>();
    expect([first.statusCode, first.headers['location']]).toEqual([201, `${siteLists}/${result.id}`]);
    expect(again.json<SiteListFileResult>().id).toBe(result.id);
    expect(result).toMatchObject({ name: 'From a file', accepted: 1, version: 1 });
    expect(result.rows).toMatchObject([
      { row: 2, state: 'valid' },
      { row: 4, state: 'ambiguous', field: 'address', code: 'ambiguous' },
      { row: 5, state: 'notFound', field: 'address', code: 'notFound' },
    ]);
    expect(result.rows[0]).not.toHaveProperty('code');
    const list = (await requester.get(`${siteLists}/${result.id}`)).json<SiteList>();
    expect(list.sites.map(({ id, name }) => [id, name])).toEqual(
      result.rows.map(({ siteId }, place) => [siteId, ['Kajen', 'Hamn', '=1+1'][place]]),
    );
  });

  it('have no place for the same key with another file', async () => {
    const { requester } = await company(test.database, server());
    const key = crypto.randomUUID();
    await upload(requester, file, { key });
    expect((await upload(requester, `${file}\n`, { key })).statusCode).toBe(422);
  });

  it('come as the template in each language, and are read back', async () => {
    const { requester } = await company(test.database, server());
    for (const [language, heading] of [
      ['sv', 'Namn'],
      ['en', 'Name'],
      ['nb', 'Navn'],
      ['da', 'Navn'],
    ] as const) {
      for (const format of ['xlsx', 'csv']) {
        const template = await requester.get(`${siteLists}/template?format=${format}`, { 'accept-language': language });
        expect(template.headers['content-disposition']).toContain(`site-list-template.${format}`);
        const text =
          format === 'csv' ? template.body : the(readZip(template.rawPayload).get('xl/worksheets/sheet1.xml'));
        expect(text).toContain(heading);
        const answer = await upload(requester, template.rawPayload);
        expect(answer.json<SiteListFileResult>()).toMatchObject({ accepted: 1, rows: [{ row: 2, state: 'valid' }] });
      }
    }
  });

  it('without headings are read in the template’s order, or as addresses alone', async () => {
    const { requester } = await company(test.database, server());
    const ordered = await upload(requester, 'Kajen;Norra Kajen 2, Sundsvall;SE;62,3974;17,3255;R1');
    expect(ordered.json<SiteListFileResult>()).toMatchObject({ accepted: 1, rows: [{ row: 1 }] });
    const alone = await upload(requester, '"Norra Kajen 2, Sundsvall"\n"Storgatan 1, Umeå"');
    expect(alone.json<SiteListFileResult>()).toMatchObject({ accepted: 2 });
  });

  it('come back with the reasons of what is not valid, in which no cell is a formula', async () => {
    const { requester } = await company(test.database, server());
    const { id } = (await upload(requester, file)).json<SiteListFileResult>();
    const export_ = (query: string) => requester.get(`${siteLists}/${id}/file?${query}`, { 'accept-language': 'sv' });
    const csv = (await export_('format=csv&rows=invalid')).body.split('\r\n');
    expect(csv[0]).toMatch(/"Datacenter";"Orsak"$/);
    expect(csv[1]).toMatch(/^"Hamn";.*"Adress: flera adresser passar"$/);
    expect(csv[2]).toMatch(/^"'=1\+1";.*"Adress: hittades inte"$/);
    expect(csv).toHaveLength(4);
    const sheet = the(readZip((await export_('rows=all')).rawPayload).get('xl/worksheets/sheet1.xml'));
    expect(sheet.match(/<row>/g)).toHaveLength(4);
    expect(sheet).not.toContain('<f>');
    const again = await upload(requester, (await export_('format=csv&rows=invalid')).rawPayload);
    expect(again.json<SiteListFileResult>().rows.map(({ state }) => state)).toEqual(['ambiguous', 'notFound']);
  });

  it('keep the beginning of what is too long, and no more', async () => {
    const { requester } = await company(test.database, server());
    const long = 'x'.repeat(1_000_000);
    const rows = `${long};"Norra Kajen 2, Sundsvall";SE;${long};${long};${long};${long};${long};${long};${long}`;
    const list = (
      await upload(requester, `Kajen;Norra Kajen 2;SE;;;;;;;\n${rows.slice(0, 3_900_000)}`)
    ).json<SiteListFileResult>();
    expect(list.rows[1]).toMatchObject({ state: 'rejected', field: 'name', code: 'tooLong' });
    expect((await requester.get(`${siteLists}/${list.id}`)).body.length).toBeLessThan(20_000);
  });

  it('are refused with a code for the reason', async () => {
    const { requester } = await company(test.database, server());
    const many = `Address\n${'Storgatan 1\n'.repeat(1003)}`;
    expect(await codeOf(requester, '')).toEqual([422, 'FILE_EMPTY']);
    expect(await codeOf(requester, 'Name;Address\n')).toEqual([422, 'FILE_EMPTY']);
    expect(await codeOf(requester, 'Name;Reference\na;b')).toEqual([422, 'FILE_COLUMNS_UNKNOWN']);
    expect(await codeOf(requester, 'a;"b')).toEqual([422, 'FILE_UNREADABLE']);
    const text = await upload(requester, 'root:x:0:0:root:/root:/bin/bash', { fileName: 'a.xlsx' });
    expect([text.statusCode, text.json<{ code: string }>().code]).toEqual([422, 'FILE_UNREADABLE']);
    expect(await codeOf(requester, many)).toEqual([422, 'FILE_TOO_MANY_ROWS', 1004]);
    expect(await codeOf(requester, Buffer.from('%PDF-1.7\n\0\u0001'))).toEqual([415, 'FILE_TYPE_UNKNOWN']);
    expect((await upload(requester, Buffer.alloc(5_000_001, 'a'))).statusCode).toBe(413);
    const json = await requester.send('POST', `${siteLists}/file`, {}, { 'idempotency-key': crypto.randomUUID() });
    expect(json.statusCode).toBe(415);
  });
});

it('a form that is broken or has no file is refused', async () => {
  const { requester } = await company(test.database, builtIn);
  const send = (payload: string) =>
    requester.send('POST', `${siteLists}/file`, Buffer.from(payload), {
      'content-type': 'multipart/form-data; boundary=x',
      'idempotency-key': crypto.randomUUID(),
    });
  const field = '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\na\r\n';
  expect((await send(`${field}--x--\r\n`)).json()).toMatchObject({ status: 400, code: 'FILE_MISSING' });
  expect((await send(field)).statusCode).toBe(400);
  expect((await send('nothing of a form')).statusCode).toBe(400);
});

it('a list is exported as it was found', async () => {
  const { requester } = await company(test.database, builtIn);
  const { id } = await aSiteList(requester, [
    kajen,
    { name: 'Mast', country: 'SE', locationCoordinate: { longitude: 17.1, latitude: 62.1 } },
  ]);
  const { body } = await requester.get(`${siteLists}/${id}/file?format=csv`, { 'accept-language': 'en' });
  expect(body.split('\r\n').slice(1, 3)).toEqual([
    '"Kajen","Norra Kajen 2, 852 31 Sundsvall","SE",62.3974,17.3255,,,,,',
    '"Mast",,"SE",62.1,17.1,,,,,',
  ]);
});
