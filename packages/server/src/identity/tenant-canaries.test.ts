import { apis, type ApiId } from '@skerry/contracts';
import { documents, operationsOf } from '@skerry/contracts/documents';
import { aCustomer, anAgreement, aUser } from '../demo/users/builders.ts';
import { seed, type SeededUser } from '../demo/users/seed.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { startTestServer, the, type TestServer } from '../testing/test-server.ts';

const tenants = ['901', '902', '903'] as const;
type Tenant = (typeof tenants)[number];
/** A word that stands in every text of a customer's data and nowhere else. */
const canaries = { 901: 'canaryEider', 902: 'canaryPlover', 903: 'canaryTern' } as const;
const canaryOf = (tenant: Tenant) => canaries[tenant];
const absent = '7d0c5f0e-6f0f-4a0e-9d57-0d9f4a1c2b3a';

const operations = (Object.keys(apis) as ApiId[]).flatMap((api) =>
  operationsOf(documents[api]).map(({ operationId, method, path }) => ({
    operationId,
    method: method as 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: apis[api].prefix + path,
  })),
);

let test: TestDatabase;
let app: TestServer;
const users = new Map<Tenant, [administrator: SeededUser, nobody: SeededUser]>();
const requests = new Map<Tenant, string>();
const figures = { answers: 0, leaks: 0 };

beforeAll(async () => {
  test = await openTestDatabase();
  app = await startTestServer(test.database);
  for (const tenant of tenants) {
    const canary = canaryOf(tenant);
    const { users: seeded } = await test.database.withOperator((query) =>
      seed(query, {
        customers: [
          aCustomer({
            customerId: tenant,
            name: `Name ${canary} AB`,
            customerReferenceName: `Reference ${canary}`,
            organisationNumber: canary,
            featureFlags: { [canary]: true },
            frameworkAgreements: [anAgreement({ id: `FA-${canary}`, name: `Agreement ${canary}` })],
            registrationContacts: [`contact@${canary}.example`],
          }),
        ],
        users: [
          aUser({ customerId: tenant, email: `administrator@${canary}.example`, roles: ['UserAdministrator'] }),
          aUser({ customerId: tenant, email: `nobody@${canary}.example`, lastName: `Last ${canary}` }),
        ],
        passwordHash: null,
      }),
    );
    const [administrator, nobody] = seeded as [SeededUser, SeededUser];
    users.set(tenant, [administrator, nobody]);
    const key = { 'idempotency-key': crypto.randomUUID() };
    await app.as(nobody).send('POST', '/api/user-admin/v1/roles/user-request', { roleIds: ['Purchaser'] }, key);
    const queue = await app.as(administrator).get('/api/user-admin/v1/customer/role-requests');
    requests.set(tenant, the(queue.json<{ items: { id: string }[] }>().items[0]).id);
  }
});
afterAll(async () => {
  await app.close();
  await test.close();
  process.stdout.write(
    `    A2: ${figures.answers} answers of ${operations.length} operations to ${tenants.length} customers, ${figures.leaks} with a word of another\n`,
  );
});

/** Ids of another customer, as one who knows them would put them into an address. */
function urlsFor(url: string, foreign: Tenant): string[] {
  const [administrator, nobody] = the(users.get(foreign));
  const ids = url.includes('{customerId}')
    ? [foreign]
    : url.includes('{requestId}')
      ? [the(requests.get(foreign)), absent]
      : [administrator.id, nobody.id, absent];
  return [...new Set(ids.map((id) => url.replaceAll(/\{[^}]+\}/g, id)))];
}

describe.each(operations)('$operationId', ({ method, url }) => {
  it('answers nothing of another customer, wherever their ids are used', async () => {
    for (const tenant of tenants) {
      for (const foreign of tenants.filter((each) => each !== tenant)) {
        const [administrator, nobody] = the(users.get(tenant));
        const ids = { customerId: foreign, customer: { id: foreign }, tenant: foreign, tenantId: foreign };
        const bodies = [{}, ids, { ...ids, userId: the(users.get(foreign))[0].id, roleIds: ['Purchaser'] }];
        for (const address of urlsFor(url, foreign)) {
          for (const body of bodies) {
            for (const caller of [administrator, nobody]) {
              const query = `?customerId=${foreign}&searchFilter=${canaryOf(foreign)}&page=0`;
              for (const suffix of ['', query]) {
                const headers = {
                  'if-match': '"1"',
                  'idempotency-key': crypto.randomUUID(),
                  'sec-fetch-site': 'same-origin',
                  'x-microservice-registry': 'se',
                  'x-customer-id': foreign,
                };
                const answer =
                  method === 'GET'
                    ? await app.as(caller).get(address + suffix, headers)
                    : await app.as(caller).send(method, address + suffix, body, headers);
                figures.answers += 1;
                const told = answer.body + JSON.stringify(answer.headers);
                if (told.includes(canaryOf(foreign))) figures.leaks += 1;
                expect(told).not.toContain(canaryOf(foreign));
              }
            }
            if (method === 'GET') break;
          }
        }
      }
    }
  });
});

it('did answer each customer’s own words, so the check can find them', async () => {
  for (const tenant of tenants) {
    const [administrator] = the(users.get(tenant));
    const answer = await app.as(administrator).get('/api/user-admin/v1/customer/users');
    expect(answer.body).toContain(canaryOf(tenant));
  }
});

it('put nothing of another customer into a mail', async () => {
  const mails = await test.database.withOperator((query) => query.selectFrom('outbox_mails').selectAll().execute());
  expect(mails.length).toBeGreaterThan(0);
  for (const mail of mails) {
    const others = tenants.filter((tenant) => tenant !== mail.customer_id);
    for (const other of others) expect(JSON.stringify(mail)).not.toContain(canaryOf(other));
  }
});
