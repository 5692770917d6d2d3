import { readTsv } from './tsv.ts';

/** Cities of the United States and Canada, most populous first; one row for each name in a region. */
export function cityRows(geo: string): string[][] {
  const columns = ['name', 'region', 'country', 'lat', 'lon', 'population'] as const;
  const cities = readTsv(geo, 'cities_us_ca.tsv', columns).toSorted(
    (a, b) => Number(b.population) - Number(a.population),
  );
  const seen = new Set<string>();
  const rows = cities.filter(({ name, region }) => !seen.has(`${name}|${region}`) && seen.add(`${name}|${region}`));
  return [[...columns], ...rows.map((row) => columns.map((column) => shortened(column, row[column])))];
}

// Three decimals of a degree are about 100 meters. "Washington, D.C." would repeat its region.
function shortened(column: string, cell: string): string {
  if (column === 'name' && cell === 'Washington, D.C.') return 'Washington';
  return column === 'lat' || column === 'lon' ? String(Number(Number(cell).toFixed(3))) : cell;
}
