import { type RawBuilder, sql } from 'kysely';

/**
 * Condition that a job's (`j`) title or employer has words that start with each word of the text, by index. A text without
 * words matches no job.
 */
export function matchesTitle(text: string): RawBuilder<boolean> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return sql<boolean>`j.title_search @@ to_tsquery('english', ${words.map((word) => `${word}:*`).join(' & ')})`;
}
