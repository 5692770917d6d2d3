import { describe, expect, it } from 'vitest';
import { getNextStep, type StepInterview } from './next-step.ts';

const since = new Date('2026-05-01T09:00:00Z');
const now = new Date('2026-05-10T09:00:00Z');
const at = (day: string): Date => new Date(`${day}T09:00:00Z`);
const confirmed = (day: string): StepInterview => ({ status: 'scheduled', startsAt: at(day), minutes: 45 });
const proposed: StepInterview = { status: 'proposed', startsAt: null, minutes: 45 };

describe('getNextStep', () => {
  it.each<[string, StepInterview[], object]>([
    ['no interview', [], { code: 'await_interview', who: 'employer', by: '2026-05-11T09:00:00.000Z' }],
    ['proposed times', [proposed], { code: 'pick_interview_time', who: 'you', by: null }],
    [
      'a confirmed time to come',
      [confirmed('2026-05-20')],
      { code: 'attend_interview', who: 'employer', by: '2026-05-20T09:00:00.000Z' },
    ],
    [
      'an interview that runs now',
      [confirmed('2026-05-10')],
      { code: 'attend_interview', who: 'employer', by: '2026-05-10T09:00:00.000Z' },
    ],
    [
      'two times to come',
      [confirmed('2026-05-20'), confirmed('2026-05-14')],
      { code: 'attend_interview', who: 'employer', by: '2026-05-14T09:00:00.000Z' },
    ],
    [
      'an interview that is over, and proposed times',
      [confirmed('2026-05-08'), proposed],
      { code: 'pick_interview_time', who: 'you', by: null },
    ],
    [
      'an interview that is over',
      [confirmed('2026-05-08')],
      { code: 'await_decision', who: 'employer', by: '2026-05-18T09:45:00.000Z' },
    ],
  ])('interview stage with %s', (_case, interviews, step) => {
    expect(getNextStep({ status: 'interview', since, interviews, now })).toEqual(step);
  });

  it.each([
    ['2026-05-24', '2026-05-24T12:00:00.000Z'],
    [null, null],
  ])('an offer to answer by %s -> the deadline of the applicant', (answerBy, by) => {
    expect(getNextStep({ status: 'offered', since, answerBy, now })).toEqual({ code: 'answer_offer', who: 'you', by });
  });

  it('other stages -> the deadline from their start, whatever interviews there are', () => {
    expect(getNextStep({ status: 'offer', since, replyDays: 5, interviews: [confirmed('2026-05-20')], now })).toEqual({
      code: 'await_offer',
      who: 'employer',
      by: '2026-05-06T09:00:00.000Z',
    });
  });
});
