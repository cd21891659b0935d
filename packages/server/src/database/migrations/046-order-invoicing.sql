-- What the one who orders by a quote writes for the invoice, and when somebody can be let in at the site.
alter table orders
  add column purchase_order_number text,
  add column invoice_text text,
  add column billing_account_id text,
  -- As it was called when the order was placed.
  add column billing_account_name text,
  add column access_hours text;
