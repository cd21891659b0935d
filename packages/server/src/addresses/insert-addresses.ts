import { sql, type Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { NewAddress } from './new-address.ts';

const rowsPerStatement = 2000;

/** Addresses in large parts. One that is there stays as it is. */
export async function insertAddresses(query: Kysely<Schema>, addresses: readonly NewAddress[]): Promise<void> {
  for (let from = 0; from < addresses.length; from += rowsPerStatement) {
    const part = JSON.stringify(addresses.slice(from, from + rowsPerStatement));
    await sql`
      insert into addresses (magic_key, kind, country, street_name, house_number, zip_code, city, longitude, latitude, buildings, search_key)
      select "magicKey", kind, country, "streetName", "houseNumber", "zipCode", city, longitude, latitude, buildings, "searchKey"
      from jsonb_to_recordset(${part}::jsonb) as given ("magicKey" text, kind text, country text, "streetName" text, "houseNumber" text,
        "zipCode" text, city text, longitude double precision, latitude double precision, buildings jsonb, "searchKey" text)
      on conflict do nothing`.execute(query);
  }
}
