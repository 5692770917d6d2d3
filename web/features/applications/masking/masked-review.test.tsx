// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mockApi } from '#web/testing/mock-api.ts';
import { renderWithQueries } from '#web/testing/queries.tsx';
import { MaskedReviewButton } from './masked-review.tsx';

function serve(canChange: boolean) {
  return mockApi({
    'GET /api/v1/jobs/5/masked-review': () => [200, { stages: ['applied'], can_change: canChange }],
    'PUT /api/v1/jobs/5/masked-review': ({ body }) => [200, body],
  });
}

describe('MaskedReviewButton', () => {
  it('saves the chosen stages', async () => {
    const calls = serve(true);
    await renderWithQueries(<MaskedReviewButton jobId={5} />);
    fireEvent.click(await screen.findByRole('button', { name: 'Masked review: on' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Screening' }));
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect
      .poll(() => calls.find(({ method }) => method === 'PUT')?.body)
      .toEqual({ stages: ['applied', 'screening'] });
  });

  it('is not shown to those who may not change it', async () => {
    const calls = serve(false);
    await renderWithQueries(<MaskedReviewButton jobId={5} />);
    await expect.poll(() => calls.length).toBe(1);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
