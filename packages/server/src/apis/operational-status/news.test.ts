import type { CalendarToken } from '@skerry/contracts';
import { SaxesParser } from 'saxes';
import {
  aDisturbance,
  aWork,
  company,
  create,
  en,
  inDays,
  post,
  providerPath,
  statusPath,
  type Company,
} from '../../disturbances/testing/companies.ts';
import { testBothWays } from '../../testing/both-ways.ts';
import { the, type TestServer } from '../../testing/test-server.ts';

const both = testBothWays({ SKERRY_API_OPERATIONAL_STATUS_UPSTREAM: statusPath });
const tokens = `${statusPath}/calendar-tokens`;
const made = () => company(both.database, both.builtIn);

async function newsOf(own: Company, given: object = {}, server: TestServer = both.builtIn) {
  const body = { kind: 'NEWS', name: 'Chat & mail', layers: ['disturbances', 'planned'], ...given };
  const answer = await post(server.as(the(own.users[1])), tokens, body);
  expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)]);
  const { path = '', ...token } = answer.json<CalendarToken>();
  return { ...token, atom: path, rss: path.replace(/\.atom$/, '.rss') };
}

const read = (path: string, headers: Record<string, string> = {}, server: TestServer = both.builtIn) =>
  server.server.inject({ method: 'GET', url: path, headers: { host: 'localhost:4100', ...headers } });

/** The texts of elements by name, as an XML parser that takes nothing but XML reads them. */
function textsOf(file: string): Map<string, string[]> {
  const texts = new Map<string, string[]>();
  const open: { name: string; text: string }[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    open.push({ name, text: attributes['href']?.value ?? '' });
  });
  parser.on('text', (text) => {
    const last = open.at(-1);
    if (last !== undefined) last.text += text;
  });
  parser.on('closetag', ({ name }) => {
    const { text = '' } = open.pop() ?? {};
    texts.set(name, [...(texts.get(name) ?? []), text]);
  });
  parser.write(file).close();
  return texts;
}

describe.each(both.ways)('a feed of news, %s,', (_which, server) => {
  it('tells of what touches the company, the newest first, the same as RSS and as Atom', async () => {
    const [own, other] = [await made(), await made()];
    const { id } = await create(own.provider, aWork(own, { title: en('Reroute <b> & "more"'), place: 'Skeppsbron 9' }));
    await create(other.provider, aWork(other));
    await post(own.provider, `${providerPath}/${id}/moves`, {
      startsAt: inDays(40),
      endsAt: inDays(40, '23:00'),
      reason: en('Late'),
    });
    const { rss, atom } = await newsOf(own, {}, server());
    const [asRss, asAtom] = [await read(rss, {}, server()), await read(atom, {}, server())];
    expect([asRss, asAtom].map(({ statusCode, headers }) => [statusCode, headers['content-type']])).toEqual([
      [200, expect.stringContaining('application/rss+xml')],
      [200, expect.stringContaining('application/atom+xml')],
    ]);
    const titles = ['Moved: Reroute <b> & "more"', expect.stringMatching(/^Answer by .*: Reroute <b> & "more"$/)];
    const [inRss, inAtom] = [textsOf(asRss.body), textsOf(asAtom.body)];
    expect(inRss.get('title')?.slice(1)).toEqual(titles);
    expect(inAtom.get('title')?.slice(1)).toEqual(titles);
    expect(inRss.get('title')?.[0]).toBe('Chat & mail');
    const url = `http://localhost:4100/operational-status/planned-works/${id}`;
    expect(
      new Set(
        inRss
          .get('link')
          ?.slice(1)
          .map((link) => new URL(link).pathname),
      ),
    ).toEqual(new Set([new URL(url).pathname]));
    expect(inRss.get('guid')).toEqual(inAtom.get('id')?.slice(1));
    expect(new Set(inRss.get('guid')).size).toBe(2);
    expect(asRss.body + asAtom.body).not.toContain('Skeppsbron 9');
  });

  it('is the same until something is told, and is not sent again until then', async () => {
    const own = await made();
    await create(own.provider, aDisturbance(own));
    const { rss } = await newsOf(own, {}, server());
    const tag = String((await read(rss, {}, server())).headers['etag']);
    const again = await read(rss, { 'if-none-match': tag }, server());
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await create(own.provider, aDisturbance(own));
    expect((await read(rss, { 'if-none-match': tag }, server())).statusCode).toBe(200);
  });

  it('answers 404 for an address that is wrong, revoked or of a calendar', async () => {
    const own = await made();
    const { atom, rss, id } = await newsOf(own, {}, server());
    const calendar = atom.replace('/news/', '/calendar/').replace('.atom', '.ics');
    for (const one of [rss.replace('.rss', '.xml'), rss.replace(/.{4}\.rss$/, 'AAAA.rss'), calendar])
      expect((await read(one, {}, server())).statusCode).toBe(404);
    const owner = server().as(the(own.users[1]));
    expect((await owner.send('DELETE', `${tokens}/${id}`, undefined, { 'if-match': '"1"' })).statusCode).toBe(204);
    expect((await read(rss, {}, server())).statusCode).toBe(404);
  });
});

describe('a feed of news', () => {
  it('holds what its owner chose, in their language', async () => {
    const own = await made();
    await create(own.provider, aWork(own));
    await create(own.provider, aDisturbance(own));
    const { rss } = await newsOf(own, { layers: ['disturbances'], language: 'da' });
    expect(
      textsOf((await read(rss)).body)
        .get('title')
        ?.slice(1),
    ).toEqual([expect.stringMatching(/^Driftsforstyrrelse: /)]);
  });

  it('tells nobody of services that they may not see', async () => {
    const own = await made();
    await create(own.provider, aDisturbance(own));
    const { rss, id } = await newsOf(own);
    expect(textsOf((await read(rss)).body).get('item')).toHaveLength(1);
    await both.database.withOperator((query) =>
      query.deleteFrom('disturbance_services').where('customer_id', '=', own.customerId).execute(),
    );
    expect(textsOf((await read(rss)).body).get('item')).toBeUndefined();
    expect(id).toEqual(expect.any(String));
  });

  it('is no calendar: each has layers of its own, and stays what it is', async () => {
    const own = await made();
    const refused = async (body: object) =>
      (await post(own.staff, tokens, { name: 'Ours', ...body })).json<{ errors: unknown }>().errors;
    const unknown = [{ field: 'layers', code: 'unknown' }];
    expect(await refused({ kind: 'NEWS', layers: ['freeze'] })).toEqual(unknown);
    expect(await refused({ layers: ['disturbances'] })).toEqual(unknown);
    const { id } = await newsOf(own, { withAddresses: true });
    const change = { name: 'Ours', layers: ['planned'], withAddresses: true };
    const changed = await own.staff.send('PUT', `${tokens}/${id}`, change, { 'if-match': '"1"' });
    expect(changed.json()).toMatchObject({ kind: 'NEWS', layers: ['planned'], withAddresses: false });
    const orders = { ...change, layers: ['orders'] };
    expect((await own.staff.send('PUT', `${tokens}/${id}`, orders, { 'if-match': '"2"' })).statusCode).toBe(422);
  });
});
