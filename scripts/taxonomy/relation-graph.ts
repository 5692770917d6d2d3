import { maxRelations, RELATION_KINDS, type RelationKind } from '#domain/features/matching/taxonomy/relations.ts';

/** A relation of `from` to `to`; its opposite is added by the graph. */
export interface Link {
  readonly from: number;
  readonly to: number;
  readonly kind: RelationKind;
  /** Orders the relations of one kind, closest (highest) first. */
  readonly closeness: number;
}

const OPPOSITES: Record<RelationKind, RelationKind> = {
  same_occupation: 'same_occupation',
  close_occupation: 'close_occupation',
  narrower_skill: 'broader_skill',
  broader_skill: 'narrower_skill',
  same_tool_family: 'same_tool_family',
  other_language: 'other_language',
  child_industry: 'parent_industry',
  parent_industry: 'child_industry',
  same_sector: 'same_sector',
};

/** Rows of `relations.tsv`: both directions of each link, the closest kind of each pair, at most 24 a term. */
export function relationRows(links: readonly Link[]): string[][] {
  const terms = new Map<number, Map<number, Link>>();
  for (const link of links) {
    addLink(terms, link);
    addLink(terms, { ...link, from: link.to, to: link.from, kind: OPPOSITES[link.kind] });
  }
  const rows = [...terms]
    .toSorted(([a], [b]) => a - b)
    .map(([id, related]) => {
      const closest = [...related.values()].toSorted(compareLinks).slice(0, maxRelations);
      const cells = RELATION_KINDS.map((kind) => closest.filter((link) => link.kind === kind).map(({ to }) => to));
      return [String(id), ...cells.map((ids) => ids.join(','))];
    });
  return [['id', ...RELATION_KINDS], ...rows];
}

function addLink(terms: Map<number, Map<number, Link>>, link: Link): void {
  if (link.from === link.to) return;
  const related = terms.get(link.from) ?? new Map<number, Link>();
  terms.set(link.from, related);
  const known = related.get(link.to);
  if (!known || compareLinks(link, known) < 0) related.set(link.to, link);
}

function compareLinks(a: Link, b: Link): number {
  return RELATION_KINDS.indexOf(a.kind) - RELATION_KINDS.indexOf(b.kind) || b.closeness - a.closeness || a.to - b.to;
}
