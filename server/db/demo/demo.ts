import type { FindRelations } from '#domain/features/matching/taxonomy/relations.ts';
import type { Taxonomy } from '#domain/features/matching/taxonomy/taxonomy.ts';
import type { TermKind } from '#domain/features/matching/taxonomy/terms.ts';
import type { FoundPoint } from '#server/reference/location.ts';
import type { LocationFinder } from '#server/reference/locations.ts';
import type { CityRef } from './content/cities.ts';
import type { DemoEntities } from './entities.ts';
import type { DemoTable, Row, Rows } from './rows.ts';

/** What every seeder works with: the rows so far, and the people and jobs that later seeders refer to. */
export interface Demo {
  readonly now: Date;
  readonly rows: Rows;
  readonly entities: DemoEntities;
  /** Password hashes. */
  readonly hashes: { readonly publicPassword: string; readonly randomPassword: string };
  /** Distinct taxonomy ids of the labels. */
  findTermIds(kind: TermKind, labels: readonly string[]): number[];
  findLabels(termIds: readonly number[]): string[];
  findLocation(city: CityRef): FoundPoint;
  /** Related terms, for the match. */
  findRelations: FindRelations;
  /** Adds a row with the table's next id. */
  add<T extends DemoTable>(table: T, row: Omit<Row<T>, 'id'>): number;
}

/** Adds the rows of one feature, and the entities that later seeders use. */
export type Seeder = (demo: Demo) => void;

interface ReferenceData {
  readonly taxonomy: Taxonomy;
  readonly locations: LocationFinder;
}

/** Both lookups throw for unknown names, which are mistakes in the demo content. */
export function createLookups({
  taxonomy,
  locations: places,
}: ReferenceData): Pick<Demo, 'findTermIds' | 'findLabels' | 'findLocation' | 'findRelations'> {
  const getId = (kind: TermKind, word: string): number => {
    const term = taxonomy.find(kind, word);
    if (!term) throw new Error(`The taxonomy has no ${kind} "${word}"`);
    return term.id;
  };
  return {
    findRelations: taxonomy.related,
    findTermIds: (kind, words) => [...new Set(words.map((word) => getId(kind, word)))],
    findLabels: (ids) => ids.flatMap((id) => taxonomy.label(id) ?? []),
    findLocation: ([city, region]) => {
      const found = places.findCity(`${city}, ${region}`);
      if (!found) throw new Error(`There is no city ${city}, ${region}`);
      return found;
    },
  };
}
