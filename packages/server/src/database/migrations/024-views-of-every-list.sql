-- Views are saved of every list. Which lists there are, the API's document says alone; here their names only have a shape.
alter table saved_views drop constraint saved_views_page_check;
alter table saved_views add constraint saved_views_page_check check (page ~ '^[A-Za-z]{1,40}$');
