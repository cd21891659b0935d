import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** Sees one customer's rows only, or those of them that the caller's scope holds. */
export interface TenantQueries {
  readonly query: Kysely<Schema>;
  readonly customerId: string;
  /** Whether rows are left out: then stored counts do not tell how many there are. */
  readonly isNarrowed: boolean;
}
