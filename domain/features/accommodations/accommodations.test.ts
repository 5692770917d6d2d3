import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getAnswerDue } from './answer-due.ts';
import { accommodationStatuses, canAnswer, canReply, employerAnswers, seekerReplies } from './lifecycle.ts';

describe('accommodation requests', () => {
  it.each([
    ['2026-11-18T10:30:00.000Z', '2026-11-20T10:30:00.000Z', 'Wednesday to Friday'],
    ['2026-11-19T10:30:00.000Z', '2026-11-23T10:30:00.000Z', 'Thursday to Monday'],
    ['2026-11-20T10:30:00.000Z', '2026-11-24T10:30:00.000Z', 'Friday to Tuesday'],
    ['2026-11-21T10:30:00.000Z', '2026-11-24T10:30:00.000Z', 'Saturday to Tuesday'],
    ['2026-11-22T10:30:00.000Z', '2026-11-24T10:30:00.000Z', 'Sunday to Tuesday'],
  ])('sent at %s are due at %s (%s)', (asked, due) => {
    expect(getAnswerDue(new Date(asked), 'UTC').toISOString()).toBe(due);
  });

  it('are due on a weekday, two to four days later', () => {
    const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(moments, (asked) => {
        const due = getAnswerDue(asked, 'UTC');
        const days = (due.getTime() - asked.getTime()) / 86_400_000;
        expect([1, 2, 3, 4, 5]).toContain(due.getUTCDay());
        expect(days).toBeGreaterThanOrEqual(2);
        expect(days).toBeLessThanOrEqual(4);
      }),
    );
  });

  it('can be answered by the employer only in the status asked', () => {
    for (const from of accommodationStatuses) {
      for (const to of employerAnswers) expect([from, to, canAnswer(from, to)]).toEqual([from, to, from === 'asked']);
    }
  });

  it('let the job seeker reply to a question, accept an alternative, and withdraw', () => {
    const allowed = accommodationStatuses.flatMap((from) =>
      seekerReplies.filter((to) => canReply(from, to)).map((to) => `${from} > ${to}`),
    );
    expect(allowed).toEqual([
      'asked > withdrawn',
      'question > asked',
      'question > withdrawn',
      'alternative > asked',
      'alternative > agreed',
      'alternative > withdrawn',
      'agreed > withdrawn',
    ]);
  });
});
