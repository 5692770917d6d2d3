// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '#web/testing/render.tsx';
import type { ChartData } from './chart-data.ts';
import { LineChart } from './line-chart.tsx';

test('writes the last known value of a line at its end, and nothing for a line without values', async () => {
  const data: ChartData = {
    kind: 'line',
    categoryLabel: 'Month',
    categories: ['August', 'September', 'October'],
    series: [
      { name: 'Replies due', values: [4, 31, null] },
      { name: 'Offers answered', values: [null, null, null] },
    ],
  };
  await renderUi(<LineChart data={data} width={600} label="Replies" active={null} />);
  const picture = within(screen.getByRole('img', { name: 'Replies' }));
  const label = picture.getByText('31');
  expect(Number(label.getAttribute('x'))).toBeLessThan(Number(picture.getByText('October').getAttribute('x')));
  expect(picture.queryByText('–')).toBeNull();
});
