import type { Link } from './relation-graph.ts';
import { readTsv, splitCell } from './tsv.ts';
import type { WrittenTerm } from './write-terms.ts';

interface Tool {
  readonly id: number;
  readonly occupations: readonly string[];
}

/**
 * O*NET's tools of one category that are used in the same occupations: two tax programs of tax preparers. Only categories
 * whose tools serve one purpose, and tools of at most six occupations, for which the source names all of them.
 */
export function toolLinks(source: string, find: (spelling: string) => WrittenTerm | undefined): Link[] {
  const categories = new Map<string, Tool[]>();
  const columns = ['skill', 'category', 'occupations', 'soc_sample'] as const;
  for (const { skill, category, occupations, soc_sample } of readTsv(source, 'onet_technology_skills.tsv', columns)) {
    if (!ONE_PURPOSE.has(category) || KIND_OF_TOOL.test(skill) || Number(occupations) > 6) continue;
    const term = find(skill);
    if (!term) continue;
    const tools = categories.get(category) ?? [];
    categories.set(category, [...tools, { id: term.id, occupations: splitCell(soc_sample) }]);
  }
  return [...categories.values()].flatMap((tools) =>
    tools.flatMap((tool, at) =>
      tools.slice(at + 1).flatMap((other): Link[] => {
        const overlap = getOverlap(tool.occupations, other.occupations);
        return overlap >= minOverlap
          ? [{ from: tool.id, to: other.id, kind: 'same_tool_family', closeness: overlap }]
          : [];
      }),
    ),
  );
}

const minOverlap = 0.6;

function getOverlap(a: readonly string[], b: readonly string[]): number {
  const shared = a.filter((soc) => b.includes(soc)).length;
  return shared / (a.length + b.length - shared);
}

// "Accounting software" and "Student information systems SIS" are kinds of tools, no tools.
const KIND_OF_TOOL = /\b(?:software|systems?|applications?|programs?|tools?|databases?)\b/i;

const ONE_PURPOSE = new Set([
  'Backup or archival software',
  'Business intelligence and data analysis software',
  'Customer relationship management CRM software',
  'Desktop publishing software',
  'Electronic mail software',
  'Instant messaging software',
  'Internet browser software',
  'Point of sale POS software',
  'Route navigation software',
  'Spreadsheet software',
  'Tax preparation software',
  'Time accounting software',
  'Video conferencing software',
  'Video creation and editing software',
  'Voice recognition software',
  'Word processing software',
]);
