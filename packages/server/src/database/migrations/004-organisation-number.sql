-- As the customer's country writes it; null where it is not known.
alter table customers add column organisation_number text;
