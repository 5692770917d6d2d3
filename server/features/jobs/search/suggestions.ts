import type { JobSuggestion } from '#domain/features/jobs/search.ts';
import { normalizeTerm } from '#domain/features/matching/normalize-term.ts';
import type { Context } from '#server/context.ts';
import { getTenantCatalog } from '#server/search/jobs/listing.ts';

const maxTitles = 5;
const maxOthers = 3;

/** Completions of a search text: titles and employers of active jobs, and skills they ask for. */
export async function suggestSearches(ctx: Context, text: string): Promise<JobSuggestion[]> {
  const prefix = normalizeTerm(text);
  if (prefix === '') return [];
  const { titles, employers, skillCount } = await getTenantCatalog(ctx);
  const skills = ctx.taxonomy
    .suggest('skill', text, maxOthers)
    .map(({ id, label }) => ({ kind: 'skill' as const, text: label, count: skillCount(id), capped: false }))
    .filter(({ count }) => count > 0);
  return [
    ...titles.suggest(prefix, maxTitles).map((title) => ({ kind: 'title' as const, ...title, capped: false })),
    ...skills,
    ...employers
      .suggest(prefix, maxOthers)
      .map((employer) => ({ kind: 'employer' as const, ...employer, capped: false })),
  ];
}
