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

/**
 * The words that the texts of several active jobs have, letter by letter: "Angelas" is not "Angela". A word of one text may be
 * misspelled itself.
 */
export async function findUsedWords(db: Db, tenantId: number, words: readonly string[]): Promise<string[]> {
  if (words.length === 0) return [];
  const found = await sql<{ word: string }>`
    select word from unnest(${words}::text[]) word
    where ${minUses} = (select count(*) from (
      select 1 from jobs j where j.tenant_id = ${tenantId} and j.status = 'active'
        and j.text_search @@ plainto_tsquery('english', word)
        and concat_ws(' ', j.title, j.company, j.city, j.description, j.responsibilities, j.requirements)
          ~* ('(^|[^[:alnum:]])' || regexp_replace(word, '[^[:alnum:]]', '.', 'g') || '($|[^[:alnum:]])')
      limit ${minUses}
    ) found)`.execute(db);
  return found.rows.map(({ word }) => word);
}

const minUses = 3;
