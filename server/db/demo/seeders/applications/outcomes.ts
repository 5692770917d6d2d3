import {
  type OutcomeAudience,
  type OutcomeDay,
  outcomeAudiences,
  outcomeDays,
  outcomeHelp,
  outcomeQuestions,
} from '#domain/features/outcomes/form.ts';
import { no, yes } from '#domain/features/surveys/questions.ts';
import { addDays } from '#domain/lib/day.ts';
import type { Demo } from '#server/db/demo/demo.ts';
import type { DemoSeeker } from '#server/db/demo/entities.ts';
import { createRandom, type Random } from '#server/db/demo/random.ts';
import { deriveInvitation } from '#server/db/demo/seeders/survey-invitations.ts';
import { formatDay } from '#server/db/demo/times.ts';
import { buildOutcomeForm } from '#server/features/outcomes/form.ts';

/** Later outcomes are asked by the product itself, so that their links work. */
const catchUpDays = 14;

/** The hires of supported people, and what they and their partners answered. */
export function seedOutcomes(demo: Demo): void {
  const [tenantId = 1] = demo.entities.tenantIds;
  const planned = demo.rows.applications.flatMap((application, index) => {
    const seeker = demo.entities.seekers.find(({ id }) => id === application.user_id);
    const hiredAt = application.status_since;
    if (application.status !== 'hired' || !seeker?.sponsor || !(hiredAt instanceof Date)) return [];
    const applicationId = index + 1;
    demo.rows.placements.push({
      tenant_id: tenantId,
      application_id: applicationId,
      user_id: seeker.id,
      organisation_id: seeker.sponsor.id,
      hired_at: hiredAt,
    });
    return planAnswers(demo, { applicationId, seeker, hiredAt });
  });
  for (const day of outcomeDays) {
    for (const audience of outcomeAudiences) {
      const answered = planned.filter((each) => each.day === day && each.audience === audience);
      addForm(demo, { tenantId, day, audience, answered });
    }
  }
}

interface PlannedAnswer {
  readonly applicationId: number;
  readonly seeker: DemoSeeker;
  readonly day: OutcomeDay;
  readonly audience: OutcomeAudience;
  readonly askedAt: Date;
  readonly isEmployed: boolean;
  readonly random: Random;
}

type Hire = Pick<PlannedAnswer, 'applicationId' | 'seeker'> & { readonly hiredAt: Date };

function planAnswers(demo: Demo, { applicationId, seeker, hiredAt }: Hire): PlannedAnswer[] {
  const random = createRandom(`outcomes of application ${applicationId}`);
  const leftAfter = random.chance(0.65) ? Number.POSITIVE_INFINITY : random.int(40, 170);
  return outcomeDays.flatMap((day) => {
    if (addDays(hiredAt, day + catchUpDays) > demo.now) return [];
    return outcomeAudiences
      .filter(() => random.chance(0.8))
      .map((audience) => {
        const asked = { day, audience, askedAt: addDays(hiredAt, day), isEmployed: day < leftAfter };
        return { applicationId, seeker, ...asked, random };
      });
  });
}

interface PlannedForm {
  readonly tenantId: number;
  readonly day: OutcomeDay;
  readonly audience: OutcomeAudience;
  readonly answered: readonly PlannedAnswer[];
}

function addForm(demo: Demo, { tenantId, day, audience, answered }: PlannedForm): void {
  const openedAt = addDays(demo.now, -300);
  const surveyId = demo.add('surveys', {
    tenant_id: tenantId,
    content: JSON.parse(JSON.stringify(buildOutcomeForm(day, audience))),
    status: 'open',
    key: null,
    response_count: answered.length,
    created_by: null,
    created_at: openedAt,
    opened_at: openedAt,
    closed_at: null,
    outcome_day: day,
    outcome_audience: audience,
  });
  for (const [index, { applicationId, seeker, askedAt, isEmployed, random }] of answered.entries()) {
    const invitation = deriveInvitation(`outcome ${applicationId} ${day} ${audience}`);
    const answeredOn = formatDay(addDays(askedAt, random.int(1, 6)));
    const isPerson = audience === 'person';
    demo.rows.survey_invitations.push({
      tenant_id: tenantId,
      ...invitation,
      survey_id: surveyId,
      user_id: isPerson ? seeker.id : null,
      came_by: 'outcome',
      created_at: askedAt,
      reminded_at: null,
      answered_on: answeredOn,
      application_id: applicationId,
      is_shared: isPerson && random.chance(0.6),
    });
    const key = { tenant_id: tenantId, survey_id: surveyId, number: index + 1 };
    demo.rows.survey_responses.push({ ...key, invitation_id: invitation.id, language: 'en', day: answeredOn });
    for (const { name, choices, text } of chooseAnswers(isEmployed, random)) {
      demo.rows.survey_answers.push({ ...key, question_id: outcomeQuestions[name], choices, text });
    }
  }
}

const changes = ['More hours since the first month.', 'A new team, same tasks.', 'Two days a week at home.'];
const needs = ['A talk about the next step.', 'Help with the schedule.', 'Nothing at the moment.'];

interface ChosenAnswer {
  readonly name: keyof typeof outcomeQuestions;
  readonly choices: number[];
  readonly text: string;
}

function chooseAnswers(isEmployed: boolean, random: Random): ChosenAnswer[] {
  const help = outcomeHelp.map((_help, index) => index + 1);
  const answers: ChosenAnswer[] = [{ name: 'employed', choices: [isEmployed ? yes : no], text: '' }];
  if (isEmployed) {
    const hasChanged = random.chance(0.25);
    answers.push({ name: 'changed', choices: [hasChanged ? yes : no], text: '' });
    if (hasChanged) answers.push({ name: 'change', choices: [], text: random.pick(changes) });
  }
  answers.push({ name: 'help', choices: random.sample(help, random.int(1, 3)), text: '' });
  if (random.chance(0.5)) answers.push({ name: 'need', choices: [], text: random.pick(needs) });
  return answers;
}
