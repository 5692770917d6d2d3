-- The note and the message of a move are free texts, which may name the person. Retention and the deletion of an account clear
-- them; everything else about a move stays as it was.
create function refuse_change_but_clearing() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.note = '' and new.message = ''
      and to_jsonb(new) - array['note', 'message'] = to_jsonb(old) - array['note', 'message'] then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $$;

drop trigger application_events_append_only on application_events;
create trigger application_events_append_only before update or delete on application_events
  for each row execute function refuse_change_but_clearing();
