/** Reads the graded sets (README.md) and refuses them if a record breaks a rule, naming the record. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';

const split = z.enum(['tuning', 'test']);
const grade = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);
const text = z.string().trim().min(1);
const month = z.string().regex(/^(?:19|20)\d\d-(?:0[1-9]|1[0-2])$/);

const postingSchema = z.strictObject({
  id: text,
  source: z.enum(['usajobs', 'emscad']),
  source_id: text,
  title: text,
  company: text.optional(),
  department: text.optional(),
  city: text.optional(),
  region: text.optional(),
  country: text.optional(),
  location_text: text.optional(),
  lat: z.number().optional(),
  lon: z.number().optional(),
  remote: z.boolean().optional(),
  employment_type: text.optional(),
  salary_min: z.number().optional(),
  salary_max: z.number().optional(),
  salary_period: text.optional(),
  currency: text.optional(),
  date_posted: text.optional(),
  valid_through: text.optional(),
  openings: z.union([z.string(), z.number()]).optional(),
  education_required: text.optional(),
  experience_level: text.optional(),
  industry: text.optional(),
  function: text.optional(),
  hiring_paths: text.optional(),
  description: text,
  requirements: text.optional(),
  benefits: text.optional(),
  url: text.optional(),
});

const personSchema = z.strictObject({
  id: text,
  name: text,
  source: z.enum(['personas', 'jsonresume', 'livecareer', 'made']),
  split,
  field: text,
  headline: text,
  titles: z
    .array(z.strictObject({ title: text, employer: text.nullable(), start: month, end: month.nullable() }))
    .min(1),
  skills: z.array(text).min(3),
  certifications: z.array(text),
  education: z.array(
    z.strictObject({
      level: z.enum(['high_school', 'associate', 'bachelor', 'master', 'doctorate']),
      degree: text,
      area: text.nullable(),
    }),
  ),
  industries: z.array(text),
  managementLevel: z.enum(['individual', 'lead', 'manager', 'director', 'executive']),
  location: z.strictObject({ city: text, region: text, country: z.string().length(2) }),
  remote: z.boolean().optional(),
  pay: z.strictObject({ min: z.number().positive(), period: z.enum(['HOUR', 'YEAR']), currency: text }).optional(),
});

const pairSchema = z.strictObject({ person: text, posting: text, grade, why: text });

const personaPostingSchema = z.strictObject({
  id: text,
  person: text,
  grade,
  title: text,
  company: text,
  seniority: text,
  requirements: text,
  responsibilities: text,
  why: text,
});

const querySchema = z.strictObject({
  id: text,
  kind: text,
  split,
  query: text,
  first: z.array(text),
  acceptable: z.array(text),
  never: z.array(text),
  complete: z.boolean(),
});

export type Posting = z.infer<typeof postingSchema>;
export type Person = z.infer<typeof personSchema>;
export type Pair = z.infer<typeof pairSchema>;
export type PersonaPosting = z.infer<typeof personaPostingSchema>;
export type Query = z.infer<typeof querySchema>;

export interface Sets {
  readonly postings: readonly Posting[];
  readonly people: readonly Person[];
  readonly pairs: readonly Pair[];
  readonly personaPostings: readonly PersonaPosting[];
  readonly queries: readonly Query[];
}

/** All sets. Throws if a record is wrong or a set is too small. */
export function loadSets(): Sets {
  const sets = {
    postings: records('postings.jsonl', postingSchema),
    people: records('people.json', personSchema),
    pairs: records('pairs.jsonl', pairSchema),
    personaPostings: records('personas.json', personaPostingSchema),
    queries: records('queries.json', querySchema),
  };
  checkIds(sets);
  checkPairs(sets);
  checkQueries(sets);
  checkSizes(sets);
  return sets;
}

function records<T>(file: string, schema: z.ZodType<T>): T[] {
  const content = readFileSync(new URL(`data/${file}`, import.meta.url), 'utf8');
  const rows: unknown = file.endsWith('.jsonl')
    ? content
        .trimEnd()
        .split('\n')
        .map((line): unknown => JSON.parse(line))
    : JSON.parse(content);
  return z
    .array(z.unknown())
    .parse(rows)
    .map((row, index) => {
      const result = schema.safeParse(row);
      if (!result.success) throw new Error(`${file}, record ${index + 1}: ${z.prettifyError(result.error)}`);
      return result.data;
    });
}

function checkIds({ postings, people, personaPostings, queries, pairs }: Sets): void {
  unique(
    'postings.jsonl',
    postings.map(({ id }) => id),
  );
  unique(
    'people.json',
    people.map(({ id }) => id),
  );
  unique(
    'personas.json',
    personaPostings.map(({ id }) => id),
  );
  unique(
    'queries.json',
    queries.map(({ id }) => id),
  );
  unique(
    'queries.json',
    queries.map(({ query }) => query),
  );
  unique(
    'pairs.jsonl',
    pairs.map(({ person, posting }) => `${person} and ${posting}`),
  );
}

function checkPairs({ postings, people, pairs, personaPostings }: Sets): void {
  const postingIds = new Set(postings.map(({ id }) => id));
  const personIds = new Set(people.map(({ id }) => id));
  for (const { person, posting, why } of pairs) {
    const name = `pairs.jsonl, ${person} and ${posting}`;
    demand(personIds.has(person), `${name}: unknown person`);
    demand(postingIds.has(posting), `${name}: unknown posting`);
    demand(why.split(/\s+/).length <= 12, `${name}: why has more than 12 words`);
  }
  for (const { id, person } of personaPostings) demand(personIds.has(person), `personas.json, ${id}: unknown person`);

  const tunedFields = new Set(people.filter((person) => person.split === 'tuning').map(({ field }) => field));
  for (const person of people) {
    const graded = pairs.filter((pair) => pair.person === person.id);
    demand(graded.length >= 24, `people.json, ${person.id}: ${graded.length} pairs, fewer than 24`);
    demand(
      graded.some((pair) => pair.grade >= 2),
      `people.json, ${person.id}: no pair of grade 2 or 3`,
    );
    demand(tunedFields.has(person.field), `people.json, ${person.id}: no tuning person in the field ${person.field}`);
  }
}

function checkQueries({ postings, queries }: Sets): void {
  const postingIds = new Set(postings.map(({ id }) => id));
  for (const { id, first, acceptable, never, complete } of queries) {
    const all = [...first, ...acceptable, ...never];
    const missing = all.filter((posting) => !postingIds.has(posting));
    demand(missing.length === 0, `queries.json, ${id}: unknown posting ${missing.join(', ')}`);
    demand(new Set(all).size === all.length, `queries.json, ${id}: a posting is named twice`);
    demand(first.length > 0 || complete || acceptable.length > 0, `queries.json, ${id}: no answer`);
  }
}

function checkSizes({ people, pairs, personaPostings, queries }: Sets): void {
  demand(people.length >= 16, `people.json: ${people.length} people, fewer than 16`);
  demand(pairs.length >= 300, `pairs.jsonl: ${pairs.length} pairs, fewer than 300`);
  demand(personaPostings.length === 40, `personas.json: ${personaPostings.length} postings, not 40`);
  demand(queries.length >= 100, `queries.json: ${queries.length} queries, fewer than 100`);
  const kinds = new Set(queries.map(({ kind }) => kind));
  demand(kinds.size >= 12, `queries.json: ${kinds.size} kinds, fewer than 12`);
  for (const kind of kinds) {
    const group = queries.filter((query) => query.kind === kind);
    const tuning = group.filter((query) => query.split === 'tuning').length;
    demand(Math.abs(group.length - 2 * tuning) <= 1, `queries.json, ${kind}: not split evenly`);
  }
  const tuning = people.filter((person) => person.split === 'tuning').length;
  demand(Math.abs(people.length - 2 * tuning) <= 1, 'people.json: not split evenly');
  for (const value of [0, 1, 2, 3])
    demand(
      pairs.some((pair) => pair.grade === value),
      `pairs.jsonl: no pair of grade ${value}`,
    );
}

function unique(file: string, ids: readonly string[]): void {
  const seen = new Set<string>();
  for (const id of ids) {
    demand(!seen.has(id), `${file}: ${id} occurs twice`);
    seen.add(id);
  }
}

function demand(met: boolean, message: string): void {
  if (!met) throw new Error(message);
}
