import type { Services } from '#server/context.ts';
import { createPeopleIndex } from '#server/search/people/people-index.ts';
import { createPersonReader } from './listed-person.ts';
import { findListedSeeker, readListedSeekers } from './listed-queries.ts';

/** Loads the index of job seekers and rereads each profile that changes. */
export function syncPeople(services: Services): Promise<void> {
  const db = services.database.forTenant('all');
  const readPerson = createPersonReader(services);
  return services.people.sync(services, {
    name: 'people index',
    async read() {
      const index = createPeopleIndex();
      for await (const rows of readListedSeekers(db)) {
        for (const [tenantId, group] of Map.groupBy(rows, (row) => row.tenant_id))
          index.load(tenantId, group.map(readPerson));
      }
      index.finishLoading();
      return index;
    },
    async applyChange(index, change) {
      if (change.kind === 'many_changed') return 'reload';
      if (change.kind !== 'seeker_changed') return 'applied';
      const row = await findListedSeeker(db, change.tenantId, change.id);
      if (row) index.put(change.tenantId, readPerson(row));
      else index.remove(change.tenantId, change.id);
      return 'applied';
    },
  });
}
