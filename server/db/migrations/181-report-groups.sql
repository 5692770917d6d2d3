-- Groups of ten people as skilling partners see them, for tenants with many applications: making them takes longer than a request
-- may. A task makes them once an hour.

create table report_groups (
  tenant_id bigint not null,
  report text not null,
  -- The days of the first and the last event of a group.
  first_on date not null,
  last_on date not null,
  measure text not null,
  chart_key text not null,
  -- How often each value occurs in the groups with these days.
  values float8[] not null,
  counts int[] not null,
  primary key (tenant_id, report, first_on, last_on, measure, chart_key)
);
select isolate_tenants('report_groups');

create table report_group_builds (
  tenant_id bigint not null references tenants (id),
  report text not null,
  -- The days of the groups are those of this time zone.
  time_zone text not null,
  built_at timestamptz not null,
  primary key (tenant_id, report)
);
select isolate_tenants('report_group_builds');
