import { addDays, dayOf, type DisturbanceSummary, type ProviderDisturbance, type Role } from '@skerry/contracts';
import type { Database } from '../../database/connect.ts';
import { aService, aSite, type DemoService } from '../../demo/services/builders.ts';
import { seedInventory } from '../../demo/services/seed-services.ts';
import type { SeededUser } from '../../demo/users/seed.ts';
import { addCustomer, the, type Caller, type TestServer } from '../../testing/test-server.ts';

export const disturbancesPath = '/api/disturbances/v1';
export const worksPath = `${disturbancesPath}/disturbances`;
export const providerPath = `${disturbancesPath}/provider/disturbances`;
export const statusPath = '/api/operational-status/v1';

export interface Company {
  customerId: string;
  responsible: Caller;
  staff: Caller;
  billing: Caller;
  purchaser: Caller;
  users: SeededUser[];
  /** One of the provider's own. */
  provider: Caller;
}

const roles: Role[] = ['OperationResponsible', 'OperationStaff', 'BillingResponsible', 'Purchaser'];
let next = 7000;

/** A customer of its own with the services A and B (a pair) in Malmö and Lund, and C in Oslo, besides those that are given. */
export async function company(
  database: Database,
  app: TestServer,
  services: readonly Partial<DemoService>[] = [],
): Promise<Company> {
  const customerId = String((next += 1));
  const users = await addCustomer(
    database,
    customerId,
    roles.map((role) => ({ roles: [role], firstName: role, lastName: 'Dahl' })),
  );
  const id = (city: string) => `${city}-${customerId}`;
  const provider = await database.withOperator(async (query) => {
    await seedInventory(query, {
      sites: [
        aSite({ customerId, id: id('MMA'), numericalId: 1, name: 'Malmö kontor', city: 'Malmö' }),
        aSite({ customerId, id: id('LUN'), numericalId: 2, name: 'Lund lager', city: 'Lund' }),
        aSite({ customerId, id: id('OSL'), numericalId: 3, name: 'Oslo kontor', city: 'Oslo', country: 'NO' }),
      ],
      services: [
        aService({ customerId, serviceId: 'A', siteId: id('MMA'), diversityGroup: 'MMA-LUN' }),
        aService({ customerId, serviceId: 'B', siteId: id('LUN'), diversityGroup: 'MMA-LUN' }),
        aService({ customerId, serviceId: 'C', siteId: id('OSL') }),
        ...services.map((service) =>
          aService({ customerId, serviceId: 'X', ...service, siteId: id(service.siteId ?? 'MMA') }),
        ),
      ],
    });
    const account = await query
      .insertInto('accounts')
      .values({
        email: `arne.vik@c${customerId}.example`,
        first_name: 'Arne',
        last_name: 'Vik',
        password_hash: null,
        user_category: 'internalStaff',
        default_customer_id: customerId,
        cdn_id: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return app.as({ accountId: account.id, customerId });
  });
  const [responsible, staff, billing, purchaser] = users.map((user) => app.as(user));
  return {
    customerId,
    users,
    provider,
    responsible: the(responsible),
    staff: the(staff),
    billing: the(billing),
    purchaser: the(purchaser),
  };
}

/** A moment so many days from today, at an hour in UTC. */
export function inDays(days: number, time = '21:00'): string {
  return `${addDays(dayOf(new Date()), days)}T${time}:00.000Z`;
}

export const en = (displayName: string) => [{ language: 'en' as const, displayName }];

/** A planned work as staff write it, on A of the company unless told. */
export function aWork({ customerId }: Pick<Company, 'customerId'>, given: object = {}) {
  return {
    type: 'PLANNED_WORK',
    state: 'CONFIRMED',
    title: en('Fibre reroute at Skeppsbron'),
    startsAt: inDays(30),
    endsAt: inDays(30, '23:00'),
    answerBy: inDays(20),
    affected: [{ through: 'MMA-1', impact: 'OUTAGE', minutes: 40, services: [{ customerId, serviceId: 'A' }] }],
    ...given,
  };
}

export function aDisturbance({ customerId }: Pick<Company, 'customerId'>, given: object = {}) {
  return {
    type: 'DISTURBANCE',
    title: en('Fibre break at Amager'),
    startsAt: new Date(Date.now() - 3_600_000).toISOString(),
    affected: [{ through: 'CPH-7', impact: 'OUTAGE', services: [{ customerId, serviceId: 'A' }] }],
    ...given,
  };
}

export function post(caller: Caller, path: string, body: object, key: string = crypto.randomUUID()) {
  return caller.send('POST', path, body, { 'idempotency-key': key });
}

/** Made by staff. */
export async function create(by: Caller, draft: object): Promise<ProviderDisturbance> {
  const answer = await post(by, providerPath, draft);
  expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)]);
  return answer.json<ProviderDisturbance>();
}

/** What a caller is told of. */
export async function listed(by: Caller, query = ''): Promise<DisturbanceSummary[]> {
  const answer = await by.get(`${worksPath}?pageSize=100${query}`);
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
  return answer.json<{ items: DisturbanceSummary[] }>().items;
}

export async function statusAndCode(answer: Promise<{ statusCode: number; body: string }>): Promise<unknown[]> {
  const { statusCode, body } = await answer;
  return [statusCode, (JSON.parse(body) as { code?: string }).code];
}

/** The fields that a call was refused for. */
export async function refusal(answer: Promise<{ statusCode: number; body: string }>): Promise<string[]> {
  const { statusCode, body } = await answer;
  expect([statusCode, body]).toEqual([422, expect.any(String)]);
  const { errors = [] } = JSON.parse(body) as { errors?: { field: string; code: string }[] };
  return errors.map(({ field, code }) => `${field} ${code}`);
}
