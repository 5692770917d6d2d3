import type { Inclusion, ScreeningQuestion, StagePlan } from '#domain/features/jobs/job.ts';
import { benefits, onboardingTexts } from '#server/db/demo/content/posting-texts.ts';
import type { Random } from '#server/db/demo/random.ts';
import type { FoundLocation } from '#server/reference/locations.ts';
import type { JobPlan } from './job-plan.ts';

/** The texts of a posting. In lists, each line is one item. */
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
      `Helpful, but not needed: ${lowercaseFirst(random.pick(family.preferences))}`,
    ].join('\n'),
    benefits: benefits[country].map((choices) => random.pick(choices)).join('\n'),
  };
}

/** The job in at most five short lines. */
export function buildSummary(
  plan: JobPlan,
  place: FoundLocation,
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
    `${steps.length} hiring steps, about ${Math.round(days / 7)} weeks${inclusion.questions_ahead ? '; questions are sent ahead' : ''}.`,
  ];
}

export function formatTitle({ role, type }: JobPlan): string {
  if (type === 'internship') return `${role.title}, Internship`;
  return type === 'apprenticeship' ? `${role.title}, Apprenticeship` : role.title;
}

/** One question everybody answers, and at times one about the craft. */
export function buildQuestions({ family }: JobPlan, country: 'US' | 'CA', random: Random): ScreeningQuestion[] {
  const nation = country === 'CA' ? 'Canada' : 'the United States';
  const craft = random.sample(family.questions, random.int(0, 2));
  return [
    { id: 'right-to-work', text: `Do you have the right to work in ${nation}?`, required: true },
    ...craft.map((text, at) => ({ id: `craft-${at + 1}`, text, required: false })),
  ];
}

const jobTypeTexts: Readonly<Record<JobPlan['type'], string>> = {
  full_time: 'Full time',
  part_time: 'Part time, 20 to 28 hours a week',
  contract: 'Contract for twelve months',
  temporary: 'For six months',
  internship: 'Paid internship of four months',
  apprenticeship: 'Paid apprenticeship of two years',
  volunteer: 'Voluntary',
};

const workModeTexts: Readonly<Record<JobPlan['mode'], string>> = {
  on_site: 'on site in',
  hybrid: 'partly from home, partly in',
  remote: 'from home; the office is in',
};

function formatExperience([min, max]: readonly [number, number]): string {
  if (min === 0) return max <= 2 ? 'You need no earlier experience.' : 'Experience helps, but you may also start here.';
  return `You bring ${min === 1 ? 'one year' : `${min} years`} or more of experience.`;
}

function lowercaseFirst(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}
