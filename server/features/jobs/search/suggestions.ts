import type { JobSuggestion } from '#domain/features/jobs/search.ts';
import { maxCount } from '#domain/lib/capped-count.ts';
import type { Context } from '#server/context.ts';
import { getTenantCatalog } from '#server/search/jobs/listing.ts';
import { listCompletions } from '#server/search/query/completions.ts';
import { understandWords } from '#server/search/query/understand.ts';

/** Completions of a search text with the number of jobs that a search for each finds. */
export async function suggestSearches(ctx: Context, text: string): Promise<JobSuggestion[]> {
  const catalog = await getTenantCatalog(ctx);
  const found: JobSuggestion[] = [];
  for (const completion of listCompletions(ctx.taxonomy, catalog, text)) {
    const understood = await understandWords(ctx, catalog, { words: completion.text });
    const count = understood?.matches.byDate.length ?? 0;
    if (count > 0) found.push({ ...completion, count: Math.min(count, maxCount), capped: count > maxCount });
  }
  return found;
}
