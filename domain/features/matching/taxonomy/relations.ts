/** How a related term relates to the given one, closest kinds first. What a kind is worth is for the score to decide. */
export const RELATION_KINDS = [
  /** Another title of the same occupation: "Bookkeeper" and "Accounting Clerk". */
  'same_occupation',
  /** An occupation with similar work: "Data Engineer" and "Data Architect". */
  'close_occupation',
  /** The related skill is a part or a use of this one: "JavaScript" to "React". */
  'narrower_skill',
  /** The related skill includes this one: "React" to "JavaScript". */
  'broader_skill',
  /** Another tool for the same purpose: "Tableau" and "Power BI". */
  'same_tool_family',
  /** Another programming language, which takes longer to learn than another tool: "Java" and "C#". */
  'other_language',
  'child_industry',
  'parent_industry',
  /** Another industry of the same parent. */
  'same_sector',
] as const;
export type RelationKind = (typeof RELATION_KINDS)[number];

export interface Relation {
  /** The related term. */
  readonly id: number;
  readonly kind: RelationKind;
}

/** The relations of a term, closest first. */
export type FindRelations = (id: number) => readonly Relation[];

export const maxRelations = 24;

/**
 * Reads relations from tab-separated lines in order of id: the id, then one cell for each kind with the related ids,
 * separated by commas, closest first. The header names the kinds. They are stored in typed arrays.
 */
export function parseRelations(text: string): FindRelations {
  const [header = '', ...lines] = text.trimEnd().split('\n');
  const kinds = header.split('\t').slice(1).map(readKind);
  const ids = new Uint32Array(lines.length);
  const starts = new Uint32Array(lines.length + 1);
  const targets: number[] = [];
  const targetKinds: number[] = [];
  for (const [row, line] of lines.entries()) {
    const [id = '', ...cells] = line.split('\t');
    ids[row] = Number(id);
    for (const [column, cell] of cells.entries()) {
      if (cell === '') continue;
      for (const target of cell.split(',')) {
        targets.push(Number(target));
        targetKinds.push(column);
      }
    }
    starts[row + 1] = targets.length;
  }
  return findIn({ ids, starts, targets: Uint32Array.from(targets), targetKinds: Uint8Array.from(targetKinds), kinds });
}

interface RelationArrays {
  readonly ids: Uint32Array;
  /** Where the relations of each row start; the last entry is the end. */
  readonly starts: Uint32Array;
  readonly targets: Uint32Array;
  readonly targetKinds: Uint8Array;
  readonly kinds: readonly RelationKind[];
}

function findIn({ ids, starts, targets, targetKinds, kinds }: RelationArrays): FindRelations {
  return (id) => {
    const row = findRow(ids, id);
    const relations: Relation[] = [];
    for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at += 1) {
      const target = targets[at];
      const kind = kinds[targetKinds[at] ?? -1];
      if (target !== undefined && kind !== undefined) relations.push({ id: target, kind });
    }
    return relations;
  };
}

/** The position of an id in a sorted array, or its length. */
function findRow(ids: Uint32Array, id: number): number {
  let low = 0;
  let high = ids.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ids[middle] ?? 0) < id) low = middle + 1;
    else high = middle;
  }
  return ids[low] === id ? low : ids.length;
}

function readKind(name: string): RelationKind {
  const kind = RELATION_KINDS.find((each) => each === name);
  if (!kind) throw new Error(`Unknown kind of relation: ${name}`);
  return kind;
}
