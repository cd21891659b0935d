import type { Kysely } from 'kysely';
import { insertAddresses } from '../../addresses/insert-addresses.ts';
import type { Schema } from '../../database/schema.ts';
import { demoAddresses } from './demo-addresses.ts';

/** Writes the demo's addresses, as skerry_operator. */
export async function seedDemoAddresses(query: Kysely<Schema>): Promise<void> {
  await insertAddresses(query, demoAddresses());
}
