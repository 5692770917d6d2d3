import { type RawBuilder, sql } from 'kysely';
import { kilometresPerDegree } from '#domain/features/jobs/distance.ts';
import type { JobType, WorkMode } from '#domain/features/jobs/job.ts';
import { type ExperienceBucket, yearsOf } from '#domain/features/jobs/search.ts';
import type { FoundPlace } from '#server/reference/places.ts';

/** A search as the database understands it. */
export interface JobCriteria {
  readonly tenantId: number;
  readonly words: string;
  readonly near: (FoundPlace & { readonly radiusKm: number }) | null;
  readonly modes: readonly WorkMode[];
  readonly types: readonly JobType[];
  readonly experience: readonly ExperienceBucket[];
}

type Condition = RawBuilder<boolean>;

/** Everything a job on the list has to meet, except the words. */
export function filterConditions(criteria: JobCriteria): Condition[] {
  const conditions: Condition[] = [sql`j.tenant_id = ${criteria.tenantId}`, sql`j.status = 'active'`];
  if (criteria.modes.length > 0) conditions.push(sql`j.work_mode = any(${criteria.modes}::text[])`);
  if (criteria.types.length > 0) conditions.push(sql`j.job_type = any(${criteria.types}::text[])`);
  if (criteria.experience.length > 0) conditions.push(anyBucket(criteria.experience));
  if (criteria.near) conditions.push(within(criteria.near));
  return conditions;
}

/** The words anywhere in the posting. */
export function wordConditions(criteria: JobCriteria): Condition[] {
  return criteria.words === '' ? [] : [sql`j.text_search @@ ${wordQuery(criteria.words)}`];
}

/** Words as people type them: "quoted phrases", or, -not. */
export function wordQuery(words: string): RawBuilder<unknown> {
  return sql`websearch_to_tsquery('english', ${words})`;
}

export function allOf(conditions: readonly Condition[]): RawBuilder<boolean> {
  return sql.join(conditions as Condition[], sql` and `);
}

/** Kilometres between the job and a point, on the sphere. */
export function distanceFrom(latitude: number, longitude: number): RawBuilder<number> {
  return sql<number>`(2 * 6371 * asin(least(1, sqrt(
    power(sin(radians(j.latitude - ${latitude}) / 2), 2) +
    cos(radians(${latitude})) * cos(radians(j.latitude)) * power(sin(radians(j.longitude - ${longitude}) / 2), 2)))))`;
}

/** A job belongs to the bucket in which the least experience it asks lies. */
function anyBucket(buckets: readonly ExperienceBucket[]): Condition {
  const parts = buckets.map((name) => {
    const [from, below] = yearsOf(name);
    return sql`(j.experience_min >= ${from} and j.experience_min < ${below})`;
  });
  return sql`(${sql.join(parts, sql` or `)})`;
}

/** A box first, which an index answers, then the circle in it. */
function within(near: { latitude: number; longitude: number; radiusKm: number }): Condition {
  const north = near.radiusKm / kilometresPerDegree;
  const east = north / Math.max(0.01, Math.cos((near.latitude * Math.PI) / 180));
  return sql`(j.latitude between ${near.latitude - north} and ${near.latitude + north}
    and j.longitude between ${near.longitude - east} and ${near.longitude + east}
    and ${distanceFrom(near.latitude, near.longitude)} <= ${near.radiusKm})`;
}
