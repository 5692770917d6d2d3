import * as z from 'zod/mini';
import { JobType, Salary, WorkMode } from '#domain/features/jobs/job.ts';
import { MatchWeights } from '#domain/features/matching/score/weights.ts';
import { Day } from '#domain/lib/fields.ts';
import type { JobContent } from './job-content.ts';

const inclusionLines = [
  'sensory_environment',
  'noise',
  'lighting',
  'meetings_per_week',
  'communication',
  'schedule',
  'interview_format',
  'accommodations',
] as const;
const inclusionFlags = ['questions_ahead', 'buddy'] as const;
const statements = ['is_existing_vacancy', 'uses_ai_screening'] as const;
const longTexts = ['description', 'responsibilities', 'requirements', 'benefits'] as const;
const termLists = ['skills', 'nice_skills', 'certifications', 'titles', 'industries'] as const;
const numbers = ['openings', 'education_level', 'management_level'] as const;

const Experience = z.object({ experience_min: z.nullable(z.int()), experience_max: z.nullable(z.int()) });

function change<const K extends string, F extends z.ZodMiniType, V extends z.ZodMiniType>(kind: K, field: F, value: V) {
  return z.object({ kind: z.literal(kind), field, before: value, after: value });
}

/** One changed field. */
export const JobChange = z.discriminatedUnion('kind', [
  change('line', z.enum(['title', 'location', 'adjustments_contact', ...inclusionLines]), z.string()),
  change('text', z.enum(['summary', ...longTexts]), z.string()),
  change('number', z.enum(numbers), z.nullable(z.int())),
  change('flag', z.enum(inclusionFlags), z.boolean()),
  change('statement', z.enum(statements), z.nullable(z.boolean())),
  change('pay', z.literal('salary'), z.nullable(Salary)),
  change('weights', z.literal('match_weights'), z.nullable(MatchWeights)),
  change('experience', z.literal('experience'), Experience),
  change('mode', z.literal('work_mode'), WorkMode),
  change('type', z.literal('job_type'), JobType),
  change('day', z.literal('closes_on'), z.nullable(Day)),
  z.object({
    kind: z.literal('list'),
    field: z.enum([...termLists, 'none_required', 'stage_plan', 'screening_questions']),
    added: z.array(z.string()),
    removed: z.array(z.string()),
    /** Items of both versions with other details. */
    changed: z.array(z.string()),
    /** The same items in another order. */
    is_reordered: z.boolean(),
  }),
]);
export type JobChange = z.infer<typeof JobChange>;

/** What differs between two versions, in the order of the job form. Fields that only one of them has are left out. */
export function listChanges(before: JobContent, after: JobContent): JobChange[] {
  return [...compareBasics(before, after), ...compareTexts(before, after), ...compareLists(before, after)];
}

function compareBasics(before: JobContent, after: JobContent): JobChange[] {
  const changes = [
    compare(before.title, after.title, (pair) => ({ kind: 'line', field: 'title', ...pair })),
    compare(formatLocation(before), formatLocation(after), (pair) => ({ kind: 'line', field: 'location', ...pair })),
    compare(before.work_mode, after.work_mode, (pair) => ({ kind: 'mode', field: 'work_mode', ...pair })),
    compare(before.job_type, after.job_type, (pair) => ({ kind: 'type', field: 'job_type', ...pair })),
    compare(before.salary, after.salary, (pair) => ({ kind: 'pay', field: 'salary', ...pair })),
    compare(before.closes_on, after.closes_on, (pair) => ({ kind: 'day', field: 'closes_on', ...pair })),
    compare(getExperience(before), getExperience(after), (pair) => ({
      kind: 'experience',
      field: 'experience',
      ...pair,
    })),
    ...numbers.map((field) => compare(before[field], after[field], (pair) => ({ kind: 'number', field, ...pair }))),
    ...statements.map((field) =>
      compare(before[field], after[field], (pair) => ({ kind: 'statement', field, ...pair })),
    ),
  ];
  return changes.flat();
}

function compareTexts(before: JobContent, after: JobContent): JobChange[] {
  const changes = [
    compare(before.summary?.join('\n'), after.summary?.join('\n'), (pair) => ({
      kind: 'text',
      field: 'summary',
      ...pair,
    })),
    ...longTexts.map((field) => compare(before[field], after[field], (pair) => ({ kind: 'text', field, ...pair }))),
    ...inclusionLines.map((field) =>
      compare(before.inclusion?.[field], after.inclusion?.[field], (pair) => ({ kind: 'line', field, ...pair })),
    ),
    ...inclusionFlags.map((field) =>
      compare(before.inclusion?.[field], after.inclusion?.[field], (pair) => ({ kind: 'flag', field, ...pair })),
    ),
    compare(before.adjustments_contact, after.adjustments_contact, (pair) => ({
      kind: 'line',
      field: 'adjustments_contact',
      ...pair,
    })),
  ];
  return changes.flat();
}

function compareLists(before: JobContent, after: JobContent): JobChange[] {
  const changes = [
    ...termLists.map((field) =>
      compareItems(field, listTerms(before, field), listTerms(after, field), ({ label }) => label),
    ),
    compareItems('none_required', before.none_required, after.none_required, (part) => part),
    compare(before.match_weights, after.match_weights, (pair) => ({
      kind: 'weights' as const,
      field: 'match_weights' as const,
      ...pair,
    })),
    compareItems('stage_plan', before.stage_plan, after.stage_plan, ({ what }) => what),
    compareItems('screening_questions', before.screening_questions, after.screening_questions, ({ text }) => text),
  ];
  return changes.flat();
}

/** The terms of a field. A job without other job titles lists its own title, which is compared as the title. */
function listTerms(content: JobContent, field: (typeof termLists)[number]) {
  const terms = content[field];
  return field === 'titles' ? terms?.filter(({ label }) => label !== content.title) : terms;
}

/** The change of a value, if both versions have it and it differs. */
function compare<T>(
  before: T | undefined,
  after: T | undefined,
  build: (pair: { before: T; after: T }) => JobChange,
): JobChange[] {
  if (before === undefined || after === undefined || isSame(before, after)) return [];
  return [build({ before, after })];
}

type ListField = Extract<JobChange, { kind: 'list' }>['field'];

function compareItems<T>(
  field: ListField,
  before: readonly T[] | undefined,
  after: readonly T[] | undefined,
  getName: (item: T) => string,
): JobChange[] {
  if (!before || !after || isSame(before, after)) return [];
  const old = new Map(before.map((item) => [getName(item), item]));
  const current = new Map(after.map((item) => [getName(item), item]));
  const added = [...current.keys()].filter((name) => !old.has(name));
  const removed = [...old.keys()].filter((name) => !current.has(name));
  const changed = [...current].flatMap(([name, item]) => {
    const earlier = old.get(name);
    return earlier !== undefined && !isSame(earlier, item) ? [name] : [];
  });
  const is_reordered = added.length + removed.length + changed.length === 0;
  return [{ kind: 'list', field, added, removed, changed, is_reordered }];
}

function formatLocation({ city, region, country }: JobContent): string | undefined {
  if (city === undefined || region === undefined || country === undefined) return undefined;
  return [city, region, country].filter(Boolean).join(', ');
}

function getExperience({ experience_min, experience_max }: JobContent) {
  if (experience_min === undefined || experience_max === undefined) return undefined;
  return { experience_min, experience_max };
}

/** Compares JSON values. The order of properties does not matter: the database does not preserve it. */
function isSame(left: unknown, right: unknown): boolean {
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return left === right;
  const [ofLeft, ofRight] = [Object.entries(left), new Map(Object.entries(right))];
  return (
    ofLeft.length === ofRight.size &&
    ofLeft.every(([key, value]) => ofRight.has(key) && isSame(value, ofRight.get(key)))
  );
}
