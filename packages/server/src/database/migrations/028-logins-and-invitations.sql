alter table customer_users
  -- When the person last signed in and came to this customer; null for never, or not since this is known.
  add column last_login_at timestamptz,
  -- How long the link of the last invitation is good; null where none is open, because a password has been chosen or none was needed.
  add column invited_until timestamptz;
create index customer_users_by_last_login on customer_users (customer_id, last_login_at);

-- Accounts are of no customer: who chooses a password has accepted the invitations of all.
grant update (invited_until) on customer_users to skerry_identity;

alter table customer_users no force row level security;
-- Links that are too old have been deleted. Where Keycloak has the passwords, none is here, and nothing is known of invitations.
update customer_users set invited_until = coalesce(
    (select max(links.expires_at) from invitations as links where links.account_id = accounts.id and links.used_at is null),
    now()
  )
  from accounts
  where accounts.id = customer_users.account_id and accounts.password_hash is null
    and exists (select from accounts where password_hash is not null);
alter table customer_users force row level security;

-- What somebody did; what was done to them has an index by object.
create index audit_log_by_user on audit_log (customer_id, on_behalf_of_user_id, id desc) where on_behalf_of_user_id is not null;
-- Of what names people inside: requests for roles, and groups.
create index audit_log_of_requests on audit_log (customer_id, (after ->> 'userId'), id desc) where object_type = 'roleRequest';
create index audit_log_of_groups on audit_log (customer_id, id desc) where object_type = 'roleGroup';
