-- What an approval left out of what was asked for, so that it is still known when a group that it gave has been changed or deleted.
alter table role_requests add column not_granted jsonb;

-- Of the approvals before: the roles. What groups gave then of pages and permissions is known no more, and is taken as given.
alter table role_requests no force row level security;
update role_requests set not_granted = jsonb_build_object(
    'roleIds', case when granted_role_group_ids = '{}' then to_jsonb(array(
      select asked from unnest(role_ids) as asked where asked <> all (granted_role_ids)
    )) else '[]' end, 'apps', '[]'::jsonb, 'permissions', '[]'::jsonb)
  where state = 'APPROVED';
alter table role_requests force row level security;
