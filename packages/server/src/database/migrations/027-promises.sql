-- What the provider promises under an agreement: [{id, translations: [{language, displayName, description}]}]
alter table framework_agreements add column promises jsonb not null default '[]';
