import type { DisturbancePage, RedundancyRisk } from '@skerry/contracts';
import { sql } from 'kysely';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { startTestServer, the, type Caller, type TestServer } from '../../testing/test-server.ts';
import { ensureDemo } from '../demo.ts';
import { demoDisturbances } from './demo-disturbances.ts';

let test: TestDatabase;
let app: TestServer;
/** An operation responsible of Havstrand. */
let caller: Caller;

beforeAll(async () => {
  test = await openTestDatabase();
  await ensureDemo(test.database, async (password) => password);
  app = await startTestServer(test.database);
  const { rows } = await sql<{ account_id: string }>`
    select users.account_id from granted_rights as given
    join customer_users as users on users.customer_id = given.customer_id and users.id = given.user_id and users.active
    where given.customer_id = '4471820' and given.right_id = 'OperationResponsible' and given.narrowed_by is null limit 1`.execute(
    test.database.identityReads,
  );
  const { account_id: accountId } = the(rows[0]);
  caller = app.as({ accountId, customerId: '4471820' });
});
afterAll(async () => {
  await app.close();
  await test.close();
});

describe('the demo’s disturbances and planned works', () => {
  it('are six and nine', () => {
    const of = (type: string) => demoDisturbances.filter((one) => one.type === type).length;
    expect([of('DISTURBANCE'), of('PLANNED_WORK')]).toEqual([6, 9]);
  });

  it('touch services of the company, and are alive today: some going on, some that wait, some in the past', async () => {
    const { items, counts } = (
      await caller.get('/api/disturbances/v1/disturbances?pageSize=100')
    ).json<DisturbancePage>();
    expect(items.map(({ reference }) => reference).toSorted()).toEqual(
      demoDisturbances.map(({ reference }) => reference).toSorted(),
    );
    expect(counts).toMatchObject({ disturbances: 2, plannedWorks: 7, past: 6 });
    expect(counts.waiting).toBeGreaterThanOrEqual(3);
    const find = (reference: string) => the(items.find((one) => one.reference === reference));
    expect(find('PW-26-1203')).toMatchObject({ kind: 'EMERGENCY', freezeIds: [expect.any(String)] });
    expect(find('PW-26-1172').state).toBe('CANCELLED');
    expect(find('PW-26-1187')).toMatchObject({
      state: 'RE_SCHEDULED',
      movedFrom: [expect.anything()],
      pairsAtRisk: ['GBG-HQ'],
    });
    expect(
      items.filter(({ type, kind, freezeIds }) => type === 'PLANNED_WORK' && kind === 'NORMAL' && freezeIds.length > 0),
    ).toEqual([]);
  });

  it('leave their numbers alone: what staff write next has one of its own', async () => {
    const { rows } = await sql<{ id: string }>`
      select id from accounts where user_category = 'internalStaff' limit 1`.execute(test.database.identityReads);
    const staff = app.as({ accountId: the(rows[0]).id, customerId: '4471820' });
    const draft = {
      type: 'PLANNED_WORK',
      state: 'DRAFT',
      title: [{ language: 'en', displayName: 'Next' }],
      kind: 'THIRD_PARTY',
      startsAt: new Date(Date.now() + 86_400_000).toISOString(),
      endsAt: new Date(Date.now() + 90_000_000).toISOString(),
      countries: ['se'],
      affected: [],
    };
    for (let count = 0; count < 4; count += 1) {
      const key = { 'idempotency-key': crypto.randomUUID() };
      const answer = await staff.send('POST', '/api/disturbances/v1/provider/disturbances', draft, key);
      expect(answer.statusCode).toBe(201);
    }
  });

  it('hit both members of a pair once', async () => {
    const { items } = (await caller.get('/api/operational-status/v1/redundancy-risks')).json<{
      items: RedundancyRisk[];
    }>();
    expect(items.map(({ pair, gapMinutes }) => [pair, gapMinutes])).toEqual([['GBG-HQ', 0]]);
  });
});
