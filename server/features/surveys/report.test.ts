import { describe, expect, it } from 'vitest';
import { surveyReportsApi } from '#domain/features/surveys/report-contract.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeTenant } from '#server/testing/factories.ts';
import { type Caller, send } from '#server/testing/send.ts';
import { makeOpenSurvey, newQuestion } from '#server/testing/surveys.ts';

const app = testApp();

interface Stored {
  readonly day: string;
  readonly value: number;
  readonly text?: string;
}

/** A survey with a scale and a text, and these answers in their order. */
async function makeAnswered(stored: readonly Stored[], title = 'Report') {
  const tenant = await makeTenant(app());
  const admin = await makeAccount(app(), tenant, 'admin');
  const partner = await makeAccount(app(), tenant, 'skilling_partner');
  const questions = [newQuestion(1), newQuestion(2, { kind: 'text' })];
  const survey = await makeOpenSurvey(app(), admin, { title: { en: title }, questions });
  const { pool } = app().services.database;
  for (const [index, { day, value, text }] of stored.entries()) {
    const key = [tenant.id, survey.id, index + 1];
    await pool.query(
      `insert into survey_responses (tenant_id, survey_id, number, language, day) values ($1, $2, $3, 'en', $4)`,
      [...key, day],
    );
    const answer = `insert into survey_answers (tenant_id, survey_id, number, question_id, choices, text)
      values ($1, $2, $3, $4, $5, $6)`;
    await pool.query(answer, [...key, 1, [value], '']);
    if (text) await pool.query(answer, [...key, 2, [], text]);
  }
  return { tenant, admin, partner, params: { id: String(survey.id) } };
}

const read = async (caller: Caller, params: { id: string }, query: { from?: string; to?: string } = {}) =>
  (await send(app(), caller, surveyReportsApi.read, { params, query })).body;

describe('GET /api/v1/survey-reports/:id', () => {
  it('counts whole groups of ten answers, with mean and trend', async () => {
    const { admin, params } = await makeAnswered([
      ...Array.from({ length: 10 }, () => ({ day: '2026-01-05', value: 2 })),
      ...Array.from({ length: 10 }, () => ({ day: '2026-02-05', value: 5 })),
      ...Array.from({ length: 9 }, () => ({ day: '2026-03-05', value: 1 })),
    ]);
    const report = await read(admin, params);
    expect(report).toMatchObject({ answered: 20, response_rate: null });
    expect(report.questions[0]).toMatchObject({
      answered: 20,
      mean: 3.5,
      trend: [
        { month: '2026-01', mean: 2, answered: 10 },
        { month: '2026-02', mean: 5, answered: 10 },
      ],
    });
    expect(report.questions[0]?.counts.map(({ count }) => count)).toEqual([0, 10, 0, 0, 10]);
  });

  it('shows a skilling partner each value in whole groups of ten people, and no comment', async () => {
    const { admin, partner, params } = await makeAnswered([
      ...Array.from({ length: 17 }, () => ({ day: '2026-01-05', value: 4, text: 'A calm interview' })),
      ...Array.from({ length: 3 }, () => ({ day: '2026-01-06', value: 1, text: 'A calm interview' })),
    ]);
    const own = (await read(admin, params)).questions;
    expect(own[0]?.counts.map(({ count }) => count)).toEqual([3, 0, 0, 17, 0]);
    expect(own[1]?.themes).toMatchObject([{ phrase: 'calm interview', count: 20 }]);
    expect(own[1]?.themes[0]?.examples).toEqual(['A calm interview']);
    const theirs = await read(partner, params);
    expect(theirs.is_aggregate).toBe(true);
    expect(theirs.questions[0]?.counts.map(({ count }) => count)).toEqual([0, 0, 0, 10, 0]);
    expect(theirs.questions[1]?.themes).toEqual([{ phrase: 'calm interview', count: 20, examples: [] }]);
  });

  it('two random periods never differ by one to nine people, for either reader', async () => {
    const random = (max: number) => Math.floor(Math.random() * max);
    const formatDay = (index: number) => new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10);
    const days = Array.from({ length: 83 }, () => random(60)).sort((a, b) => a - b);
    const stored = days.map((day) => ({ day: formatDay(day), value: 1 + random(5) }));
    const { admin, partner, params } = await makeAnswered(stored);
    const periods = Array.from({ length: 40 }, () => [random(60), random(60)].sort((a, b) => a - b).map(formatDay));
    for (const caller of [admin, partner]) {
      const seen = new Set<string>();
      const groups: number[][] = [];
      for (const [from = '', to = ''] of periods) {
        const [question] = (await read(caller, params, { from, to })).questions;
        const counts = [
          question?.answered ?? 0,
          ...(caller === partner ? (question?.counts ?? []).map((c) => c.count) : []),
        ];
        groups.push(counts);
        seen.add(counts.join());
      }
      expect(seen.size).toBeGreaterThan(1);
      const differences = groups.flatMap((one) =>
        groups.flatMap((other) => one.map((count, index) => Math.abs(count - (other[index] ?? 0)))),
      );
      expect(differences.filter((difference) => difference % 10 !== 0)).toEqual([]);
    }
  });

  it('is not found in another tenant, and no answer of it counts', async () => {
    const { params } = await makeAnswered([{ day: '2026-01-05', value: 2 }]);
    const stranger = await makeAccount(app(), await makeTenant(app()), 'admin');
    expect((await send(app(), stranger, surveyReportsApi.read, { params, query: {} })).status).toBe(404);
    expect((await send(app(), stranger, surveyReportsApi.summary, { query: {} })).body.surveys).toEqual([]);
  });

  it('refuses a period that ends before it starts', async () => {
    const { admin, params } = await makeAnswered([]);
    const query = { from: '2026-02-01', to: '2026-01-01' };
    const refused = await send(app(), admin, surveyReportsApi.read, { params, query });
    expect([refused.status, refused.problem.fields?.[0]?.field]).toEqual([400, 'query.to']);
  });
});

describe('GET /api/v1/survey-reports/:id/csv', () => {
  it('writes the numbers of the page, safe for spreadsheets', async () => {
    const stored = Array.from({ length: 10 }, () => ({ day: '2026-01-05', value: 3 }));
    const { admin, params } = await makeAnswered(stored);
    const { pool } = app().services.database;
    await pool.query(
      `update surveys set content = jsonb_set(content, '{questions,0,text,en}', '"=1+1"') where id = $1`,
      [params.id],
    );
    const file = await send(app(), admin, surveyReportsApi.download, { params, query: {} });
    const lines = Buffer.from(file.body as unknown as Uint8Array)
      .toString()
      .split('\r\n');
    expect(lines[0]).toContain('question,kind,answer,count,answered,mean');
    expect(lines[3]).toBe("'=1+1,scale,3,10,10,3");
  });
});

describe('POST /api/v1/surveys/:id/actions', () => {
  it('records who did what, and the summary shows it', async () => {
    const stored = Array.from({ length: 10 }, () => ({ day: '2026-01-05', value: 4 }));
    const { admin, partner, params } = await makeAnswered(stored);
    const body = { text: 'Questions are sent two days before the interview' };
    expect((await send(app(), admin, surveyReportsApi.addAction, { params, body })).status).toBe(201);
    expect((await send(app(), partner, surveyReportsApi.addAction, { params, body })).status).toBe(403);
    const { surveys } = (await send(app(), partner, surveyReportsApi.summary, { query: {} })).body;
    expect(surveys).toMatchObject([{ answered: 10, mean: 4, actions: [{ ...body, name: 'Rowan Ellery' }] }]);
  });
});
