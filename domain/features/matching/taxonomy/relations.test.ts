import { describe, expect, it } from 'vitest';
import { parseRelations } from './relations.ts';

const related = parseRelations(
  ['id\tbroader_skill\tsame_tool_family', '3\t9\t5,7', '5\t\t3', '400001\t8\t', ''].join('\n'),
);

describe('parseRelations', () => {
  it('returns the relations of a term in the order of the file', () => {
    expect(related(3)).toEqual([
      { id: 9, kind: 'broader_skill' },
      { id: 5, kind: 'same_tool_family' },
      { id: 7, kind: 'same_tool_family' },
    ]);
    expect(related(5)).toEqual([{ id: 3, kind: 'same_tool_family' }]);
    expect(related(400_001)).toEqual([{ id: 8, kind: 'broader_skill' }]);
  });

  it('returns no relations for an unknown id', () => {
    expect([1, 4, 1_000_000].flatMap(related)).toEqual([]);
    expect(parseRelations('id\tbroader_skill')(3)).toEqual([]);
  });

  it('refuses an unknown kind', () => {
    expect(() => parseRelations('id\tcousin')).toThrow('Unknown kind of relation: cousin');
  });
});
