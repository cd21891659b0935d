-- What the provider promises under an agreement: [{id, translations: [{language, displayName, description}]}]
alter table framework_agreements add column promises jsonb not null default '[]';

-- What a token says besides of the person who signs in.
alter table accounts
  add column mfa_type text not null default 'none' check (mfa_type ~ '^[a-z0-9_-]{1,32}$'),
  add column versa_sso_allowed boolean not null default false;
