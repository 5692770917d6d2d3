import { listChoiceWords } from '#domain/features/jobs/search/query/query-vocabulary.ts';
import type { ReadQuery } from '#domain/features/jobs/search/query/read-query.ts';
import { measureEvidence } from '#domain/features/jobs/search/query/text-evidence.ts';
import type { Taxonomy } from '#domain/features/matching/taxonomy/taxonomy.ts';
import type { Context } from '#server/context.ts';
import { listMentions } from '#server/search/query/clauses.ts';
import { findJobTexts } from '#server/search/query/evidence-queries.ts';
import { type QueryMatches, rankMatches } from '#server/search/query/query-matches.ts';
import { listForms, spell } from '#server/search/query/words/word-rules.ts';

type Part = ReadQuery<unknown>['parts'][number];

/** The best jobs whose texts are read: five pages. The others are ordered by rank and date alone. */
const windowSize = 100;

/** Levels of evidence between two ranks. Jobs that say about as much are ordered by date. */
const levelCount = 8;

/** Orders the first jobs of equal rank by how much their texts are about the words of the query. */
export async function refineOrder(
  { db, tenant, taxonomy }: Pick<Context, 'db' | 'tenant' | 'taxonomy'>,
  matches: QueryMatches,
  parts: readonly Part[],
): Promise<QueryMatches> {
  const forms = parts.map((part) => listEvidenceForms(part, taxonomy)).filter((each) => each.length > 0);
  const { columns, byDate, byRank, rankAt } = matches;
  const first = byRank.subarray(0, windowSize);
  if (forms.length === 0 || first.length < 2) return matches;
  const texts = await findJobTexts(
    db,
    tenant.id,
    Array.from(first, (row) => columns.ids[row] ?? 0),
  );
  const levels = new Map<number, number>();
  for (const row of first) {
    const ofJob = texts.get(columns.ids[row] ?? 0);
    const sum = ofJob ? forms.reduce((total, each) => total + measureEvidence(ofJob, each), 0) : 0;
    levels.set(row, 1 + Math.round(((levelCount - 2) * sum) / forms.length));
  }
  return rankMatches(columns, byDate, (row) => rankAt(row) * levelCount + (levels.get(row) ?? 0));
}

/** The names to look for in a text; none for titles, of which the newest comes first, and for places and pay. */
function listEvidenceForms(part: Part, taxonomy: Taxonomy): string[] {
  const { kind, text } = part;
  if (kind === 'skill' || kind === 'certification') return [text, ...spell(taxonomy, part)];
  if (kind === 'mode') return listModeForms(part);
  if (kind === 'text' || kind === 'type') return listForms(text);
  return [];
}

/** "Telework" means any remote job, but the ones that say so come first: "telework" and "teleworking", not "remotely". */
function listModeForms({ text, key, value }: Part): string[] {
  const start = key.slice(0, sameStart);
  if (key.includes(' ') || value.startsWith(start)) return [text, ...listMentions(value)];
  return [text, ...listChoiceWords(value).filter((word) => word.startsWith(start))];
}

/** Letters at which words of one family are the same. */
const sameStart = 6;
