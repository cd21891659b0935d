// How long the public registration takes to answer for what it finds: a contact, somebody who is a user already, somebody who is
// nobody's contact, and a customer that does not exist; 300 times each, in turn; and 20 times each after three tries
// for the same customer id, when it is slowed down. Prints medians and the largest distance.
import { connectDatabase } from '../src/database/connect.ts';
import { aCustomer, aUser } from '../src/demo/users/builders.ts';
import { seed } from '../src/demo/users/seed.ts';
import { loadConfig } from '../src/config/load.ts';
import { buildServer } from '../src/server.ts';
import { createTestIdentity } from '../src/testing/test-identity.ts';

const samples = Number(process.env['BENCH_SAMPLES'] ?? 300);
const slowedSamples = Math.min(20, samples);
const kinds = ['contact', 'user', 'nobody', 'no customer'] as const;
const statuses = { contact: 204, user: 409, nobody: 404, 'no customer': 404 };

const database = await connectDatabase({});
const customerId = (sample: number) => String(800_000 + sample);
const contact = (sample: number) => `contact-${sample}@bench.example`;
const user = (sample: number) => `user-${sample}@bench.example`;
const nobody = (sample: number) => `nobody-${sample}@bench.example`;
const emailOf = { contact, user, nobody, 'no customer': nobody };
const numbers = Array.from({ length: samples + slowedSamples }, (_, sample) => sample);
await database.withOperator((query) =>
  seed(query, {
    customers: numbers.map((n) =>
      aCustomer({ customerId: customerId(n), registrationContacts: [contact(n), user(n)] }),
    ),
    users: numbers.map((n) => aUser({ customerId: customerId(n), email: user(n) })),
    passwordHash: null,
  }),
);
const config = loadConfig({ SKERRY_PORTAL_FOLDER: '/nonexistent', SKERRY_LOG_LEVEL: 'silent', PORT: '4183' });
const server = await buildServer(config, { database, identity: await createTestIdentity() });

let nextAddress = 0;

/** Others have just tried the customer id as often as is free. */
async function tryThreeTimes(triedId: string): Promise<void> {
  await database.withIdentity(async (query) => {
    await query.deleteFrom('registration_attempts').where('tried_customer_id', '=', triedId).execute();
    await query
      .insertInto('registration_attempts')
      .values(
        [1, 2, 3].map((who) => ({
          address: `other ${who}`,
          tried_customer_id: triedId,
          email_hash: `${who}`,
          at: new Date(),
        })),
      )
      .execute();
  });
}

/** Milliseconds until the answer, each from an address of its own. */
async function ask(kind: (typeof kinds)[number], sample: number, isSlowed: boolean): Promise<number> {
  const email = emailOf[kind](sample);
  const askedFor = kind === 'no customer' ? String(900_000 + sample) : customerId(sample);
  if (isSlowed) await tryThreeTimes(askedFor);
  nextAddress += 1;
  const start = performance.now();
  const { statusCode } = await server.inject({
    method: 'POST',
    url: '/api/account-registration/v1/registrations',
    payload: {
      firstName: 'Torbjørn',
      lastName: 'Vik',
      cellphone: '+4748100144',
      locale: 'no',
      email,
      customerId: askedFor,
    },
    headers: { host: 'localhost:4183', 'sec-fetch-site': 'same-origin' },
    remoteAddress: `198.51.${Math.floor(nextAddress / 250)}.${nextAddress % 250}`,
  });
  if (statusCode !== statuses[kind]) throw new Error(`${kind} was answered with ${statusCode}`);
  return performance.now() - start;
}

const quantile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0;

/** One after another: beside each other they would wait for each other. */
async function measure(asked: readonly number[], isSlowed: boolean): Promise<void> {
  const times = {
    contact: [] as number[],
    user: [] as number[],
    nobody: [] as number[],
    'no customer': [] as number[],
  };
  for (const sample of asked) for (const kind of kinds) times[kind].push(await ask(kind, sample, isSlowed));
  console.log(`\n${asked.length} of each${isSlowed ? ', slowed down' : ''}, in milliseconds\n`);
  for (const kind of kinds)
    console.log(
      `${kind.padEnd(12)} p50 ${quantile(times[kind], 0.5).toFixed(1)}  p99 ${quantile(times[kind], 0.99).toFixed(1)}`,
    );
  const medians = kinds.map((kind) => quantile(times[kind], 0.5));
  const distance = (Math.max(...medians) / Math.min(...medians) - 1) * 100;
  console.log(`\nmedians lie within ${distance.toFixed(2)} %`);
}

await measure(numbers.slice(0, samples), false);
await measure(numbers.slice(samples), true);
await server.close();
await database.close();
