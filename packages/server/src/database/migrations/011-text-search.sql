-- Texts are found by trigrams, however many rows there are. Row-level security keeps such an index from use: it has its own condition
-- tested first, except by operators that are known to tell nothing of a row (`like` is not). So a role that reads nothing but ids and
-- texts owns one function for each list, which looks among the current customer's rows only and returns ids.
create extension if not exists pg_trgm;

do $$
declare
  searched record;
  search_function text;
begin
  -- An owner of functions must be allowed to make some in their schema at the moment of becoming it.
  execute format('grant create on schema %I to skerry_search', current_schema());
  for searched in
    select * from (values ('customer_users', 'id'), ('services', 'service_id'), ('sites', 'id'), ('orders', 'id'), ('service_changes', 'id')) as tables (name, key)
  loop
    search_function := 'search_' || searched.name;
    execute format('create index %I on %I using gin (search_text gin_trgm_ops)', searched.name || '_search', searched.name);
    execute format('create policy search on %I for select to skerry_search using (true)', searched.name);
    execute format('grant select (customer_id, %I, search_text) on %I to skerry_search', searched.key, searched.name);
    -- The query is planned for each text: a common one is found sooner by reading on until there are enough.
    execute format($sql$
      create function %I(part text, at_most integer) returns setof text language plpgsql stable security definer set search_path = %I, pg_temp as $body$
      begin
        return query execute 'select %I::text from %I where customer_id = current_customer_id() and search_text like $1 limit $2'
          using '%%' || regexp_replace(part, '([\\%%_])', '\\\1', 'g') || '%%', at_most;
      end $body$
    $sql$, search_function, current_schema(), searched.key, searched.name);
    execute format('alter function %I owner to skerry_search', search_function);
    execute format('revoke execute on function %I from public', search_function);
    execute format('grant execute on function %I to skerry_app', search_function);
  end loop;
  execute format('revoke create on schema %I from skerry_search', current_schema());
end $$;
