import { expect } from 'vitest';
import { type OwnOutcome, outcomesApi } from '#domain/features/outcomes/contract.ts';
import { outcomeQuestions } from '#domain/features/outcomes/form.ts';
import { surveysApi } from '#domain/features/surveys/contract.ts';
import { yes } from '#domain/features/surveys/questions.ts';
import { askDueOutcomes } from '#server/features/outcomes/asking.ts';
import type { TestApp } from '#server/testing/app.ts';
import { signInAgain, type TestAccount, type TestTenant } from '#server/testing/factories.ts';
import { send } from '#server/testing/send.ts';
import { submitApplication } from './applications.ts';
import { offerHelpers } from './offers.ts';
import { createPartnerAndJob } from './suggestions.ts';

const daySeconds = 86_400;

/** Part of the answer to the last question of each form. */
export const outcomeCanary = 'zebra-lantern-417';
export const outcomeNeed = `A later shift, ${outcomeCanary}`;

export function findToken(outcomes: readonly Pick<OwnOutcome, 'token'>[]): string {
  return outcomes.find(({ token }) => token !== null)?.token ?? '';
}

/** Hires, time, and the forms of both sides. */
export function outcomeHelpers(test: () => TestApp) {
  const again = (account: TestAccount) => signInAgain(test(), account);
  const list = async (staff: TestAccount) => (await send(test(), await again(staff), outcomesApi.list)).body;
  return {
    again,
    list,
    listOwn: async (person: TestAccount) => (await send(test(), await again(person), outcomesApi.own)).body.outcomes,
    partnerToken: async (staff: TestAccount) =>
      findToken((await list(staff)).placements.flatMap(({ outcomes }) => outcomes)),
    /** Ada was hired with the support of the coach's organization. */
    hireAda: async () => {
      const created = await createPartnerAndJob(test());
      const { ada, manager, job } = created;
      const { id } = await submitApplication(test(), ada, job.id);
      const offers = offerHelpers(test);
      expect((await offers.accept(ada, await offers.sent(manager, id), 'Ada Own')).status).toBe(200);
      return { ...created, applicationId: id };
    },
    passDays: async (days: number) => {
      test().passTime(days * daySeconds + 60);
      await askDueOutcomes(test().services);
    },
    answer: ({ visitor }: TestTenant, token: string, fields: { value?: number; is_shared?: boolean } = {}) => {
      const { value = yes, ...rest } = fields;
      const answers = [
        { question: outcomeQuestions.employed, values: [value], text: '' },
        { question: outcomeQuestions.need, values: [], text: outcomeNeed },
      ];
      return send(test(), visitor, surveysApi.finish, { body: { token, answers, language: 'en', ...rest } });
    },
    rows: async (text: string, ...values: unknown[]) =>
      (await test().services.database.pool.query(text, values)).rows as Record<string, unknown>[],
  };
}
