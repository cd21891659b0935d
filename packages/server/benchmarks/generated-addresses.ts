// A million addresses in 2,000 towns, for the benchmarks of what looks them up.
import type { Role } from '@skerry/contracts';
import { addressKey } from '../src/addresses/address-key.ts';
import { insertAddresses } from '../src/addresses/insert-addresses.ts';
import type { NewAddress } from '../src/addresses/new-address.ts';
import { connectDatabase } from '../src/database/connect.ts';
import { demoPriceBook } from '../src/demo/quotes/demo-price-book.ts';
import { aCustomer, aUser } from '../src/demo/users/builders.ts';
import { seed } from '../src/demo/users/seed.ts';

/** BENCH_TOWNS makes fewer, to try the benchmark itself. */
export const townCount = Number(process.env['BENCH_TOWNS'] ?? 2000);
export const [streetsPerTown, housesPerStreet] = [25, 20];
const batch = 20_000;
export const countries = ['SE', 'NO', 'DK'] as const;
const syllables = ['berg', 'dal', 'fors', 'holm', 'lund', 'näs', 'sund', 'vik', 'ås', 'ö', 'mo', 'stad'];
const streets = ['Storgatan', 'Hamngatan', 'Kungsgatan', 'Ågatan', 'Skolgatan', 'Torggatan', 'Östergatan', 'Parkvägen'];

const part = (number: number) => syllables[number % syllables.length] ?? '';
export const townOf = (number: number) => {
  const name = part(number) + part(Math.floor(number / 12)) + part(Math.floor(number / 144));
  return name.charAt(0).toUpperCase() + name.slice(1);
};
/** The name of a town with what tells it from others of the name. */
export const cityOf = (number: number) => `${townOf(number)} ${number % 7 === 0 ? number : ''}`.trim();
export const streetOf = (number: number) =>
  `${number < streets.length ? '' : townOf(number * 7)}${streets[number % streets.length]}`;

function* generated(): Generator<NewAddress> {
  for (let town = 0; town < townCount; town += 1) {
    const country = countries[town % 3] ?? 'SE';
    const city = cityOf(town);
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
        // Far enough from each other to be no duplicates.
        const [longitude, latitude] = [place.longitude + street / 1000, place.latitude + house / 4000];
        const where = { ...common, longitude, latitude };
        yield { ...where, kind: 'address', magicKey, streetName, houseNumber: number, searchKey: key };
      }
    }
  }
}

/** Writes the addresses, points of presence near them, and a customer. Answers the account of its one user. */
export async function fillAddresses(url: string, customerId: string, role: Role): Promise<string> {
  const database = await connectDatabase({ url });
  const { version, ...book } = demoPriceBook;
  const { users } = await database.withOperator(async (query) => {
    const values = { version, book: JSON.stringify(book), made_by: 'Benchmark', approved_by: null };
    await query.insertInto('price_books').values(values).execute();
    return seed(query, {
      customers: [aCustomer({ customerId })],
      users: [aUser({ customerId, email: `requester@c${customerId}.example`, roles: [role] })],
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
