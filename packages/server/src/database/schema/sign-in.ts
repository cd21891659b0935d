import type { UserLocale } from '@skerry/contracts';
import type { Generated } from 'kysely';
import type { CreatedAt, Identity, Json, NullableTime } from './columns.ts';

/** The tables of the embedded identity provider. */
export interface SignInTables {
  invitations: InvitationsTable;
  invitation_mails: { id: Identity; email_hash: string; at: Generated<Date> };
  password_resets: PasswordResetsTable;
  password_reset_requests: { id: Identity; email_hash: string; address: string; at: Date };
  oidc_payloads: OidcPayloadsTable;
  secrets: { name: string; value: Json<unknown>; created_at: CreatedAt };
  login_attempts: LoginAttemptsTable;
}

interface LoginAttemptsTable {
  id: Identity;
  email_hash: string;
  address: string;
  device: string | null;
  succeeded: boolean;
  at: Generated<Date>;
}

interface InvitationsTable {
  token_hash: string;
  account_id: string;
  first_name: string;
  locale: UserLocale;
  expires_at: Date;
  used_at: NullableTime;
}

interface PasswordResetsTable {
  token_hash: string;
  account_id: string;
  expires_at: Date;
  used_at: NullableTime;
}

interface OidcPayloadsTable {
  model: string;
  id: string;
  payload: Json<Record<string, unknown>>;
  grant_id: string | null;
  user_code: string | null;
  uid: string | null;
  expires_at: NullableTime;
  consumed_at: NullableTime;
}
