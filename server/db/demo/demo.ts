import type { Taxonomy } from '#domain/features/matching/taxonomy.ts';
import type { TermKind } from '#domain/features/matching/terms.ts';
import type { FoundLocation, LocationFinder } from '#server/reference/locations.ts';
import type { CityRef } from './content/cities.ts';
import type { DemoEntities } from './entities.ts';
import type { DemoTable, Row, Rows } from './rows.ts';

/** What every share works with: the rows so far, and the people and jobs they stand for. */
export interface Demo {
  readonly now: Date;
  readonly rows: Rows;
  readonly entities: DemoEntities;
  /** Password hashes: of the public password, and of one that nobody knows. */
  readonly hashes: { readonly publicPassword: string; readonly randomPassword: string };
  /** Ids of words, each once. */
  findTermIds(kind: TermKind, labels: readonly string[]): number[];
  findLocation(city: CityRef): FoundLocation;
  /** Adds a row with the table's next id. */
  add<T extends DemoTable>(table: T, row: Omit<Row<T>, 'id'>): number;
}

/** One subject of the demo. It adds its rows, and to the cast what later shares build on. */
export type Seeder = (demo: Demo) => void;

interface ReferenceData {
  readonly taxonomy: Taxonomy;
  readonly locations: LocationFinder;
}

/** Words and towns of the demo are all known; an unknown one is a mistake in its texts. */
export function createLookups({
  taxonomy,
  locations: places,
}: ReferenceData): Pick<Demo, 'findTermIds' | 'findLocation'> {
  const idOf = (kind: TermKind, word: string): number => {
    const term = taxonomy.find(kind, word);
    if (!term) throw new Error(`The taxonomy has no ${kind} "${word}"`);
    return term.id;
  };
  return {
    findTermIds: (kind, words) => [...new Set(words.map((word) => idOf(kind, word)))],
    findLocation: ([city, region]) => {
      const found = places.find(`${city}, ${region}`);
      if (!found) throw new Error(`There is no town ${city}, ${region}`);
      return found;
    },
  };
}
