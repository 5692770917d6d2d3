import type { Inclusion, StagePlan } from '#domain/features/jobs/job.ts';
import type { ScreeningQuestion } from '#domain/features/jobs/posting/screening-question.ts';
import { benefits, onboardingTexts } from '#server/db/demo/content/posting-texts.ts';
import type { Random } from '#server/db/demo/random.ts';
import type { FoundPoint } from '#server/reference/location.ts';
import type { JobPlan } from './job-plan.ts';

/** The texts of a posting; lists have one item per line. */
export function buildTexts(plan: JobPlan, country: 'US' | 'CA', random: Random) {
  const { employer, family, role, setting } = plan;
  return {
    description: [
      random.pick(employer.profile.intros),
      `${role.purpose} ${random.pick(family.teams)}`,
      random.pick(onboardingTexts[setting]),
    ].join('\n\n'),
    responsibilities: [...role.duties, ...random.sample(family.duties, random.int(2, 4))].join('\n'),
    requirements: [
      ...role.requirements,
      ...random.sample(family.requirements, 2),
      formatExperience(role.years),
      `Nice to have: ${lowercaseFirst(random.pick(family.preferences))}`,
    ].join('\n'),
    benefits: benefits[country].map((choices) => random.pick(choices)).join('\n'),
  };
}

export function buildSummary(
  plan: JobPlan,
  place: FoundPoint,
  pay: string,
  inclusion: Inclusion,
  steps: readonly StagePlan[],
): string[] {
  const days = steps.reduce((sum, step) => sum + step.within_days, 0);
  return [
    plan.role.duties[0] ?? plan.role.purpose,
    `${jobTypeTexts[plan.type]}, ${workModeTexts[plan.mode]} ${place.name}.`,
    `Pay: ${pay}.`,
    inclusion.schedule,
    `${steps.length} hiring steps, about ${Math.round(days / 7)} weeks${inclusion.questions_ahead ? '; questions sent in advance' : ''}.`,
  ];
}

export function formatTitle({ role, type }: JobPlan): string {
  if (type === 'internship') return `${role.title}, Internship`;
  return type === 'apprenticeship' ? `${role.title}, Apprenticeship` : role.title;
}

/** The work authorization question and up to two about the occupation. */
export function buildQuestions({ family }: JobPlan, country: 'US' | 'CA', random: Random): ScreeningQuestion[] {
  const nation = country === 'CA' ? 'Canada' : 'the United States';
  const familyQuestions = random.sample(family.questions, random.int(0, 2));
  return [
    {
      ...anyAnswer,
      id: 'right-to-work',
      text: `Are you legally authorized to work in ${nation}?`,
      required: true,
      kind: 'yes_no',
      wanted: ['yes'],
    },
    ...familyQuestions.map((text, at) => ({
      ...anyAnswer,
      id: `role-${at + 1}`,
      text,
      required: false,
      ...(questionForms[text] ?? { kind: 'long_text' as const }),
    })),
  ];
}

const anyAnswer = { choices: [], wanted: [], min: null };

/** Questions of the families that have a few possible answers. */
const questionForms: Readonly<Record<string, Pick<ScreeningQuestion, 'kind' | 'choices'>>> = {
  'Which shifts can you work?': { kind: 'several_of', choices: ['Mornings', 'Afternoons', 'Nights', 'Weekends'] },
  'Which hours are you available?': { kind: 'several_of', choices: ['Mornings', 'Afternoons', 'Evenings', 'Weekends'] },
  'Which channel do you prefer: chat, email, or phone?': { kind: 'one_of', choices: ['Chat', 'Email', 'Phone'] },
  'Would you prefer to work with customers or behind the scenes?': {
    kind: 'one_of',
    choices: ['With customers', 'Behind the scenes', 'Some of each'],
  },
  'Do you prefer a fixed station or rotating stations?': {
    kind: 'one_of',
    choices: ['A fixed station', 'Rotating stations', 'No preference'],
  },
};

const jobTypeTexts: Readonly<Record<JobPlan['type'], string>> = {
  full_time: 'Full time',
  part_time: 'Part time, 20 to 28 hours a week',
  contract: '12-month contract',
  temporary: 'Temporary, six months',
  internship: 'Paid four-month internship',
  apprenticeship: 'Paid two-year apprenticeship',
  volunteer: 'Volunteer',
};

const workModeTexts: Readonly<Record<JobPlan['mode'], string>> = {
  on_site: 'on site in',
  hybrid: 'hybrid in',
  remote: 'remote; the office is in',
};

function formatExperience([min, max]: readonly [number, number]): string {
  if (min === 0) return max <= 2 ? 'No experience required.' : 'Experience is helpful but not required.';
  return `You have at least ${min === 1 ? 'one year' : `${min} years`} of experience.`;
}

function lowercaseFirst(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}
