import type { JobType } from '#domain/features/jobs/job.ts';

/** The job type that words of schema.org or of people mean; undefined where none is known. */
export function jobTypeFromWords(words: readonly string[]): JobType | undefined {
  const keys = words.map((word) =>
    word
      .toLowerCase()
      .replace(/[^a-z]+/g, ' ')
      .trim(),
  );
  return types.find(([pattern]) => keys.some((key) => pattern.test(key)))?.[1];
}

// What says more comes first: a part-time internship is an internship.
const types: readonly (readonly [RegExp, JobType])[] = [
  [/^intern(ship)?$/, 'internship'],
  [/^apprentice(ship)?$/, 'apprenticeship'],
  [/^volunteer(ing)?$/, 'volunteer'],
  [/^(temp|temporary|seasonal|per diem)$/, 'temporary'],
  [/^(contract|contractor|freelance)$/, 'contract'],
  [/^part time$/, 'part_time'],
  [/^(full time|permanent)$/, 'full_time'],
];
