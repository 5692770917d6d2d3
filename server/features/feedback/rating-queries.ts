import { sql } from 'kysely';
import { trendMonths } from '#domain/features/feedback/ratings-contract.ts';
import type { Db } from '#server/db/db.ts';

interface ListedRatings {
  readonly tenantId: number;
  readonly rating: number | undefined;
  /** Only rows with a lower id. */
  readonly before: number | undefined;
  readonly size: number;
}

export function listRatings(db: Db, { tenantId, rating, before, size }: ListedRatings) {
  let query = db
    .selectFrom('rating_feedback as r')
    .leftJoin('users as u', (join) => join.onRef('u.tenant_id', '=', 'r.tenant_id').onRef('u.id', '=', 'r.user_id'))
    .select(['r.id', 'r.rating', 'r.feed', 'r.page', 'r.at', 'r.user_email', 'u.full_name'])
    .where('r.tenant_id', '=', tenantId);
  if (rating !== undefined) query = query.where('r.rating', '=', rating);
  if (before !== undefined) query = query.where('r.id', '<', before);
  return query.orderBy('r.id', 'desc').limit(size).execute();
}

export type RatingRow = Awaited<ReturnType<typeof listRatings>>[number];

export function countRatings(db: Db, tenantId: number): Promise<{ rating: number; count: number }[]> {
  return db
    .selectFrom('rating_feedback')
    .select((of) => ['rating', of.fn.countAll<number>().as('count')])
    .where('tenant_id', '=', tenantId)
    .groupBy('rating')
    .execute();
}

interface MonthRow {
  month: string;
  bad: number;
  okay: number;
  good: number;
}

/** The months up to that of the moment, in the time zone. */
export async function countRatingsByMonth(
  db: Db,
  { tenantId, timeZone, now }: { readonly tenantId: number; readonly timeZone: string; readonly now: Date },
): Promise<MonthRow[]> {
  const { rows } = await sql<MonthRow>`
    select to_char(m.start, 'YYYY-MM') as month,
      count(*) filter (where r.rating = -1)::int as bad, count(*) filter (where r.rating = 0)::int as okay,
      count(*) filter (where r.rating = 1)::int as good
    from generate_series(0, ${sql.lit(trendMonths - 1)}) as ago
    cross join lateral (select date_trunc('month', ${now}::timestamptz at time zone ${timeZone}::text)
      - make_interval(months => ago) as start) m
    left join rating_feedback r on r.tenant_id = ${tenantId} and r.at >= m.start at time zone ${timeZone}::text
      and r.at < (m.start + interval '1 month') at time zone ${timeZone}::text
    group by m.start order by m.start`.execute(db);
  return rows;
}
