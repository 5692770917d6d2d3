import type { JobSuggestion } from '#domain/features/jobs/search/search.ts';
import type { Context } from '#server/context.ts';
import { getTenantCatalog } from '#server/search/jobs/listing.ts';
import { listCompletions } from '#server/search/query/words/completions.ts';
import { countWords } from '#server/search/query/words/count-words.ts';

/** Completions of a search text with the number of jobs that a search for each finds. */
export async function suggestSearches(ctx: Context, text: string): Promise<JobSuggestion[]> {
  const catalog = await getTenantCatalog(ctx);
  const found: JobSuggestion[] = [];
  for (const completion of listCompletions(ctx.taxonomy, catalog, text)) {
    const total = await countWords(ctx, catalog, completion.text);
    if (total.count > 0) found.push({ ...completion, ...total });
  }
  return found;
}
