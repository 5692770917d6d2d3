import { type RawBuilder, sql } from 'kysely';
import type { ApplicantRating, ApplicationTag } from '#domain/features/applications/marks/marks.ts';
import { prepared } from '#server/db/connection/prepared.ts';
import type { Db, DbTransaction } from '#server/db/db.ts';
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

/** The tags of an organization, with the number of applications for a job that have them. */
export async function findJobTags(
  db: Db,
  { tenantId, organisationId, jobId }: { tenantId: number; organisationId: number; jobId: number },
): Promise<(ApplicationTag & { count: number })[]> {
  const found = await sql<ApplicationTag & { count: number }>`
    select g.id, g.name, (select count(*)::int from tagged_applications t
      join applications a on a.tenant_id = t.tenant_id and a.id = t.application_id
      where t.tenant_id = g.tenant_id and t.tag_id = g.id and a.job_id = ${jobId} and a.status <> 'draft') as count
    from application_tags g where g.tenant_id = ${tenantId} and g.organisation_id = ${organisationId}
    order by lower(g.name) limit 500`.execute(db);
  return found.rows;
}

interface Tagged {
  readonly tenantId: number;
  readonly applicationId: number;
}

export function findTagsOf(db: Db, { tenantId, applicationId }: Tagged): Promise<ApplicationTag[]> {
  return db
    .selectFrom('tagged_applications as t')
    .innerJoin('application_tags as g', (on) =>
      on.onRef('g.tenant_id', '=', 't.tenant_id').onRef('g.id', '=', 't.tag_id'),
    )
    .select(['g.id', 'g.name'])
    .where('t.tenant_id', '=', tenantId)
    .where('t.application_id', '=', applicationId)
    .execute();
}

interface NewTag {
  readonly tenantId: number;
  readonly organisationId: number;
  readonly userId: number;
  readonly name: string;
  readonly now: Date;
}

/** Returns the id of the organization's tag with the name, which is created if it is new. */
export async function insertTag(db: DbTransaction, tag: NewTag): Promise<number> {
  const found = await sql<{ id: number }>`
    insert into application_tags (tenant_id, organisation_id, name, created_by, created_at)
    values (${tag.tenantId}, ${tag.organisationId}, ${tag.name}, ${tag.userId}, ${tag.now})
    on conflict (tenant_id, organisation_id, lower(name)) do update set name = application_tags.name
    returning id`.execute(db);
  const [row] = found.rows;
  if (!row) throw new Error('The tag was neither found nor created');
  return row.id;
}

export async function linkTags(
  db: DbTransaction,
  { tenantId, applicationId }: Tagged,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .insertInto('tagged_applications')
    .values(ids.map((id) => ({ tenant_id: tenantId, application_id: applicationId, tag_id: id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function unlinkTags(
  db: DbTransaction,
  { tenantId, applicationId }: Tagged,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .deleteFrom('tagged_applications')
    .where('tenant_id', '=', tenantId)
    .where('application_id', '=', applicationId)
    .where('tag_id', 'in', [...ids])
    .execute();
}

/** The organization of a tag, locked until the transaction ends. */
export function lockTag(db: DbTransaction, tenantId: number, id: number) {
  return db
    .selectFrom('application_tags')
    .select('organisation_id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function deleteTag(db: DbTransaction, tenantId: number, id: number): Promise<void> {
  await db.deleteFrom('application_tags').where('tenant_id', '=', tenantId).where('id', '=', id).execute();
}

export async function findRating(
  db: DbTransaction,
  { tenantId, applicationId }: Tagged,
): Promise<ApplicantRating | null> {
  const found = await sql<{ rating: ApplicantRating }>`select rating from application_ratings
    where tenant_id = ${tenantId} and application_id = ${applicationId}`.execute(db);
  return found.rows[0]?.rating ?? null;
}

interface NewRating extends Tagged {
  readonly rating: ApplicantRating | null;
  readonly userId: number;
  readonly now: Date;
}

/** Null removes the rating. */
export async function saveRating(db: DbTransaction, rated: NewRating): Promise<void> {
  const { tenantId, applicationId, rating, userId, now } = rated;
  if (rating === null) {
    await db
      .deleteFrom('application_ratings')
      .where('tenant_id', '=', tenantId)
      .where('application_id', '=', applicationId)
      .execute();
    return;
  }
  const values = { rating, rated_by: userId, rated_at: now };
  await db
    .insertInto('application_ratings')
    .values({ tenant_id: tenantId, application_id: applicationId, ...values })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'application_id']).doUpdateSet(values))
    .execute();
}

interface Visitor {
  readonly tenantId: number;
  readonly userId: number;
  readonly jobId: number;
}

/** When the reader last saw the applicants of the job; locked until the transaction ends. */
export async function lockLastVisit(db: DbTransaction, { tenantId, userId, jobId }: Visitor): Promise<Date | null> {
  const row = await db
    .selectFrom('applicant_visits')
    .select('last_at')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('job_id', '=', jobId)
    .forUpdate()
    .executeTakeFirst();
  return row?.last_at ?? null;
}

/** @param previousAt the end of the visit before; undefined while the same visit continues */
export async function saveVisit(
  db: DbTransaction,
  { tenantId, userId, jobId }: Visitor,
  { now, previousAt }: { readonly now: Date; readonly previousAt: Date | undefined },
): Promise<void> {
  const values = { last_at: now, ...(previousAt && { previous_at: previousAt }) };
  await db
    .insertInto('applicant_visits')
    .values({ tenant_id: tenantId, user_id: userId, job_id: jobId, ...values })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id', 'job_id']).doUpdateSet(values))
    .execute();
}
