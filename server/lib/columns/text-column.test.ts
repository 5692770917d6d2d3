import { describe, expect, it } from 'vitest';
import { planMerge } from './column-merge.ts';
import { mergeTexts, noTexts, readText } from './text-column.ts';

describe('text column', () => {
  it('reads the texts after rows were inserted and removed', () => {
    const first = ['Zoë Ng', '', '김민지'];
    const column = mergeTexts(noTexts, planMerge(0, new Int32Array(0), Int32Array.of(0, 0, 0)), (index) => {
      return first[index] ?? '';
    });
    const sources = planMerge(3, Int32Array.of(0), Int32Array.of(1, 3));
    const merged = mergeTexts(column, sources, (index) => ['Ana', 'Émile'][index] ?? '');
    expect(Array.from(sources, (_source, row) => readText(merged, row))).toEqual(['Ana', '', '김민지', 'Émile']);
  });
});
