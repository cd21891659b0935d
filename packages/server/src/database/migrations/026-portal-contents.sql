-- The provider's own content, for an audience (countries, types of customers; null is all) and a period.
create table portal_contents (
  id text collate "C" primary key check (id ~ '^[a-z0-9-]{1,64}$'),
  kind text not null check (kind in ('notice', 'privacyPolicy', 'userGuide', 'contact', 'cookies', 'changeRequests')),
  countries text[] check (cardinality(countries) > 0 and countries <@ '{se,no,dk}'),
  customer_types text[] check (cardinality(customer_types) > 0),
  starts_at timestamptz,
  ends_at timestamptz check (ends_at > starts_at),
  -- notice: {tone, href?, translations: [{language, label, text, link?}]}; privacyPolicy, userGuide: {href}; contact: what differs from the
  -- configuration; cookies: {translations: [{language, necessary, measured}]}; changeRequests: {since: YYYY-MM-DD}
  body jsonb not null check (jsonb_typeof(body) = 'object'),
  version integer not null default 1,
  updated_at timestamptz not null default now()
);
insert into portal_contents (id, kind, countries, customer_types, body) values
  ('closing', 'notice', '{se}', null, $json${"tone": "attention", "translations": [
    {"language": "sv", "label": "Portalen ersätts", "text": "Den här portalen kommer att stängas och ersättas av en nyare version.", "link": "Läs vad som ändras och när"},
    {"language": "en", "label": "This portal will be replaced", "text": "This portal will be closed and replaced by a newer version.", "link": "Read what will change and when"},
    {"language": "no", "label": "Portalen erstattes", "text": "Denne portalen blir stengt og erstattet av en nyere versjon.", "link": "Les hva som endres og når"},
    {"language": "da", "label": "Portalen afløses", "text": "Denne portal bliver lukket og erstattet af en nyere version.", "link": "Læs, hvad der ændres, og hvornår"}]}$json$),
  ('change-requests', 'changeRequests', null, null, '{"since": "2022-03-01"}');
-- Every visitor reads it, before and after the login.
grant select on portal_contents to skerry_app, skerry_identity;
grant select, insert, update, delete on portal_contents to skerry_operator;
