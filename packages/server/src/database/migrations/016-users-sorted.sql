-- The users list by what its columns show; by e-mail it has been from the start, which also decides among equals.
create index customer_users_by_name on customer_users
  (customer_id, (lower_latin(first_name || ' ' || last_name) collate "C"), (lower(email) collate "C"));
create index customer_users_by_cellphone on customer_users (customer_id, cellphone, (lower(email) collate "C"));
create index customer_users_by_cellphone_down on customer_users
  (customer_id, cellphone desc nulls last, (lower(email) collate "C") desc);
create index customer_users_by_active on customer_users (customer_id, (not active), (lower(email) collate "C"));
