import type { Taxonomy } from '#domain/features/matching/taxonomy.ts';
import type { Services } from '#server/context.ts';
import type { ListedPerson } from '#server/search/people/listed-person.ts';
import { createPeopleIndex } from '#server/search/people/people-index.ts';
import { foldText, readWords } from '#server/search/people/search-words.ts';
import { findListedSeeker, type ListedSeekerRow, readListedSeekers } from './listed-queries.ts';

/** Loads the index of job seekers and rereads each profile that changes. */
export function syncPeople(services: Services): Promise<void> {
  const db = services.database.forTenant('all');
  const { taxonomy } = services;
  return services.people.sync(services, {
    name: 'people index',
    async read() {
      const index = createPeopleIndex();
      for await (const rows of readListedSeekers(db)) {
        for (const [tenantId, group] of Map.groupBy(rows, (row) => row.tenant_id))
          index.load(
            tenantId,
            group.map((row) => toListedPerson(row, taxonomy)),
          );
      }
      return index;
    },
    async applyChange(index, change) {
      if (change.kind === 'many_changed') return 'reload';
      if (change.kind !== 'seeker_changed') return 'applied';
      const row = await findListedSeeker(db, change.tenantId, change.id);
      if (row) index.put(change.tenantId, toListedPerson(row, taxonomy));
      else index.remove(change.tenantId, change.id);
      return 'applied';
    },
  });
}

function toListedPerson(row: ListedSeekerRow, taxonomy: Taxonomy): ListedPerson {
  const isHidden = (field: string) => row.hidden_fields.includes(field);
  const labels = [...row.skill_ids, ...row.title_ids].flatMap((id) => taxonomy.label(id) ?? []);
  const texts = [row.full_name, row.headline, isHidden('summary') ? '' : row.summary, ...labels, ...row.own_words];
  return {
    id: row.user_id,
    nameKey: foldText(row.full_name),
    updatedAt: row.updated_at.getTime(),
    sponsorId: row.sponsor_organisation_id ?? 0,
    isDiscoverable: row.is_discoverable,
    latitude: (isHidden('place') ? null : row.latitude) ?? Number.NaN,
    longitude: (isHidden('place') ? null : row.longitude) ?? Number.NaN,
    nameWords: [...new Set(readWords(row.full_name))],
    words: [...new Set(texts.flatMap(readWords))],
    skills: row.skill_ids,
    titles: row.title_ids,
  };
}
