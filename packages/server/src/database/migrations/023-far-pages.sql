-- A far page skips many rows: with all columns of an order in its index, the table itself is read for the page's own rows only.
create index customer_users_sorted_by_name on customer_users
  (customer_id, (lower_latin(first_name || ' ' || last_name) collate "C"), (lower(email) collate "C")) include (id, first_name, last_name, email);
create index customer_users_sorted_by_cellphone on customer_users
  (customer_id, cellphone, (lower(email) collate "C")) include (id, email);
create index customer_users_sorted_by_cellphone_down on customer_users
  (customer_id, cellphone desc nulls last, (lower(email) collate "C") desc) include (id, email);
create index customer_users_sorted_by_active on customer_users
  (customer_id, (not active), (lower(email) collate "C")) include (id, email, active);
drop index customer_users_by_name, customer_users_by_cellphone, customer_users_by_cellphone_down, customer_users_by_active;
