// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Onboarding } from '#domain/features/onboarding/contract.ts';
import { mockApi } from '#web/testing/mock-api.ts';
import { renderWithQueries } from '#web/testing/queries.tsx';
import { StepFrame } from './step-frame.tsx';
import { StepsDone } from './steps-done.tsx';

const onboarding: Onboarding = {
  steps: [
    { id: 'consent', state: 'done' },
    { id: 'comfort', state: 'skipped' },
    { id: 'needs', state: 'open' },
  ],
  current: 'needs',
  resume_id: null,
};

describe('StepFrame', () => {
  async function openStep(step: 'consent' | 'needs', status = 200) {
    const onSkipped = vi.fn();
    const calls = mockApi({
      'PUT /api/v1/onboarding': () => [status, status === 200 ? onboarding : { code: 'server_error' }],
    });
    await renderWithQueries(
      <StepFrame onboarding={onboarding} step={step} title="The title" purpose="The purpose." onSkipped={onSkipped}>
        <p>The content</p>
      </StepFrame>,
    );
    return { calls, onSkipped };
  }

  it('shows the position of the step and a link to the previous one', async () => {
    await openStep('needs');
    screen.getByText('Step 3 of 3: What helps you');
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/onboarding?step=comfort');
  });

  it('offers neither Back nor Skip on the consent step', async () => {
    await openStep('consent');
    screen.getByText('Step 1 of 3: Terms');
    expect(screen.queryByRole('link', { name: 'Back' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Skip this step' })).toBeNull();
  });

  it('saves a skipped step before it continues', async () => {
    const { calls, onSkipped } = await openStep('needs');
    fireEvent.click(screen.getByRole('button', { name: 'Skip this step' }));
    await expect.poll(() => onSkipped.mock.calls.length).toBe(1);
    expect(calls).toMatchObject([{ method: 'PUT', body: { step: 'needs', state: 'skipped' } }]);
  });

  it('stays on the step and shows the error when skipping fails', async () => {
    const { onSkipped } = await openStep('needs', 500);
    fireEvent.click(screen.getByRole('button', { name: 'Skip this step' }));
    await screen.findByText(/Something went wrong on our side/);
    screen.getByText('The content');
    expect(onSkipped).not.toHaveBeenCalled();
  });
});

describe('StepsDone', () => {
  it('links to the next page and to each step with its state', async () => {
    await renderWithQueries(<StepsDone onboarding={onboarding} next="/home" />);
    expect(screen.getByRole('link', { name: 'Go to home page' }).getAttribute('href')).toBe('/home');
    const steps = within(screen.getByRole('list', { name: 'Your setup steps' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'Review: Termsdone',
      'Review: Comfortto do',
      'Review: What helps youto do',
    ]);
    expect(screen.getByRole('link', { name: 'Review: Comfort' }).getAttribute('href')).toBe('/onboarding?step=comfort');
  });
});
