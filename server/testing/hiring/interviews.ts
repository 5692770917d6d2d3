import { interviewsApi } from '#domain/features/interviews/contract.ts';
import type { Interview, InterviewPlan } from '#domain/features/interviews/interview.ts';
import { formatLocalTime } from '#domain/features/interviews/local-time.ts';
import type { ScorecardDraft } from '#domain/features/interviews/scorecard.ts';
import { addDays } from '#domain/lib/day.ts';
import type { TestApp } from '#server/testing/app.ts';
import type { TestAccount } from '#server/testing/factories.ts';
import { type Caller, send } from '#server/testing/send.ts';

type PlanFields = Partial<Omit<InterviewPlan, 'pack'>> & { readonly pack?: Partial<InterviewPlan['pack']> };

/** A plan with a complete pack. */
export function newPlan(panelIds: readonly number[], fields: PlanFields = {}): InterviewPlan {
  return {
    round: 1,
    time_zone: 'America/Chicago',
    panel_ids: [...panelIds],
    accommodations: 'Camera off, questions in writing',
    ...fields,
    pack: {
      kind: 'video',
      length_minutes: 45,
      place: '',
      link: 'https://meet.example.com/room',
      room: '',
      format: 'Two people ask three questions. You can use notes.',
      questions: [
        { text: 'Tell us about a messy table you cleaned up.', minutes: 20 },
        { text: 'How do you like to get assignments?', minutes: 10 },
      ],
      breaks: 'Whenever you ask',
      scoring: 'Rated in words, from not yet to fully.',
      ...fields.pack,
    },
  };
}

/** A local time in Chicago, some days ahead. */
export function inDays(days: number, time = '10:00'): string {
  return `${formatLocalTime(addDays(new Date(), days), 'America/Chicago').slice(0, 10)}T${time}`;
}

/** Calls the interview endpoints. */
export function interviewHelpers(test: () => TestApp) {
  const params = (id: number) => ({ id: String(id) });
  const create = (account: TestAccount, applicationId: number, plan: InterviewPlan) =>
    send(test(), account, interviewsApi.create, { params: params(applicationId), body: plan });
  const propose = (account: TestAccount, { id, version }: Interview, slots: string[]) =>
    send(test(), account, interviewsApi.propose, { params: params(id), body: { version, slots } });
  const pick = (account: TestAccount, { id, version, slots }: Interview, index = 0) =>
    send(test(), account, interviewsApi.pick, {
      params: params(id),
      body: { version, slot_id: slots[index]?.id ?? 1 },
    });
  return {
    create,
    propose,
    pick,
    /** An interview with a confirmed time. */
    scheduled: async (
      { manager, seeker, applicationId }: { manager: TestAccount; seeker: TestAccount; applicationId: number },
      slot = inDays(7),
      plan = newPlan([manager.id]),
    ): Promise<Interview> => {
      const draft = (await create(manager, applicationId, plan)).body;
      const response = await pick(seeker, (await propose(manager, draft, [slot])).body);
      if (response.status !== 200) throw new Error(`No time was picked: ${JSON.stringify(response.problem)}`);
      return response.body;
    },
    read: (account: Caller, id: number) => send(test(), account, interviewsApi.read, { params: params(id) }),
    list: (account: Caller, filter: 'upcoming' | 'to_plan' | 'past' = 'upcoming') =>
      send(test(), account, interviewsApi.list, { query: { filter } }),
    ofApplication: (account: Caller, id: number) =>
      send(test(), account, interviewsApi.ofApplication, { params: params(id) }),
    edit: (account: TestAccount, { id, version }: Interview, plan: InterviewPlan) =>
      send(test(), account, interviewsApi.edit, { params: params(id), body: { ...plan, version } }),
    refuseSlots: (account: TestAccount, { id, version }: Interview, message = '') =>
      send(test(), account, interviewsApi.refuseSlots, { params: params(id), body: { version, message } }),
    cancel: (account: TestAccount, { id, version }: Interview, message = 'The position is gone.') =>
      send(test(), account, interviewsApi.cancel, { params: params(id), body: { version, message } }),
    close: (account: TestAccount, { id, version }: Interview, to: 'completed' | 'no_show') =>
      send(test(), account, interviewsApi.close, { params: params(id), body: { version, to } }),
    score: (account: TestAccount, id: number, draft: ScorecardDraft) =>
      send(test(), account, interviewsApi.score, { params: params(id), body: draft }),
  };
}
