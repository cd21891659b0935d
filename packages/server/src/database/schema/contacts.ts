import type { ContactChannel, ContactEmailState, ContactKind, ContactScopeKind, ContactType } from '@skerry/contracts';
import type { Generated } from 'kysely';
import type { CreatedAt, Identity, Made, NullableTime } from './columns.ts';

/** The tables of contacts. */
export interface ContactTables {
  contacts: ContactsTable;
  contact_assignments: ContactAssignmentsTable;
  contact_mails: ContactMailsTable;
}

interface ContactsTable {
  customer_id: string;
  id: Generated<string>;
  kind: ContactKind;
  name: string;
  email: string;
  email_state: Generated<ContactEmailState>;
  phone: string | null;
  locale: 'sv' | 'en' | 'no' | 'da';
  hours_from: string | null;
  hours_to: string | null;
  time_zone: string;
  last_test_at: NullableTime;
  created_by: string;
  created_at: CreatedAt;
  updated_at: Generated<Date>;
  version: Generated<number>;
  search_text: Made;
}

interface ContactAssignmentsTable {
  customer_id: string;
  id: Identity;
  contact_id: string;
  type: ContactType;
  scope: ContactScopeKind;
  scope_ids: string[];
  channels: ContactChannel[];
  position: number;
}

interface ContactMailsTable {
  customer_id: string;
  id: Generated<string>;
  contact_id: string;
  kind: 'VERIFICATION' | 'TEST';
  email: string;
  token_hash: string | null;
  sent_by: string;
  sent_at: CreatedAt;
}
