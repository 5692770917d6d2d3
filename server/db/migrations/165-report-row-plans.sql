-- The plans for a list of ids are cached: PostgreSQL expects ten ids, finds the plan for the one that is usual cheaper, and planned
-- the statements again for each move, which took longer than running them.
alter function refresh_report_rows(bigint, bigint[]) set plan_cache_mode = force_generic_plan;
