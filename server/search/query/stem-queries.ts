import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';

/** Words without their endings, as the text search of the database has them. Empty for a stop word. */
export async function findStems(db: Db, words: readonly string[]): Promise<string[]> {
  if (words.length === 0) return [];
  const found = await sql<{ stems: string[] }>`
    select array_agg(coalesce((tsvector_to_array(to_tsvector('english', word)))[1], '') order by position) as stems
    from unnest(${words}::text[]) with ordinality as list (word, position)`.execute(db);
  return found.rows[0]?.stems ?? [];
}
