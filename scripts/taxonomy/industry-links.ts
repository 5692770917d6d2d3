import type { Link } from './relation-graph.ts';
import { readTsv, splitCell } from './tsv.ts';
import type { WrittenTerm } from './write-terms.ts';

/** NAICS: a subsector (three digits) belongs to its sector (two digits or a range); subsectors of one sector are related. */
export function industryLinks(
  source: string,
  own: string,
  find: (spelling: string) => WrittenTerm | undefined,
): Link[] {
  const names = new Map(
    readTsv(own, 'industries.tsv', ['code', 'spellings']).map((row) => [row.code, splitCell(row.spellings)[0]]),
  );
  const rows = readTsv(source, 'naics_us_2012.tsv', ['code', 'title']);
  const termOf = ({ code, title }: { code: string; title: string }): number | undefined =>
    find(names.get(code) ?? title)?.id;
  const sectors = rows.filter(({ code }) => /^\d\d(?:-\d\d)?$/.test(code));
  return sectors.flatMap((sector) => {
    const parent = termOf(sector);
    const children = rows
      .filter(({ code }) => code.length === 3 && isInSector(code, sector.code))
      .flatMap((row) => termOf(row) ?? []);
    if (parent === undefined) return [];
    const links = children.map((child): Link => ({ from: child, to: parent, kind: 'parent_industry', closeness: 1 }));
    const siblings = children.flatMap((child, at) =>
      children.slice(at + 1).map((other): Link => ({ from: child, to: other, kind: 'same_sector', closeness: 1 })),
    );
    return [...links, ...siblings];
  });
}

function isInSector(code: string, sector: string): boolean {
  const [first = '', last = first] = sector.split('-');
  const prefix = code.slice(0, 2);
  return prefix >= first && prefix <= last;
}
