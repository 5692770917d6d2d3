// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { renderUi } from '#web/testing/render.tsx';
import { MatchStrip } from './match-strip.tsx';

const parts = [
  { name: 'Skills', weight: 40, fraction: 100 },
  { name: 'JobTitles', weight: 20, fraction: 0 },
  { name: 'Industries', weight: 10, fraction: null },
];

describe('MatchStrip', () => {
  it('a met, a missing, and an unknown part -> one filled, one hatched, one with a dashed edge', async () => {
    const { container } = await renderUi(<MatchStrip parts={parts} />);
    const rects = (name: string) => [...container.querySelectorAll(`[data-part="${name}"] rect`)];
    expect(rects('Skills')).toHaveLength(3);
    expect(rects('JobTitles')).toHaveLength(2);
    expect(rects('Industries')).toHaveLength(1);
    expect(rects('Industries')[0]?.getAttribute('stroke-dasharray')).toBe('2 2');
  });
});
