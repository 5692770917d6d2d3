import { type RawBuilder, sql } from 'kysely';
import type { listFigures } from '#domain/features/applications/contract.ts';
import { inProcessStatuses } from '#domain/features/applications/stages.ts';
import { isDueBy } from '#server/features/applications/step-queries.ts';

/** A key figure of the start page, or overdue replies, at the time of the request. */
export interface FigureFilter {
  readonly figure: { readonly name: (typeof listFigures)[number]; readonly now: Date } | undefined;
}

/** Continues the condition of a list: only the applications (`a`) that the key figure counts. */
export function matchesFigure({ figure }: FigureFilter): RawBuilder<unknown> {
  if (!figure) return sql``;
  const conditions = {
    in_process: sql`and a.status = any(${[...inProcessStatuses]}::text[])`,
    applied_week: sql`and a.applied_at > ${figure.now}::timestamptz - interval '7 days'`,
    hired_month: sql`and a.status = 'hired' and a.status_since > ${figure.now}::timestamptz - interval '30 days'`,
    overdue: sql`and ${isDueBy({ day: figure.now, now: figure.now })}`,
  };
  return conditions[figure.name];
}
