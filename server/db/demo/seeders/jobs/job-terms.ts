import type { Inclusion, JobType, StagePlan } from '#domain/features/jobs/job.ts';
import { hiringSteps } from '#server/db/demo/content/posting-texts.ts';
import {
  accommodations,
  communication,
  interviewFormats,
  workEnvironments,
} from '#server/db/demo/content/work-environments.ts';
import type { DemoEmployer } from '#server/db/demo/entities.ts';
import type { WorkSetting } from '#server/db/demo/job-families/job-family.ts';
import type { Random } from '#server/db/demo/random.ts';
import type { JobPlan } from './job-plan.ts';

export interface Pay {
  readonly min: number;
  readonly max: number;
  readonly currency: 'USD' | 'CAD';
  readonly period: 'year' | 'hour';
}

/** Yearly for full-time jobs, hourly for all others. */
export function buildPay({ role, type }: JobPlan, country: 'US' | 'CA', random: Random): Pay {
  const level = (country === 'CA' ? 1.16 : 1) * (0.96 + random.next() * 0.1) * (payFactors[type] ?? 1);
  const isHourlyRole = role.pay[1] < 200;
  const isHourly = isHourlyRole || type !== 'full_time';
  const hours = isHourly && !isHourlyRole ? 2080 : 1;
  const step = isHourly ? 0.25 : 500;
  const [min, max] = role.pay.map((amount) => Math.round((amount * level) / hours / step) * step);
  return {
    min: min ?? 0,
    max: max ?? 0,
    currency: country === 'CA' ? 'CAD' : 'USD',
    period: isHourly ? 'hour' : 'year',
  };
}

const payFactors: Readonly<Partial<Record<JobType, number>>> = {
  internship: 0.72,
  apprenticeship: 0.86,
  contract: 1.12,
};

/** Such as "$62,000 to $78,000 a year". */
export function formatPay({ min, max, currency, period }: Pay): string {
  const sign = currency === 'CAD' ? 'CA$' : '$';
  const digits = { minimumFractionDigits: period === 'hour' ? 2 : 0, maximumFractionDigits: 2 };
  const words = (amount: number): string => `${sign}${amount.toLocaleString('en-US', digits)}`;
  return `${words(min)} to ${words(max)} ${period === 'hour' ? 'an hour' : 'a year'}`;
}

export function buildInclusion(setting: WorkSetting, random: Random): Inclusion {
  const place = workEnvironments[setting];
  return {
    sensory_environment: random.pick(place.sensory),
    noise: random.pick(place.noise),
    lighting: random.pick(place.lighting),
    meetings_per_week: random.pick(place.meetings),
    communication: random.pick(communication),
    schedule: random.pick(place.schedule),
    interview_format: random.pick(interviewFormats),
    questions_ahead: random.chance(0.75),
    accommodations: random.pick(accommodations),
    buddy: random.chance(0.7),
  };
}

export function buildStagePlan({ lead, members }: DemoEmployer, random: Random): StagePlan[] {
  const [member = lead] = random.sample(members, 1);
  const who = {
    recruiting: 'The recruiting team',
    lead: `${lead.name}, hiring manager`,
    team: `${member.name} and a future colleague`,
  };
  return random.pick(hiringSteps).map((step) => ({ ...step, who: who[step.who] }));
}
