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
    kinds: ['seeker_changed'],
    async applyChange(index, { tenantId, id }) {
      const row = await findListedSeeker(db, tenantId, id);
      if (row) index.put(tenantId, readPerson(row));
      else index.remove(tenantId, id);
    },
  });
}
