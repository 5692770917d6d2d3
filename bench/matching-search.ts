/** Measures the quality of the job search: `node bench/matching-search.ts`. Exits with 1 if a figure is below its floor. */
import { measureSearch } from './matching/search.ts';

const rows = await measureSearch();
for (const { name, figure, floor } of rows) {
  console.log(`${name}: ${figure.toFixed(3)}${floor === null ? '' : `, floor ${floor}`}`);
}
process.exit(rows.some(({ figure, floor }) => floor !== null && (floor === 0 ? figure > 0 : figure < floor)) ? 1 : 0);
