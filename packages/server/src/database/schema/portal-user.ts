import type { SavedViewPage } from '@skerry/contracts';
import type { ColumnType, Generated } from 'kysely';
import type { CreatedAt } from './columns.ts';

/** The tables of users' own settings. */
export interface PreferenceTables {
  preferences: PreferencesTable;
  saved_views: SavedViewsTable;
  first_views: FirstViewsTable;
}

interface PreferencesTable {
  customer_id: string;
  user_id: string | null;
  account_id: string | null;
  owner_id: ColumnType<string, never, never>;
  name: string;
  value: string;
}

interface FirstViewsTable {
  customer_id: string;
  user_id: string | null;
  account_id: string | null;
  owner_id: ColumnType<string, never, never>;
  page: SavedViewPage;
  view_id: string;
}

interface SavedViewsTable {
  customer_id: string;
  id: Generated<string>;
  user_id: string | null;
  account_id: string | null;
  owner_id: ColumnType<string | null, never, never>;
  page: SavedViewPage;
  name: string;
  query: string;
  columns: string[];
  shared_with: 'ME' | 'COMPANY';
  version: Generated<number>;
  created_at: CreatedAt;
  updated_at: Generated<Date>;
}
