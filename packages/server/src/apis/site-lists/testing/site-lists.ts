import type { PlannedSiteDraft, SiteList } from '@skerry/contracts';
import type { LightMyRequestResponse } from 'fastify';
import type { Database } from '../../../database/connect.ts';
import { seedDemoAddresses } from '../../../demo/addresses/seed-addresses.ts';
import type { Caller } from '../../../testing/test-server.ts';
import { post } from '../../quotes/testing/quotes.ts';

export const siteLists = '/api/quote-and-order/v6/planned-customer-site-lists';

/** The demo's addresses. */
export const addAddresses = (database: Database) => database.withOperator(seedDemoAddresses);

export const kajen: PlannedSiteDraft = { name: 'Kajen', address: 'Norra Kajen 2, 852 31 Sundsvall', country: 'SE' };

/** A list of these sites, made just now. */
export async function aSiteList(caller: Caller, sites: readonly PlannedSiteDraft[] = [kajen]): Promise<SiteList> {
  const answer = await post(caller, siteLists, { sites });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<SiteList>();
}

/** Sends a file as a form, as a browser does. */
export function upload(
  caller: Caller,
  file: Buffer | string,
  { name, fileName = 'sites.csv', key = crypto.randomUUID() }: { name?: string; fileName?: string; key?: string } = {},
): Promise<LightMyRequestResponse> {
  const boundary = '----form7f0c';
  const part = (head: string, content: Buffer | string) => [
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ];
  const body = Buffer.concat([
    ...(name === undefined ? [] : part('name="name"', name)),
    ...part(`name="file"; filename="${fileName}"\r\nContent-Type: application/octet-stream`, file),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  const headers = {
    'content-type': `multipart/form-data; boundary=${boundary}`,
    'content-length': String(body.length),
    'idempotency-key': key,
  };
  return caller.send('POST', `${siteLists}/file`, body, headers);
}
