import type { JobSuggestion } from '#domain/features/jobs/search/search.ts';
import { normalizeTerm } from '#domain/features/matching/taxonomy/normalize-term.ts';
import type { Taxonomy } from '#domain/features/matching/taxonomy/taxonomy.ts';
import type { TenantCatalog } from '#server/search/jobs/catalog.ts';

const maxTitles = 5;
const maxOthers = 3;

type Completion = Pick<JobSuggestion, 'kind' | 'text'>;

/** Titles and employers of active jobs, and skills they ask for, with a word that starts with the text. */
export function listCompletions(taxonomy: Taxonomy, catalog: TenantCatalog, text: string): Completion[] {
  const prefix = normalizeTerm(text);
  if (prefix === '') return [];
  const { titles, employers, skillCount } = catalog;
  const skills = taxonomy
    .suggest('skill', text, maxOthers)
    .filter(({ id }) => skillCount(id) > 0)
    .map(({ label }) => ({ kind: 'skill' as const, text: label }));
  return [
    ...titles.suggest(prefix, maxTitles).map((title) => ({ kind: 'title' as const, text: title.text })),
    ...skills,
    ...employers.suggest(prefix, maxOthers).map((employer) => ({ kind: 'employer' as const, text: employer.text })),
  ];
}
