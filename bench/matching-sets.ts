/** Checks the graded sets and prints their counts: `node bench/matching-sets.ts`. */
import { loadSets, type Sets } from './matching/sets.ts';

const sets = loadSets();
console.log(`${sets.postings.length} postings, ${sets.people.length} people, ${sets.pairs.length} pairs`);
for (const split of ['tuning', 'test'] as const) console.log(`${split}: ${gradeCounts(sets, split)}`);
for (const kind of new Set(sets.queries.map((query) => query.kind))) {
  const group = sets.queries.filter((query) => query.kind === kind);
  const tuning = group.filter((query) => query.split === 'tuning').length;
  console.log(`${kind}: ${tuning} tuning, ${group.length - tuning} test`);
}
console.log(`${sets.queries.length} queries, ${sets.personaPostings.length} postings of the personas`);

function gradeCounts({ people, pairs }: Sets, split: 'tuning' | 'test'): string {
  const ids = new Set(people.filter((person) => person.split === split).map(({ id }) => id));
  const grades = [3, 2, 1, 0].map(
    (grade) => `grade ${grade}: ${pairs.filter((pair) => ids.has(pair.person) && pair.grade === grade).length}`,
  );
  return `${ids.size} people, ${grades.join(', ')}`;
}
