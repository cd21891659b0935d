-- The browser of a login where somebody has signed in with the e-mail before: it has a count of its own.
alter table login_attempts add column device text;
create index login_attempts_device on login_attempts (device, at) where device is not null;
