-- Terms that a newer term replaced ("replaced_by" in server/reference/data) since migration 146: jobs and profiles refer to
-- the new one, so that both compare as equal.

create temporary table replaced_terms (old_id integer primary key, new_id integer not null) on commit drop;
insert into replaced_terms (old_id, new_id) values (400312, 403520), (400424, 403532), (400496, 403533);

create function pg_temp.replace_terms(ids integer[]) returns integer[] language sql stable as $$
  select coalesce(array_agg(id order by position), '{}') from (
    select coalesce(replaced.new_id, term.id) as id, min(term.position) as position
    from unnest(ids) with ordinality as term (id, position)
    left join replaced_terms replaced on replaced.old_id = term.id
    group by 1
  ) as terms
$$;

update seeker_profiles set title_ids = pg_temp.replace_terms(title_ids)
where title_ids && (select array_agg(old_id) from replaced_terms);

update jobs set title_ids = pg_temp.replace_terms(title_ids)
where title_ids && (select array_agg(old_id) from replaced_terms);

drop function pg_temp.replace_terms;
