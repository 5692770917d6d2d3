-- Which languages the agents of the help desk speak, and when they work.

alter table helpdesk_agents
  alter column state set default 'online',
  add column languages text[] not null default '{}' check (languages <@ array['en', 'fr', 'esp', 'ko']),
  -- From Monday (1) to Sunday (7). Empty where no hours are known.
  add column work_days smallint[] not null default '{}' check (work_days <@ array[1, 2, 3, 4, 5, 6, 7]::smallint[]),
  -- Minutes after midnight in the time zone of the agent.
  add column work_from smallint check (work_from >= 0),
  add column work_until smallint check (work_until > work_from and work_until < 1440),
  add column time_zone text check (length(time_zone) <= 60),
  add check (num_nulls(work_from, work_until, time_zone) = case when work_days = '{}' then 3 else 0 end);
