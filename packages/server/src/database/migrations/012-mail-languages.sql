-- Mails go out in every language that a person may use.
alter table customer_users drop constraint customer_users_locale_check;
alter table customer_users add constraint customer_users_locale_check check (locale in ('sv', 'en', 'no', 'da'));
