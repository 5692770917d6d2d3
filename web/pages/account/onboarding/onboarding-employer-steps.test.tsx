// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Onboarding } from '#domain/features/onboarding/contract.ts';
import { mockApi } from '#web/testing/mock-api.ts';
import { renderWithQueries } from '#web/testing/queries.tsx';
import { FirstJobStep } from './onboarding-employer-steps.tsx';

test('stays and shows an error when postponing the first job fails', async () => {
  mockApi({ 'PUT /api/v1/onboarding': () => [503, { code: 'unavailable' }] });
  const onNext = vi.fn();
  const onboarding: Onboarding = { steps: [{ id: 'first_job', state: 'open' }], current: 'first_job', resume_id: null };
  await renderWithQueries(<FirstJobStep onboarding={onboarding} onNext={onNext} />);
  fireEvent.click(screen.getByRole('button', { name: 'I’ll do this later' }));
  await screen.findByText('The service isn’t available right now. Try again in a few minutes.');
  expect(onNext).not.toHaveBeenCalled();
});
