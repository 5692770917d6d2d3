import { createHash } from 'node:crypto';
import type { DraftNote, JobDraft } from '#domain/features/imports/job-draft.ts';
import { findSkillsInText } from '#domain/features/imports/skills-in-text.ts';
import { listTitleVariants } from '#domain/features/imports/title-variants.ts';
import type { Taxonomy } from '#domain/features/matching/taxonomy.ts';
import type { TermKind } from '#domain/features/matching/terms.ts';
import { slugify } from '#domain/lib/slug.ts';
import type { Context } from '#server/context.ts';
import type { ImportedJob } from './queries.ts';

type Lookups = Pick<Context, 'taxonomy' | 'locations'>;

/** A job as far as it is known before its employer is. */
export interface ResolvedDraft {
  readonly draft: JobDraft;
  readonly notes: readonly DraftNote[];
  readonly sourceId: string;
  readonly columns: Omit<
    ImportedJob,
    'tenant_id' | 'organisation_id' | 'published_at' | 'updated_at' | 'closes_on' | 'title_ids'
  >;
  /** The known title, or the word by which this tenant will know it. */
  readonly title: { readonly id: number } | { readonly word: string };
}

/** Looks up what a draft names: skills, title and industries in the taxonomy, its town among the places. */
export function resolveDraft(
  { taxonomy, locations: places }: Lookups,
  draft: JobDraft,
  notes: readonly DraftNote[],
): ResolvedDraft {
  const sourceId = draft.id || hashContent(draft);
  const location = locate(places, draft);
  const isUnknownLocation = location.latitude === null && location.city !== '' && draft.workMode !== 'remote';
  return {
    draft,
    notes: isUnknownLocation ? [...notes, 'place_not_found'] : notes,
    sourceId,
    title: resolveTitle(taxonomy, draft.title),
    columns: {
      ...buildTextColumns(draft),
      source: 'import',
      source_id: sourceId,
      status: 'active',
      ...location,
      ...buildPayColumns(draft),
      skill_ids: findSkillIds(taxonomy, draft),
      industry_ids: findTermIds(taxonomy, 'industry', draft.industries),
    },
  };
}

/** A posting without an id is known by what it says. */
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
    management_level: draft.managementLevel,
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

/** Degrees of a town we know, where the file has none. Towns of other countries are not looked up. */
function locate(places: Context['locations'], { city, region, country, latitude, longitude }: JobDraft) {
  const code = normalizeCountry(country);
  const own = { city, region, country: code, latitude, longitude };
  const isSearchable = code === 'US' || code === 'CA' || (code === '' && (region !== '' || city.includes(',')));
  if (latitude !== null || city === '' || !isSearchable) return own;
  const found = places.find([city, region].filter(Boolean).join(', '));
  if (!found || (code !== '' && found.country !== code)) return own;
  const { latitude: north, longitude: east } = found;
  const named = region === '' && city.includes(',') ? { city: found.city, region: found.region } : { city, region };
  return { ...named, country: found.country, latitude: north, longitude: east };
}

function normalizeCountry(country: string): string {
  if (/^(usa?|u\.s\.(a\.)?|united states( of america)?)$/i.test(country)) return 'US';
  return /^(can?|canada)$/i.test(country) ? 'CA' : country;
}

function resolveTitle(taxonomy: Taxonomy, title: string): ResolvedDraft['title'] {
  const words = listTitleVariants(title);
  const known = words.map((word) => taxonomy.find('title', word)).find((term) => term !== undefined);
  return known ? { id: known.id } : { word: words[1] ?? words[0] ?? title };
}

function findSkillIds(
  taxonomy: Taxonomy,
  { title, requirements, responsibilities, description, skills }: JobDraft,
): number[] {
  const find = (words: string): string | undefined => taxonomy.find('skill', words)?.label;
  const text = [requirements, responsibilities, description].join('\n');
  return findTermIds(taxonomy, 'skill', [...skills, ...findSkillsInText(`${text}\n${title}`, find)]).slice(0, 40);
}

function findTermIds(taxonomy: Taxonomy, kind: TermKind, words: readonly string[]): number[] {
  return [...new Set(words.flatMap((word) => taxonomy.find(kind, word)?.id ?? []))];
}
