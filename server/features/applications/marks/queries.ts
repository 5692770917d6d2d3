import { type RawBuilder, sql } from 'kysely';
import type { ApplicantRating, ApplicationTag } from '#domain/features/applications/marks/marks.ts';
import { prepared } from '#server/db/connection/prepared.ts';
import type { Db } from '#server/db/db.ts';
import type { Reader } from '#server/db/visibility.ts';

interface MarkFilter {
  readonly tag: number | undefined;
  readonly rating: number | undefined;
}

/** Condition for the applications (`a`) with a tag or a rating. */
export function matchesMarks({ tag, rating }: MarkFilter): RawBuilder<unknown> {
  const hasTag = sql`and exists (select from tagged_applications g
    where g.tenant_id = a.tenant_id and g.application_id = a.id and g.tag_id = ${tag})`;
  const hasRating = sql`and exists (select from application_ratings g
    where g.tenant_id = a.tenant_id and g.application_id = a.id and g.rating = ${rating})`;
  return sql`${tag === undefined ? sql`` : hasTag} ${rating === undefined ? sql`` : hasRating}`;
}

/** Condition for the applications (`a`) that are new for the reader. */
export function isNewSinceVisit({
  isNew,
  actor,
}: Pick<Reader, 'actor'> & { readonly isNew: boolean }): RawBuilder<unknown> {
  if (!isNew) return sql``;
  return sql`and a.applied_at > (select v.previous_at from applicant_visits v
    where v.tenant_id = a.tenant_id and v.job_id = a.job_id and v.user_id = ${actor.userId})`;
}

interface MarkRow {
  id: number;
  rating: ApplicantRating | null;
  tags: ApplicationTag[];
  is_new: boolean;
}

/** The marks of applications for a reader. */
export async function findMarkRows(
  db: Db,
  { tenantId, userId }: { readonly tenantId: number; readonly userId: number },
  ids: readonly number[],
): Promise<MarkRow[]> {
  const found = await sql<MarkRow>`${prepared}
    select a.id, r.rating, coalesce(a.applied_at > v.previous_at, false) as is_new, coalesce((
      select jsonb_agg(jsonb_build_object('id', g.id, 'name', g.name) order by lower(g.name))
      from tagged_applications t join application_tags g on g.tenant_id = t.tenant_id and g.id = t.tag_id
      where t.tenant_id = a.tenant_id and t.application_id = a.id), '[]') as tags
    from applications a
    left join application_ratings r on r.tenant_id = a.tenant_id and r.application_id = a.id
    left join applicant_visits v on v.tenant_id = a.tenant_id and v.job_id = a.job_id and v.user_id = ${userId}
    where a.tenant_id = ${tenantId} and a.id = any(${[...ids]}::bigint[])`.execute(db);
  return found.rows;
}
