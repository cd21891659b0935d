-- How many mails to contacts went for a customer within a day, however many went before.
create index contact_mails_of_day on contact_mails (customer_id, sent_at);
drop index contact_mails_of_address;
