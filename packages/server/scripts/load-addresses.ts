// Fills the table of addresses from a CSV file in UTF-8, with semicolons and a first line of headings: country (SE, NO, DK), street, number,
// postal code, town, latitude, longitude. Streets and towns are made of the houses. What is there stays.
//
//   DATABASE_URL=postgres://… npm run load-addresses -w @skerry/server -- addresses.csv
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { addressKey } from '../src/addresses/address-key.ts';
import { insertAddresses } from '../src/addresses/insert-addresses.ts';
import { houseAt, streetOfHouse, townAt, type NewAddress } from '../src/addresses/new-address.ts';
import { connectDatabase, type Database } from '../src/database/connect.ts';

const batch = 20_000;
const [file] = process.argv.slice(2);
const { DATABASE_URL: url } = process.env;
if (file === undefined || url === undefined) throw new Error('Name a file, and the database in DATABASE_URL.');

const database = await connectDatabase({ url });
const beginnings = new Set<string>();
let [waiting, houses, left]: [NewAddress[], number, number] = [[], 0, 0];
for await (const line of createInterface({ input: createReadStream(file, 'utf8') })) {
  const house = houseOf(line);
  if (house === undefined) {
    left += 1;
    continue;
  }
  houses += 1;
  waiting.push(house);
  for (const beginning of [streetOfHouse(house), townAt(house.country, house.city, house)]) {
    if (!beginnings.has(beginning.magicKey)) waiting.push(beginning);
    beginnings.add(beginning.magicKey);
  }
  if (waiting.length >= batch) waiting = await write(database, waiting);
}
await write(database, waiting);
await database.close();
console.log(`${houses} addresses, ${left} lines left out.`);

function houseOf(line: string): NewAddress | undefined {
  const [country = '', street = '', number = '', zip = '', town = '', latitude = '', longitude = ''] = line.split(';');
  const place = { latitude: Number(latitude), longitude: Number(longitude) };
  const isGiven = [street, number, town, latitude, longitude].every((part) => part.trim() !== '');
  const isOnEarth = Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180;
  if (!isGiven || !/^[A-Z]{2}$/.test(country) || !isOnEarth || addressKey(town) === '') return undefined;
  return houseAt(country, street.trim(), number.trim(), zip.trim(), town.trim(), place);
}

async function write(to: Database, rows: readonly NewAddress[]): Promise<NewAddress[]> {
  await to.withOperator((query) => insertAddresses(query, rows));
  return [];
}
