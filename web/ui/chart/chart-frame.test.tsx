// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderUi } from '#web/testing/render.tsx';
import type { ChartData } from './chart-data.ts';
import { ChartFrame } from './chart-frame.tsx';

const data: ChartData = {
  kind: 'funnel',
  categoryLabel: 'Stage',
  categories: ['Applied', 'Hired'],
  series: [{ name: 'Applicants', values: [1236, 18] }],
  notes: { label: 'Advance', values: ['', '1%'] },
};

const frame = <ChartFrame chartId="funnel" title="Hiring funnel" finding="18 were hired." data={data} />;

describe('ChartFrame', () => {
  beforeEach(() => localStorage.clear());

  it('names the figure and states the finding', async () => {
    await renderUi(frame);
    within(screen.getByRole('figure', { name: 'Hiring funnel' })).getByText('18 were hired.');
  });

  it('reads the values of the category that the arrow keys choose', async () => {
    await renderUi(frame);
    const values = await screen.findByRole('slider', { name: 'Values of Hiring funnel' });
    expect(values.getAttribute('aria-valuetext')).toBe('Hired: Applicants 18');
    fireEvent.change(values, { target: { value: '0' } });
    expect(values.getAttribute('aria-valuetext')).toBe('Applied: Applicants 1,236');
  });

  it('shows the same data as a table, also after a reload', async () => {
    const { unmount } = await renderUi(frame);
    fireEvent.click(screen.getByRole('button', { name: 'Show as table: Hiring funnel' }));
    expect(screen.getByRole('row', { name: 'Hired 18 1%' })).toBeTruthy();
    unmount();
    await renderUi(frame);
    screen.getByRole('table', { name: 'Hiring funnel' });
    fireEvent.click(screen.getByRole('button', { name: 'Show as chart: Hiring funnel' }));
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('states why there is no chart with too little data', async () => {
    await renderUi(
      <ChartFrame chartId="few" title="Hiring funnel" finding="" data={data} insteadOfChart="Charts start at 5." />,
    );
    screen.getByText('Charts start at 5.');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
