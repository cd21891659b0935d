// Suggestions of addresses over HTTP, one after the other and at 20 connections, among a million generated addresses in 2,000 towns. The
// server is a process of its own, on PostgreSQL. Prints p50 and p99 of each kind of text, and fails above 30 ms on the first count.
import { startPostgres } from '../../../scripts/lib/postgres.mjs';
import { addressKey } from '../src/addresses/address-key.ts';
import { insertAddresses } from '../src/addresses/insert-addresses.ts';
import type { NewAddress } from '../src/addresses/new-address.ts';
import { connectDatabase } from '../src/database/connect.ts';
import { demoPriceBook } from '../src/demo/quotes/demo-price-book.ts';
import { aCustomer, aUser } from '../src/demo/users/builders.ts';
import { seed } from '../src/demo/users/seed.ts';
import { cells, machine, measure, startProcess } from './load.ts';

/** BENCH_TOWNS makes fewer, to try the benchmark itself. */
const townCount = Number(process.env['BENCH_TOWNS'] ?? 2000);
const [streetsPerTown, housesPerStreet, batch] = [25, 20, 20_000];
const [customerId, port, calls, limit] = ['69001', 4188, 2000, 30];
const suggest = `http://localhost:${port}/api/quote-and-order/v2/address/suggest`;
const countries = ['SE', 'NO', 'DK'] as const;
const syllables = ['berg', 'dal', 'fors', 'holm', 'lund', 'näs', 'sund', 'vik', 'ås', 'ö', 'mo', 'stad'];
const streets = ['Storgatan', 'Hamngatan', 'Kungsgatan', 'Ågatan', 'Skolgatan', 'Torggatan', 'Östergatan', 'Parkvägen'];

const part = (number: number) => syllables[number % syllables.length] ?? '';
const townOf = (number: number) => {
  const name = part(number) + part(Math.floor(number / 12)) + part(Math.floor(number / 144));
  return name.charAt(0).toUpperCase() + name.slice(1);
};
const streetOf = (number: number) =>
  `${number < streets.length ? '' : townOf(number * 7)}${streets[number % streets.length]}`;

function* generated(): Generator<NewAddress> {
  for (let town = 0; town < townCount; town += 1) {
    const country = countries[town % 3] ?? 'SE';
    const city = `${townOf(town)} ${town % 7 === 0 ? town : ''}`.trim();
    const place = { longitude: 5 + (town % 190) / 10, latitude: 55 + (town % 150) / 10 };
    const common = { country, zipCode: String(10_000 + town * 7), city, ...place, buildings: [] };
    yield {
      ...common,
      kind: 'town',
      magicKey: `t${town}`,
      streetName: '',
      houseNumber: null,
      searchKey: addressKey(city),
    };
    for (let street = 0; street < streetsPerTown; street += 1) {
      const streetName = streetOf(street);
      const searchKey = addressKey(`${streetName} ${city}`);
      yield { ...common, kind: 'street', magicKey: `s${town}-${street}`, streetName, houseNumber: null, searchKey };
      for (let house = 1; house <= housesPerStreet; house += 1) {
        const number = String(house);
        const key = addressKey(`${streetName} ${number} ${city}`);
        const magicKey = `a${town}-${street}-${house}`;
        yield { ...common, kind: 'address', magicKey, streetName, houseNumber: number, searchKey: key };
      }
    }
  }
}

const texts: readonly (readonly [name: string, text: (turn: number) => string])[] = [
  ['three letters', (turn) => ['sto', 'ham', 'kun', 'ber', 'öst'][turn % 5] ?? 'sto'],
  ['a street', (turn) => streetOf(turn % streetsPerTown)],
  ['a street and a number', (turn) => `${streetOf(turn % streetsPerTown)} ${(turn % 20) + 1}`],
  ['a whole address', (turn) => `${streetOf(turn % 8)} ${(turn % 20) + 1}, ${townOf(turn % townCount)}`],
  ['the town in front', (turn) => `${townOf(turn % townCount)} ${streetOf(turn % 8)} ${(turn % 20) + 1}`],
  ['nothing that there is', (turn) => `Xyzgatan ${turn}`],
];

const postgres = await startPostgres({ durable: true });
if (postgres === undefined) throw new Error('The benchmark needs PostgreSQL.');
let slowest = 0;
try {
  const account = await fill(postgres.url);
  postgres.analyze();
  const server = await startProcess('skerry-server.ts', postgres.url, port);
  const token = await fetch(`http://localhost:${port}/bench-token?account=${account}&customer=${customerId}`);
  const headers = { authorization: `Bearer ${await token.text()}` };
  console.log(`${machine()}\n`);
  console.log('text                       one by one: p50 ms  p99 ms    20 connections: req/s  p50 ms  p99 ms');
  for (const [name, textOf] of texts) {
    const times: number[] = [];
    for (let turn = 0; turn < calls; turn += 1) {
      const begin = performance.now();
      const answer = await fetch(`${suggest}?address=${encodeURIComponent(textOf(turn))}`, { headers });
      await answer.json();
      // The first hundred warm up.
      if (turn >= 100) times.push(performance.now() - begin);
    }
    times.sort((a, b) => a - b);
    const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
    slowest = Math.max(slowest, at(0.99));
    const many = await measure(`${suggest}?address=${encodeURIComponent(textOf(3))}`, headers);
    console.log(
      `${name.padEnd(38)} ${at(0.5).toFixed(1).padStart(6)} ${at(0.99).toFixed(1).padStart(7)}          ${cells(many)}`,
    );
  }
  server.kill();
} finally {
  await postgres.stop();
}
if (slowest > limit) {
  console.error(`The slowest p99 is ${slowest.toFixed(1)} ms, above ${limit} ms.`);
  process.exitCode = 1;
}

async function fill(url: string): Promise<string> {
  const database = await connectDatabase({ url });
  const { version, ...book } = demoPriceBook;
  const { users } = await database.withOperator(async (query) => {
    const values = { version, book: JSON.stringify(book), made_by: 'Benchmark', approved_by: null };
    await query.insertInto('price_books').values(values).execute();
    return seed(query, {
      customers: [aCustomer({ customerId })],
      users: [aUser({ customerId, email: `requester@c${customerId}.example`, roles: ['QuoteRequester'] })],
      passwordHash: null,
    });
  });
  let waiting: NewAddress[] = [];
  const write = async () => {
    const rows = waiting;
    waiting = [];
    await database.withOperator((query) => insertAddresses(query, rows));
  };
  for (const address of generated()) {
    waiting.push(address);
    if (waiting.length === batch) await write();
  }
  await write();
  await database.close();
  return users[0]?.accountId ?? '';
}
