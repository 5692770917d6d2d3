import type { Taxonomy } from '#domain/features/matching/taxonomy/taxonomy.ts';
import type { Services } from '#server/context.ts';
import type { ListedPerson } from '#server/search/people/listed-person.ts';
import { createPeopleIndex } from '#server/search/people/people-index.ts';
import { foldText, readWords } from '#server/search/people/search-words.ts';
import { findListedSeeker, type ListedSeekerRow, readListedSeekers } from './listed-queries.ts';

/** Loads the index of job seekers and rereads each profile that changes. */
export function syncPeople(services: Services): Promise<void> {
  const db = services.database.forTenant('all');
  const readLabel = createLabelReader(services.taxonomy);
  return services.people.sync(services, {
    name: 'people index',
    async read() {
      const index = createPeopleIndex();
      for await (const rows of readListedSeekers(db)) {
        for (const [tenantId, group] of Map.groupBy(rows, (row) => row.tenant_id))
          index.load(
            tenantId,
            group.map((row) => toListedPerson(row, readLabel)),
          );
      }
      index.finishLoading();
      return index;
    },
    async applyChange(index, change) {
      if (change.kind === 'many_changed') return 'reload';
      if (change.kind !== 'seeker_changed') return 'applied';
      const row = await findListedSeeker(db, change.tenantId, change.id);
      if (row) index.put(change.tenantId, toListedPerson(row, readLabel));
      else index.remove(change.tenantId, change.id);
      return 'applied';
    },
  });
}

/** The words of a term's label, read once per term: thousands of people have the same skills. */
function createLabelReader(taxonomy: Taxonomy): (id: number) => readonly string[] {
  const cache = new Map<number, readonly string[]>();
  return (id) => {
    const words = cache.get(id) ?? readWords(taxonomy.label(id) ?? '');
    cache.set(id, words);
    return words;
  };
}

function toListedPerson(row: ListedSeekerRow, readLabel: (id: number) => readonly string[]): ListedPerson {
  const isHidden = (field: string) => row.hidden_fields.includes(field);
  const nameWords = readWords(row.full_name);
  const texts = [row.headline, isHidden('summary') ? '' : row.summary, ...row.own_words];
  const labels = [...row.skill_ids, ...row.title_ids].flatMap(readLabel);
  return {
    id: row.user_id,
    nameKey: foldText(row.full_name),
    updatedAt: row.updated_at.getTime(),
    sponsorId: row.sponsor_organisation_id ?? 0,
    isDiscoverable: row.is_discoverable,
    latitude: (isHidden('place') ? null : row.latitude) ?? Number.NaN,
    longitude: (isHidden('place') ? null : row.longitude) ?? Number.NaN,
    nameWords: [...new Set(nameWords)],
    words: [...new Set([...nameWords, ...texts.flatMap(readWords), ...labels])],
    skills: row.skill_ids,
    titles: row.title_ids,
  };
}
