import { describe, expect, it } from 'vitest';
import { findStepOf, measureCompleteness, readSteps, stepNames } from './job-steps.ts';
import { emptyJob } from './values.ts';

const getState = (name: string, values: Parameters<typeof readSteps>[0], hasEmployers = false) =>
  readSteps(values, hasEmployers).find((step) => step.name === name);

describe('findStepOf', () => {
  it.each([
    ['title', 'basics'],
    ['salary.max', 'basics'],
    ['description', 'role'],
    ['none_required', 'requirements'],
    ['inclusion.noise', 'workplace'],
    ['inclusion.interview_format', 'hiring'],
    ['stage_plan.0.what', 'hiring'],
    ['screening_questions.1.text', 'questions'],
  ])('%s -> %s', (field, step) => {
    expect(findStepOf(field)).toBe(step);
  });

  it('every field of the form -> a step that shows it', () => {
    const shown = Object.keys(emptyJob).map((field) => findStepOf(`${field}.x`));
    expect(new Set(shown)).toEqual(new Set(stepNames.filter((name) => name !== 'review')));
  });
});

describe('readSteps', () => {
  it('an empty job -> title and description missing, in their steps and in the review', () => {
    expect(getState('basics', emptyJob)?.missing).toEqual(['title']);
    expect(getState('role', emptyJob)?.missing).toEqual(['description']);
    expect(getState('review', emptyJob)?.missing).toEqual(['title', 'description']);
    expect(measureCompleteness(readSteps(emptyJob, false))).toBe(0);
  });

  it('a job for one of several employers -> needs the employer', () => {
    expect(getState('basics', emptyJob, true)?.missing).toEqual(['employer', 'title']);
  });

  it('answers -> counted by step', () => {
    const inclusion = { ...emptyJob.inclusion, noise: 'Quiet', lighting: ' ' };
    expect(getState('workplace', { ...emptyJob, inclusion })).toMatchObject({ answered: 1, total: 8 });
    expect(getState('requirements', { ...emptyJob, none_required: ['Education'] })).toMatchObject({ answered: 1 });
  });
});
