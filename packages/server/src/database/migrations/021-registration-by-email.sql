-- Tries to get access are counted by e-mail, too. It is most often nobody's, and hashed under a key.
alter table registration_attempts add column email_hash text not null default '';
alter table registration_attempts alter column email_hash drop default;
create index registration_attempts_email on registration_attempts (email_hash, at);
