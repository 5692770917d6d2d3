import { expect, it } from 'vitest';
import { outcomesApi } from '#domain/features/outcomes/contract.ts';
import { outcomeQuestions } from '#domain/features/outcomes/form.ts';
import { yes } from '#domain/features/surveys/questions.ts';
import { surveyReportsApi } from '#domain/features/surveys/report-contract.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount } from '#server/testing/factories.ts';
import { findToken, outcomeCanary, outcomeHelpers } from '#server/testing/hiring/outcomes.ts';
import { idParams } from '#server/testing/hiring/suggestions.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();
const { again, answer, hireAda, listOwn, passDays, rows } = outcomeHelpers(app);

it('a skilling partner reads no single outcome, and the answers of all people in whole groups of ten', async () => {
  const { tenant, ada } = await hireAda();
  await passDays(30);
  await answer(tenant, findToken(await listOwn(ada)), { is_shared: true });
  const skilling = await again(await makeAccount(app(), tenant, 'skilling_partner'));
  expect((await send(app(), skilling, outcomesApi.list)).status).toBe(403);
  expect((await send(app(), skilling, outcomesApi.ofPerson, idParams(ada.id))).status).toBe(403);

  const form = `from surveys where tenant_id = $1 and outcome_day = 30 and outcome_audience = 'person'`;
  const [{ id } = {}] = await rows(`select id ${form}`, tenant.id);
  const addYes = async (number: number) => {
    await rows(
      `insert into survey_responses (tenant_id, survey_id, number, language, day) select $1, id, $2, 'en', now() ${form}`,
      ...[tenant.id, number],
    );
    await rows(
      `insert into survey_answers (tenant_id, survey_id, number, question_id, choices, text)
       select $1, id, $2, $3, $4, '' ${form}`,
      ...[tenant.id, number, outcomeQuestions.employed, [yes]],
    );
  };
  const readEmployed = async () => {
    const { status, body } = await send(app(), skilling, surveyReportsApi.read, idParams(Number(id)));
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toContain(outcomeCanary);
    return { answered: body.answered, counts: body.questions[0]?.counts.map(({ count }) => count) };
  };
  for (let number = 2; number < 10; number += 1) await addYes(number);
  expect(await readEmployed()).toEqual({ answered: 0, counts: [0, 0] });
  await addYes(10);
  expect(await readEmployed()).toEqual({ answered: 10, counts: [10, 0] });
});
