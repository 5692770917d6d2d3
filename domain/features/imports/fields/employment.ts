import type { JobType } from '#domain/features/jobs/job.ts';

/** Maps employment types from schema.org or free text to a job type; undefined if none matches. */
export function parseJobType(names: readonly string[]): JobType | undefined {
  const keys = names.map((name) =>
    name
      .toLowerCase()
      .replace(/[^a-z]+/g, ' ')
      .trim(),
  );
  return types.find(([pattern]) => keys.some((key) => pattern.test(key)))?.[1];
}

// More specific types first: a part-time internship is an internship.
const types: readonly (readonly [RegExp, JobType])[] = [
  [/^intern(ship)?$/, 'internship'],
  [/^apprentice(ship)?$/, 'apprenticeship'],
  [/^volunteer(ing)?$/, 'volunteer'],
  [/^(temp|temporary|seasonal|per diem)$/, 'temporary'],
  [/^(contract|contractor|freelance)$/, 'contract'],
  [/^part ?time$/, 'part_time'],
  [/^(full ?time|permanent|regular)$/, 'full_time'],
];
