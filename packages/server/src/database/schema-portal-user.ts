import type { ColumnType, Generated } from 'kysely';
import type { CreatedAt } from './schema-columns.ts';

export interface PreferencesTable {
  customer_id: string;
  user_id: string | null;
  account_id: string | null;
  owner_id: ColumnType<string, never, never>;
  name: string;
  value: string;
}

export interface SavedViewsTable {
  customer_id: string;
  id: Generated<string>;
  user_id: string | null;
  account_id: string | null;
  owner_id: ColumnType<string | null, never, never>;
  page: 'services';
  name: string;
  query: string;
  columns: string[];
  shared_with: 'ME' | 'COMPANY';
  version: Generated<number>;
  created_at: CreatedAt;
  updated_at: Generated<Date>;
}
