import { readText } from '#server/lib/columns/text-column.ts';
import { type AdvancedPeopleQuery, matchPerson, matchRowsAdvanced } from './advanced-query.ts';
import type { ListedPerson } from './listed-person.ts';
import { compareByName, findByDate, findByName, mergePeople, noPeople, type PeopleColumns } from './people-columns.ts';
import { matchesPerson, matchRows, type PeopleQuery } from './people-query.ts';
import { findByPrefix } from './posting-table.ts';

/** The active job seekers of every tenant in memory. Tenants are kept apart. */
export interface PeopleIndex {
  /** Adds or replaces many people, merged in larger steps than single changes. `finishLoading` merges the last ones. */
  load(tenantId: number, people: readonly ListedPerson[]): void;
  finishLoading(): void;
  put(tenantId: number, person: ListedPerson): void;
  remove(tenantId: number, id: number): void;
  search(tenantId: number, query: PeopleQuery, page: PeoplePage): FoundPeople;
  /** The ids of all people who meet an advanced search, last changed first. */
  findAll(tenantId: number, query: AdvancedPeopleQuery): number[];
  /** About how many people there are. */
  count(tenantId: number): number;
  /** The ids of all people whose name has a word that starts with each prefix. */
  findByName(tenantId: number, prefixes: readonly string[]): number[];
}

/** The last person of the previous page. */
export type PeopleCursor = Pick<ListedPerson, 'id' | 'updatedAt' | 'nameKey'>;

export interface PeoplePage {
  /** Last changed first, or by name. */
  readonly sort: 'changed' | 'name';
  readonly after: PeopleCursor | null;
  readonly limit: number;
  /** On the first page, the matches are counted up to this number plus 1. */
  readonly maxCount: number;
}

export interface FoundPeople {
  readonly people: readonly PeopleCursor[];
  readonly count: number;
}

interface TenantPeople {
  columns: PeopleColumns;
  /** The people changed since the columns were built; null if removed. */
  readonly pending: Map<number, ListedPerson | null>;
}

/** Changes are merged into the columns when there are this many: until then, every search checks each of them. */
const maxPending = 500;

/** While loading, the share of the people that is merged at once. */
const loadShare = 1 / 8;

export function createPeopleIndex(): PeopleIndex {
  const tenants = new Map<number, TenantPeople>();
  const getTenant = (tenantId: number): TenantPeople => {
    const tenant = tenants.get(tenantId) ?? { columns: noPeople, pending: new Map() };
    tenants.set(tenantId, tenant);
    return tenant;
  };
  const set = (tenantId: number, id: number, person: ListedPerson | null): void => {
    const tenant = getTenant(tenantId);
    tenant.pending.set(id, person);
    if (tenant.pending.size > maxPending) merge(tenant);
  };
  return {
    load(tenantId, people) {
      const tenant = getTenant(tenantId);
      for (const person of people) tenant.pending.set(person.id, person);
      if (tenant.pending.size > Math.max(maxPending, tenant.columns.ids.length * loadShare)) merge(tenant);
    },
    finishLoading() {
      for (const tenant of tenants.values()) merge(tenant);
    },
    put: (tenantId, person) => set(tenantId, person.id, person),
    remove: (tenantId, id) => set(tenantId, id, null),
    count: (tenantId) => getTenant(tenantId).columns.ids.length + getTenant(tenantId).pending.size,
    findByName: (tenantId, prefixes) => findByNameWords(getTenant(tenantId), prefixes),
    findAll: (tenantId, query) => findAllInTenant(getTenant(tenantId), query),
    search: (tenantId, query, page) => searchTenant(getTenant(tenantId), query, page),
  };
}

function merge(tenant: TenantPeople): void {
  const { columns, pending } = tenant;
  const removed = Int32Array.from([...pending.keys()].flatMap((id) => columns.rowOf(id) ?? []));
  const people = [...pending.values()].filter((person) => person !== null);
  tenant.columns = mergePeople(columns, removed, people);
  pending.clear();
}

function searchTenant({ columns, pending }: TenantPeople, query: PeopleQuery, page: PeoplePage): FoundPeople {
  const changed = [...pending.values()].filter((person) => person !== null && matchesPerson(person, query));
  const { rows, count } = findRows(columns, { query, page, isStale: (row) => pending.has(columns.ids[row] ?? 0) });
  const compare = page.sort === 'name' ? compareByName : compareByDate;
  const { after, limit } = page;
  const people = [...rows.map((row) => getCursor(columns, row)), ...(changed as ListedPerson[])]
    .filter((person) => after === null || compare(person, after) > 0)
    .sort(compare)
    .slice(0, limit);
  return { people, count: Math.min(count + changed.length, page.maxCount + 1) };
}

function findAllInTenant({ columns, pending }: TenantPeople, query: AdvancedPeopleQuery): number[] {
  const isMatch = matchRowsAdvanced(columns, query);
  const found: IdAndDate[] = [];
  for (const person of pending.values()) if (person !== null && matchPerson(person, query)) found.push(person);
  for (const [row, id] of columns.ids.entries()) {
    if (!pending.has(id) && isMatch(row)) found.push({ id, updatedAt: columns.updatedAt[row] ?? 0 });
  }
  return (pending.size > 0 ? found.sort(compareByDate) : found).map(({ id }) => id);
}

function findByNameWords({ columns, pending }: TenantPeople, prefixes: readonly string[]): number[] {
  if (prefixes.length === 0) return [];
  const changed = [...pending.values()].filter(
    (person) => person !== null && prefixes.every((prefix) => person.nameWords.some((word) => word.startsWith(prefix))),
  );
  // How many of the prefixes so far each row has: texts are too short for more than a byte counts.
  const matched = new Uint8Array(columns.ids.length);
  const ids: number[] = [];
  for (const [index, prefix] of prefixes.entries()) {
    const isLast = index === prefixes.length - 1;
    for (const row of findByPrefix(columns.nameWords, prefix)) {
      // A row that several words match comes several times.
      if (matched[row] !== index) continue;
      matched[row] = index + 1;
      const id = columns.ids[row] ?? 0;
      if (isLast && !pending.has(id)) ids.push(id);
    }
  }
  for (const person of changed) if (person) ids.push(person.id);
  return ids;
}

interface RowSearch {
  readonly query: PeopleQuery;
  readonly page: PeoplePage;
  /** Whether the person has changed since the columns were built. */
  readonly isStale: (row: number) => boolean;
}

/** The first matching rows after the cursor, and the number of all matching rows, up to the limits of the page. */
function findRows(columns: PeopleColumns, { query, page, isStale }: RowSearch): { rows: number[]; count: number } {
  const { sort, after, limit, maxCount } = page;
  const isMatch = matchRows(columns, query);
  const length = columns.ids.length;
  const findAfter = sort === 'name' ? findByName : findByDate;
  const rows: number[] = [];
  let count = 0;
  for (let index = after === null ? 0 : findAfter(columns, after); index < length; index += 1) {
    const row = sort === 'name' ? (columns.byName[index] ?? 0) : index;
    if (!isMatch(row) || isStale(row)) continue;
    count += 1;
    if (rows.length < limit) rows.push(row);
    else if (after !== null || count > maxCount) break;
  }
  return { rows, count };
}

type IdAndDate = Pick<PeopleCursor, 'id' | 'updatedAt'>;

function compareByDate(a: IdAndDate, b: IdAndDate): number {
  return b.updatedAt - a.updatedAt || b.id - a.id;
}

function getCursor({ ids, updatedAt, nameKeys }: PeopleColumns, row: number): PeopleCursor {
  return { id: ids[row] ?? 0, updatedAt: updatedAt[row] ?? 0, nameKey: readText(nameKeys, row) };
}
