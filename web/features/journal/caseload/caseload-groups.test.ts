import { describe, expect, it } from 'vitest';
import type { CaseloadPerson } from '#domain/features/journal/contract.ts';
import { getContactGroup, getStepGroup, needsAttention } from './caseload-groups.ts';

const now = new Date(2026, 2, 10, 15);
const facts = { tags: [], last_contact_on: null, next_step: null };
const person: CaseloadPerson = { id: 1, name: 'Ada', ...facts, application: null, prepared_count: 0 };
const withStep = (on: string): CaseloadPerson => ({ ...person, next_step: { id: 1, text: 'Call', on } });

describe('getStepGroup', () => {
  it.each([
    ['2026-03-01', 'due'],
    ['2026-03-10', 'due'],
    ['2026-03-11', 'later'],
  ])('a step on %s -> %s', (on, group) => {
    expect(getStepGroup(withStep(on), now)).toBe(group);
  });

  it('no step -> none', () => {
    expect(getStepGroup(person, now)).toBe('none');
  });
});

describe('getContactGroup', () => {
  it.each([
    ['2026-03-10', 'recent'],
    ['2026-03-03', 'recent'],
    ['2026-03-02', 'week'],
    ['2026-02-08', 'week'],
    ['2026-02-07', 'month'],
    [null, 'never'],
  ])('last contact %s -> %s', (day, group) => {
    expect(getContactGroup({ ...person, last_contact_on: day }, now)).toBe(group);
  });
});

describe('needsAttention', () => {
  it.each([
    ['2026-03-10', '2026-03-09', true],
    ['2026-03-11', '2026-03-09', false],
    [null, '2026-02-07', true],
    [null, '2026-02-08', false],
    [null, null, true],
  ])('next step on %s, last contact %s -> %s', (step, contact, isNeeded) => {
    const asked = { ...(step === null ? person : withStep(step)), last_contact_on: contact };
    expect(needsAttention(asked, now)).toBe(isNeeded);
  });
});
