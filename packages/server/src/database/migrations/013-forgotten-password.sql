-- One-time links for a new password. Only the hash of the token is kept.
create table password_resets (
  token_hash text primary key,
  account_id uuid not null references accounts on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_resets_account on password_resets (account_id);

-- Requests for such links, of strangers too: what the limits count. The e-mail, most often nobody's, is hashed under a key.
create table password_reset_requests (
  id bigint generated always as identity primary key,
  email_hash text not null,
  address text not null,
  at timestamptz not null
);
create index password_reset_requests_email on password_reset_requests (email_hash, at);
create index password_reset_requests_address on password_reset_requests (address, at);

grant select, insert, update, delete on password_resets, password_reset_requests to skerry_identity;
