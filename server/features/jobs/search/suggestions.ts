import type { JobSuggestion } from '#domain/features/jobs/search.ts';
import { normalizeTerm } from '#domain/features/matching/normalize-term.ts';
import type { Context } from '#server/context.ts';
import { getTenantCatalog } from '#server/search/jobs/listing.ts';

const mostTitles = 5;
const mostOthers = 3;

/** What the words may become: titles of active jobs, employers, skills that jobs ask for. */
export async function suggestSearches(ctx: Context, words: string): Promise<JobSuggestion[]> {
  const prefix = normalizeTerm(words);
  if (prefix === '') return [];
  const { titles, employers, skillCount } = await getTenantCatalog(ctx);
  const skills = ctx.taxonomy
    .suggest('skill', words, mostOthers)
    .map(({ id, label }) => ({ kind: 'skill' as const, text: label, count: skillCount(id) }))
    .filter(({ count }) => count > 0);
  return [
    ...titles.suggest(prefix, mostTitles).map((title) => ({ kind: 'title' as const, ...title })),
    ...skills,
    ...employers.suggest(prefix, mostOthers).map((employer) => ({ kind: 'employer' as const, ...employer })),
  ];
}
