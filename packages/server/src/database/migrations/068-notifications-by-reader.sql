-- What waits for one reader's mail, and what about one thing is not settled: neither costs more the more others have.
create index notifications_waiting on notifications (customer_id, user_id) where mail_due_at is not null;
create index notifications_unsettled on notifications (customer_id, object_type, object_id) where settled_at is null;
-- Later events about the same object, where one could not be told in its turn.
create index notification_events_by_object on notification_events (customer_id, object_type, object_id, id);
