import { type Draft, OWN } from './drafts.ts';
import { readTsv, splitCell } from './tsv.ts';

/** NAICS sectors and subsectors under the names people use. */
export function industryDrafts(source: string, own: string): Draft[] {
  const ours = new Map(
    readTsv(own, 'industries.tsv', ['code', 'spellings']).map((row) => [row.code, splitCell(row.spellings)]),
  );
  const canadian = new Map(
    readTsv(source, 'naics_ca_2017.tsv', ['Code', 'Class title']).map((row) => [row.Code, row['Class title']]),
  );
  return readTsv(source, 'naics_us_2012.tsv', ['code', 'title'])
    .filter(({ code }) => /^\d{2,3}$|^\d\d-\d\d$/.test(code))
    .map(({ code, title }) => ({
      label: ours.get(code)?.[0] ?? title,
      weight: ours.has(code) ? OWN : 2,
      reliable: ours.get(code)?.slice(1) ?? [],
      spellings: [...(ours.get(code)?.slice(1) ?? []), title, canadian.get(code) ?? ''],
    }))
    .toSorted((a, b) => b.weight - a.weight);
}
