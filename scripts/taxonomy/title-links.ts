import { listClosePairs } from './occupation-closeness.ts';
import type { Link } from './relation-graph.ts';
import { linkAll } from './skill-links.ts';
import type { TitleDraft } from './title-claims.ts';
import { listWorkWords } from './title-words.ts';
import { readTsv, splitCell } from './tsv.ts';
import type { WrittenTerm } from './write-terms.ts';

type Find = (spelling: string) => WrittenTerm | undefined;

/** Titles of one occupation, occupations with similar work by O*NET and ESCO, and our own list of close titles. */
export function titleLinks(source: string, own: string, drafts: readonly TitleDraft[], find: Find): Link[] {
  return [
    ...linksWithinOccupations(drafts, find),
    ...linksOfClosePairs(source, drafts, find),
    ...linksWithinIscoGroups(drafts, find),
    ...linksBySharedNames(drafts, find),
    ...ownLinks(own, find),
  ];
}

// Titles of one group are the same occupation; other titles of the SOC code are close, unless their group is apart.
function linksWithinOccupations(drafts: readonly TitleDraft[], find: Find): Link[] {
  const sameGroup = new Map<string, number[]>();
  const sameSoc = new Map<string, number[]>();
  for (const draft of drafts.filter(({ soc }) => !soc.startsWith('isco'))) {
    const id = find(draft.label)?.id;
    if (id === undefined) continue;
    const isApart = draft.group.startsWith('!');
    append(sameGroup, isApart ? draft.group : `${draft.soc} ${draft.group}`, id);
    if (!isApart) append(sameSoc, draft.soc, id);
  }
  return [
    ...[...sameGroup.values()].flatMap((ids) => linkAll(ids, 'same_occupation', 10)),
    ...[...sameSoc.values()].flatMap((ids) => linkAll(ids, 'close_occupation', 10)),
  ];
}

function linksOfClosePairs(source: string, drafts: readonly TitleDraft[], find: Find): Link[] {
  const mainTerms = new Map<string, number>();
  for (const { soc, group, label } of drafts) {
    const id = find(label)?.id;
    if (group === '' && id !== undefined && !mainTerms.has(soc)) mainTerms.set(soc, id);
  }
  return listClosePairs(source).flatMap(({ a, b, closeness }): Link[] => {
    const [from, to] = [mainTerms.get(a), mainTerms.get(b)];
    return from === undefined || to === undefined ? [] : [{ from, to, kind: 'close_occupation', closeness }];
  });
}

/** ESCO occupations of one ISCO group that share half of the words of their names, without words of many names. */
function linksWithinIscoGroups(drafts: readonly TitleDraft[], find: Find): Link[] {
  const groups = new Map<string, { id: number; words: Set<string> }[]>();
  for (const { soc, label } of drafts.filter((draft) => draft.soc.startsWith('isco'))) {
    const id = find(label)?.id;
    if (id !== undefined) append(groups, soc, { id, words: new Set(listWorkWords(label)) });
  }
  return [...groups.values()].flatMap((terms) => {
    const isRare = (word: string): boolean => terms.filter(({ words }) => words.has(word)).length <= maxSharing;
    const rare = terms.map(({ id, words }) => ({ id, words: new Set([...words].filter(isRare)) }));
    return rare.flatMap((term, at) =>
      rare
        .slice(at + 1)
        .filter((other) => shareHalf(term.words, other.words))
        .map(({ id }): Link => ({ from: term.id, to: id, kind: 'close_occupation', closeness: 1 })),
    );
  });
}

// "Lecturer" or "import export" occur in dozens of names of a group, with a different field each.
const maxSharing = 5;

/** ESCO occupations and the titles that already have one of their names, of the same level and with similar names. */
function linksBySharedNames(drafts: readonly TitleDraft[], find: Find): Link[] {
  const socs = new Map(drafts.map(({ label, soc }) => [find(label)?.id, soc]));
  return drafts
    .filter(({ soc }) => soc.startsWith('isco'))
    .flatMap(({ soc, label, spellings }) => {
      const id = find(label)?.id;
      if (id === undefined) return [];
      const words = new Set(listWorkWords(label));
      return spellings
        .flatMap((name) => find(name) ?? [])
        .filter(
          (other) =>
            other.id !== id &&
            shareHalf(words, new Set(listWorkWords(other.label))) &&
            isSameLevel(soc, socs.get(other.id) ?? ''),
        )
        .map((other): Link => ({ from: id, to: other.id, kind: 'close_occupation', closeness: 2 }));
    });
}

function shareHalf(words: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  const shared = [...words].filter((word) => others.has(word)).length;
  return shared > 0 && 2 * shared >= words.size + others.size - shared;
}

/** Whether the major groups of ISCO and SOC fit: professionals and their assistants share words, but not work. */
function isSameLevel(isco: string, soc: string): boolean {
  if (soc.startsWith('isco')) return soc.slice(0, 6) === isco.slice(0, 6);
  return SOC_MAJORS[isco.slice(5, 6)]?.includes(soc.slice(0, 2)) ?? false;
}

const SOC_MAJORS: Readonly<Record<string, string>> = {
  '1': '11',
  '2': '13 15 17 19 21 23 25 27 29',
  '3': '13 15 17 19 21 23 27 29 31 33 41 43 49',
  '4': '43',
  '5': '31 33 35 39 41 53',
  '6': '45',
  '7': '47 49 51',
  '8': '51 53',
  '9': '35 37 45 47 51 53',
};

function ownLinks(own: string, find: Find): Link[] {
  const idOf = (name: string): number => {
    const term = find(name);
    if (!term) throw new Error(`No title "${name}"`);
    return term.id;
  };
  return readTsv(own, 'close-titles.tsv', ['title', 'close']).flatMap(({ title, close }) =>
    splitCell(close).map(
      (name, at): Link => ({ from: idOf(title), to: idOf(name), kind: 'close_occupation', closeness: 20 - at / 10 }),
    ),
  );
}

function append<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
