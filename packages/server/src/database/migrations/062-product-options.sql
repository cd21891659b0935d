-- What was chosen of products beside capacity, term and access: of every site that has none of its own, which stands with the site.
alter table quotes
  -- {addonIds, characteristics: {id: answer}}
  add column product_options jsonb not null default '{"addonIds": [], "characteristics": {}}',
  -- {addons: [{id, translations}], characteristics: [a field of the product's form]}: those of the day, so that answers keep their names.
  add column offered_options jsonb not null default '{"addons": [], "characteristics": []}';

alter table orders
  -- [{id, translations, value, valueTranslations}]
  add column characteristics jsonb not null default '[]';
