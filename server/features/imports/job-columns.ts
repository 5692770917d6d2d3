import { createHash } from 'node:crypto';
import { type DraftField, listEmptyFields } from '#domain/features/imports/fields/empty-fields.ts';
import type { DraftNote, JobDraft } from '#domain/features/imports/job-draft.ts';
import { isOver } from '#domain/features/imports/past-postings.ts';
import type { Taxonomy } from '#domain/features/matching/taxonomy/taxonomy.ts';
import type { TermKind } from '#domain/features/matching/taxonomy/terms.ts';
import { listTitleVariants } from '#domain/features/reading/titles/titles.ts';
import { slugify } from '#domain/lib/slug.ts';
import type { Context } from '#server/context.ts';
import { buildReadColumns } from '#server/features/jobs/service.ts';
import type { ImportedJob } from './queries.ts';

type Lookups = Pick<Context, 'taxonomy' | 'locations' | 'clock'>;

/** A job without the columns that depend on its employer and on the tenant's terms. */
export interface ResolvedDraft {
  readonly draft: JobDraft;
  readonly notes: readonly DraftNote[];
  /** Columns of the file that were not used. */
  readonly unused: readonly string[];
  readonly emptyFields: readonly DraftField[];
  readonly sourceId: string;
  /** The posting is over, but comes in as open. */
  readonly isReopened: boolean;
  readonly columns: Omit<
    ImportedJob,
    'tenant_id' | 'organisation_id' | 'published_at' | 'is_first_seen' | 'updated_at' | 'closes_on' | 'title_ids'
  >;
  /** A title of the taxonomy, or the label of a new term of the tenant. */
  readonly title: { readonly id: number } | { readonly label: string };
}

type ReadDraft = Pick<ResolvedDraft, 'draft' | 'notes' | 'unused'>;

/** Looks up skills, title and industries in the taxonomy, and the city in the list of locations. */
export function resolveDraft(
  { taxonomy, locations, clock }: Lookups,
  { draft, notes, unused }: ReadDraft,
  opensPast: boolean,
): ResolvedDraft {
  const sourceId = getSourceId(draft);
  const location = locate(locations, draft);
  const isUnknownLocation = location.latitude === null && location.city !== '' && draft.workMode !== 'remote';
  const isPast = isOver(draft, clock());
  const isClosed = isPast && !opensPast;
  const ownNotes: readonly (readonly [DraftNote, boolean])[] = [
    ['place_not_found', isUnknownLocation],
    ['closed', isClosed],
  ];
  return {
    draft,
    notes: [...notes, ...ownNotes.flatMap(([note, applies]) => (applies ? [note] : []))],
    unused,
    emptyFields: listEmptyFields(draft),
    sourceId,
    isReopened: isPast && opensPast,
    title: resolveTitle(taxonomy, draft.title),
    columns: {
      ...buildTextColumns(draft),
      source: 'import',
      source_id: sourceId,
      status: isClosed ? 'closed' : 'active',
      ...location,
      ...buildPayColumns(draft),
      ...findStatedTerms(taxonomy, draft),
      ...readTexts(taxonomy, draft),
    },
  };
}

/** Identifies a posting: by its id in the file, or by its content. */
export function getSourceId(draft: JobDraft): string {
  return draft.id || hashContent(draft);
}

function hashContent({ title, company, city, region, description }: JobDraft): string {
  const content = [title, company, city, region, description].join('\0');
  return `content-${createHash('sha256').update(content).digest('hex').slice(0, 32)}`;
}

function buildTextColumns(draft: JobDraft) {
  return {
    company: draft.company,
    title: draft.title,
    slug: slugify(draft.title),
    description: draft.description,
    responsibilities: draft.responsibilities,
    requirements: draft.requirements,
    benefits: draft.benefits,
    source_url: draft.sourceUrl,
    work_mode: draft.workMode,
    job_type: draft.jobType,
    openings: draft.openings,
    experience_min: draft.experienceMin,
    experience_max: draft.experienceMax,
    education_level: draft.educationLevel,
    // Files have no column for it; the reader finds it in the title and texts.
    management_level: null,
  };
}

function buildPayColumns({ salary }: JobDraft) {
  return {
    salary_min: salary?.min ?? null,
    salary_max: salary?.max ?? null,
    salary_currency: salary?.currency ?? null,
    salary_period: salary?.period ?? null,
  };
}

/** Adds missing coordinates. Only cities in the US and Canada are known. */
function locate(locations: Context['locations'], { city, region, country, latitude, longitude }: JobDraft) {
  const own = { city, region, country, latitude, longitude };
  const isSearchable = country === 'US' || country === 'CA' || (country === '' && region !== '');
  if (latitude !== null || city === '' || !isSearchable) return own;
  const found = locations.findCity([city, region].filter(Boolean).join(', '));
  if (!found || (country !== '' && found.country !== country)) return own;
  return { city, region: found.region, country: found.country, latitude: found.latitude, longitude: found.longitude };
}

function resolveTitle(taxonomy: Taxonomy, title: string): ResolvedDraft['title'] {
  const variants = listTitleVariants(title);
  const known = variants.map((variant) => taxonomy.find('title', variant)).find((term) => term !== undefined);
  return known ? { id: known.id } : { label: variants[1] ?? variants[0] ?? title };
}

const maxSkills = 40;

/** What the texts require, apart from what the file states in columns. */
function readTexts(taxonomy: Taxonomy, draft: JobDraft) {
  const { title, company: employer, industries } = draft;
  const { reading, ...columns } = buildReadColumns(
    { taxonomy },
    { title, texts: draft, employer, department: '', industries },
    { experience_min: draft.experienceMin, experience_max: draft.experienceMax },
  );
  return { ...columns, reading: JSON.parse(reading) };
}

/** The skills and industries that the posting states in a field, with its words for them. */
function findStatedTerms(taxonomy: Taxonomy, draft: JobDraft) {
  const find = (kind: TermKind, names: readonly string[]) =>
    names.flatMap((words) => {
      const id = taxonomy.find(kind, words)?.id;
      return id === undefined ? [] : [{ id, words }];
    });
  const skills = find('skill', draft.skills).slice(0, maxSkills);
  const industries = find('industry', draft.industries);
  const listIds = (terms: readonly { readonly id: number }[]) => [...new Set(terms.map(({ id }) => id))];
  return {
    skill_ids: listIds(skills),
    industry_ids: listIds(industries),
    written_terms: { skills, industries },
  };
}
