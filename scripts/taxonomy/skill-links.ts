import type { Link } from './relation-graph.ts';
import { readTsv, splitCell } from './tsv.ts';
import type { WrittenTerm } from './write-terms.ts';

type Find = (spelling: string) => WrittenTerm | undefined;

/** Our own lists: which skill includes which, and which tools serve the same purpose. */
export function ownSkillLinks(own: string, find: Find): Link[] {
  const idOf = (name: string): number => {
    const term = find(name);
    if (!term) throw new Error(`No skill "${name}"`);
    return term.id;
  };
  const parents = readTsv(own, 'skill-parents.tsv', ['broader', 'narrower']).flatMap(({ broader, narrower }) =>
    splitCell(narrower).map(
      (name, at): Link => ({ from: idOf(broader), to: idOf(name), kind: 'narrower_skill', closeness: 100 - at }),
    ),
  );
  const families = readTsv(own, 'skill-families.tsv', ['kind', 'members']).flatMap(({ kind, members }) => {
    const ids = splitCell(members).map(idOf);
    return linkAll(ids, kind === 'language' ? 'other_language' : 'same_tool_family', 10);
  });
  return [...parents, ...families];
}

/** Links all members with each other; members that are near each other in the list are closer. */
export function linkAll(ids: readonly number[], kind: Link['kind'], closeness: number): Link[] {
  return ids.flatMap((from, at) =>
    ids.slice(at + 1).map((to, distance): Link => ({ from, to, kind, closeness: closeness - distance / 100 })),
  );
}
