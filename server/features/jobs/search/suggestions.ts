import type { JobSuggestion } from '#domain/features/jobs/search.ts';
import { normalizeTerm } from '#domain/features/matching/normalize-term.ts';
import type { Context } from '#server/context.ts';
import { tenantCatalog } from '#server/search/jobs/listing.ts';

const mostTitles = 5;
const mostOthers = 3;

/** What the words may become: titles of active jobs, employers, skills that jobs ask for. */
export async function suggestWords(ctx: Context, words: string): Promise<JobSuggestion[]> {
  const prefix = normalizeTerm(words);
  if (prefix === '') return [];
  const { titles, employers, skillCount } = await tenantCatalog(ctx);
  const skills = ctx.taxonomy
    .suggest('skill', words, mostOthers)
    .map(({ id, label }) => ({ kind: 'skill' as const, text: label, count: skillCount(id) }))
    .filter(({ count }) => count > 0);
  return [
    ...titles.startingLike(prefix, mostTitles).map((title) => ({ kind: 'title' as const, ...title })),
    ...skills,
    ...employers.startingLike(prefix, mostOthers).map((employer) => ({ kind: 'employer' as const, ...employer })),
  ];
}
