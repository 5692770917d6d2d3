// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '#web/testing/render.tsx';
import { StageStepper } from './stage-stepper.tsx';

const countDots = (name: string) => screen.getByRole('img', { name }).querySelectorAll(':scope > path').length;

describe('StageStepper', () => {
  it('step 3 of 5 -> two check marks', async () => {
    await renderUi(<StageStepper step={3} label="Step 3 of 5: Interview" />);
    expect(countDots('Step 3 of 5: Interview')).toBe(2);
  });

  it('complete -> a check mark on every dot', async () => {
    await renderUi(<StageStepper step={5} isComplete label="Hired" />);
    expect(countDots('Hired')).toBe(5);
  });

  it('before the first step -> no check marks', async () => {
    await renderUi(<StageStepper step={0} label="Draft" />);
    expect(countDots('Draft')).toBe(0);
  });
});
