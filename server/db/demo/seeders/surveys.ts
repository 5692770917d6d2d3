import type { SurveyContent } from '#domain/features/surveys/content.ts';
import { type Answer, listAskedQuestions, listValues, type Question } from '#domain/features/surveys/questions.ts';
import { addDays } from '#domain/lib/day.ts';
import { surveyComments, surveyContents } from '#server/db/demo/content/surveys.ts';
import type { Demo } from '#server/db/demo/demo.ts';
import { createRandom, type Random } from '#server/db/demo/random.ts';
import { inviteApplicants } from './survey-invitations.ts';

/** Days before now on which the surveys were opened. */
const openedDaysAgo = { application: 200, firstMonth: 150 };
const responseCounts = { application: 146, firstMonth: 47 };

/** An open survey with answers over months, a closed one, a draft, and an action that followed from answers. */
export function seedSurveys(demo: Demo): void {
  const [tenantId = 1] = demo.entities.tenantIds;
  const adminId = findAdmin(demo, tenantId);
  const random = createRandom('surveys');
  const shared = { demo, tenantId, adminId, random };
  const application = addSurvey(shared, {
    content: surveyContents.application,
    daysAgo: openedDaysAgo.application,
    responses: responseCounts.application,
    isClosed: false,
  });
  inviteApplicants(demo, tenantId, application);
  addSurvey(shared, {
    content: surveyContents.firstMonth,
    daysAgo: openedDaysAgo.firstMonth,
    responses: responseCounts.firstMonth,
    isClosed: true,
  });
  addSurvey(shared, { content: surveyContents.draft, daysAgo: null, responses: 0, isClosed: false });
  demo.add('survey_actions', {
    tenant_id: tenantId,
    survey_id: application,
    text: 'Applications no longer ask for what the résumé already says.',
    user_id: adminId,
    at: addDays(demo.now, -40),
  });
}

interface Shared {
  readonly demo: Demo;
  readonly tenantId: number;
  readonly adminId: number;
  readonly random: Random;
}

interface PlannedSurvey {
  readonly content: SurveyContent;
  /** Null for a draft. */
  readonly daysAgo: number | null;
  readonly responses: number;
  readonly isClosed: boolean;
}

function addSurvey(shared: Shared, { content, daysAgo, responses, isClosed }: PlannedSurvey): number {
  const { demo, tenantId, adminId } = shared;
  const openedAt = daysAgo === null ? null : addDays(demo.now, -daysAgo);
  const key = content.has_open_link ? `demo-survey-${demo.rows.surveys.length + 1}-${'0'.repeat(20)}` : null;
  const id = demo.add('surveys', {
    tenant_id: tenantId,
    content: JSON.parse(JSON.stringify(content)),
    status: openedAt === null ? 'draft' : isClosed ? 'closed' : 'open',
    key,
    response_count: responses,
    created_by: adminId,
    created_at: openedAt ?? demo.now,
    opened_at: openedAt,
    closed_at: isClosed ? addDays(demo.now, -10) : null,
    outcome_day: null,
    outcome_audience: null,
  });
  for (let number = 1; number <= responses; number += 1) {
    const share = number / responses;
    addResponse(shared, {
      content,
      id,
      number,
      share,
      day: addDays(demo.now, -Math.round((daysAgo ?? 0) * (1 - share)) - 1),
    });
  }
  return id;
}

interface PlannedResponse {
  readonly content: SurveyContent;
  readonly id: number;
  readonly number: number;
  /** 0 for the first response, 1 for the last one. Scores rise a little over time. */
  readonly share: number;
  readonly day: Date;
}

function addResponse({ demo, tenantId, random }: Shared, { content, id, number, share, day }: PlannedResponse): void {
  const key = { tenant_id: tenantId, survey_id: id, number };
  const language = random.weighted({ en: 80, fr: 8, esp: 9, ko: 3 });
  demo.rows.survey_responses.push({ ...key, invitation_id: null, language, day: day.toISOString().slice(0, 10) });
  const answers: Answer[] = [];
  for (const question of content.questions) {
    const isAsked = listAskedQuestions(content.questions, answers).some((asked) => asked.id === question.id);
    if (!isAsked || random.chance(0.06)) continue;
    const answer = { question: question.id, ...chooseAnswer(question, random, share) };
    answers.push(answer);
    demo.rows.survey_answers.push({ ...key, question_id: question.id, choices: answer.values, text: answer.text });
  }
}

function chooseAnswer(question: Question, random: Random, share: number): Pick<Answer, 'values' | 'text'> {
  const values = listValues(question);
  if (question.kind === 'text') return { values: [], text: random.pick(surveyComments) };
  if (question.kind === 'several') return { values: random.sample(values, random.int(1, 2)), text: '' };
  if (question.kind === 'yes_no') return { values: [random.chance(0.5 + share / 3) ? 1 : 2], text: '' };
  const step = random.weighted({ 1: 6 - 4 * share, 2: 12 - 6 * share, 3: 25, 4: 30, 5: 18 + 22 * share });
  return { values: [Number(step)], text: '' };
}

function findAdmin(demo: Demo, tenantId: number): number {
  const index = demo.rows.users.findIndex((user) => user.tenant_id === tenantId && user.account_kind === 'admin');
  return index + 1;
}
