import { type RawBuilder, sql } from 'kysely';
import type { ApplicantRating, ApplicationTag } from '#domain/features/applications/marks/marks.ts';
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

/** The columns of the marks of an application (`a`) for a reader of the hiring team. */
export interface MarkColumns {
  rating: ApplicantRating | null;
  tags: ApplicationTag[];
  is_new: boolean;
}

/** An expression for each of the columns. */
export function getMarkColumns(userId: number): { [K in keyof MarkColumns]: RawBuilder<MarkColumns[K]> } {
  return {
    rating: sql`(select g.rating from application_ratings g
      where g.tenant_id = a.tenant_id and g.application_id = a.id)`,
    // Most have none: preparing the aggregate takes longer than looking for one.
    tags: sql`case when exists (
        select from tagged_applications t where t.tenant_id = a.tenant_id and t.application_id = a.id)
      then (select jsonb_agg(jsonb_build_object('id', g.id, 'name', g.name) order by lower(g.name))
        from tagged_applications t join application_tags g on g.tenant_id = t.tenant_id and g.id = t.tag_id
        where t.tenant_id = a.tenant_id and t.application_id = a.id)
      else '[]' end`,
    is_new: sql`coalesce(a.applied_at > (select v.previous_at from applicant_visits v
      where v.tenant_id = a.tenant_id and v.job_id = a.job_id and v.user_id = ${userId}), false)`,
  };
}
