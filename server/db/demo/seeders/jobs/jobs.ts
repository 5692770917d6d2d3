import type { JobStatus } from '#domain/features/jobs/lifecycle.ts';
import { DEFAULT_WEIGHTS, type MatchWeights } from '#domain/features/matching/score/weights.ts';
import { addDays } from '#domain/lib/day.ts';
import { slugify } from '#domain/lib/slug.ts';
import { locationColumns, matchColumns, postingWordColumns } from '#server/db/demo/columns.ts';
import type { Demo } from '#server/db/demo/demo.ts';
import type { DemoJob, Person } from '#server/db/demo/entities.ts';
import { createRandom, type Random } from '#server/db/demo/random.ts';
import { readPostingTexts } from '#server/db/demo/read-texts.ts';
import { formatDay } from '#server/db/demo/times.ts';
import { type JobPlan, planJobs } from './job-plan.ts';
import { buildInclusion, buildPay, buildStagePlan, formatPay, type Pay } from './job-terms.ts';
import { buildQuestions, buildSummary, buildTexts, formatTitle } from './job-texts.ts';

/** Every posting with its hiring team and history. */
export function seedJobs(demo: Demo): void {
  for (const [at, plan] of planJobs(demo).entries()) addJob(demo, plan, createRandom(`job ${at}`));
}

function addJob(demo: Demo, plan: JobPlan, random: Random): void {
  const [tenantId = 1] = demo.entities.tenantIds;
  const { country, region } = demo.findLocation(plan.city);
  const questions = buildQuestions(plan, country, random);
  const weights = random.chance(0.06) ? skillHeavyWeights : null;
  const title = formatTitle(plan);
  const work = workColumns(demo, plan, random);
  const needs = { ...buildNeeds(demo, plan), ...readPostingTexts({ title, ...work }, plan.role.years) };
  const id = demo.add('jobs', {
    tenant_id: tenantId,
    title,
    slug: slugify(title),
    ...employerColumns(plan),
    ...work,
    ...matchColumns(needs),
    ...postingWordColumns(needs),
    nice_skill_ids: demo.findTermIds('skill', plan.role.niceToHaveSkills),
    match_weights: weights,
    screening_questions: questions,
    closes_on: pickClosingDay(demo, plan, random),
    ...timeColumns(plan),
  });
  const hiringTeam = addTeam(demo, tenantId, id, plan, random);
  addHistory(demo, tenantId, id, plan);
  const questionIds = questions.map((question) => question.id);
  const { employer, family, status, openings, publishedAt, endedAt } = plan;
  const fixed = { employer, family, status, openings, publishedAt, endedAt };
  demo.entities.jobs.push({
    ...fixed,
    id,
    title,
    hiringTeam,
    needs,
    weights: weights ?? DEFAULT_WEIGHTS,
    region,
    questionIds,
  });
}

function employerColumns({ employer }: JobPlan) {
  return {
    organisation_id: employer.id,
    company: employer.profile.name,
    adjustments_contact: `${employer.lead.name}, accommodations@${employer.profile.domain}.test`,
    uses_ai_screening: false,
    is_existing_vacancy: true,
    source: 'demo',
    created_by: employer.lead.id,
  };
}

function workColumns(demo: Demo, plan: JobPlan, random: Random) {
  const place = demo.findLocation(plan.city);
  const pay = buildPay(plan, place.country, random);
  const inclusion = buildInclusion(plan.setting, random);
  const steps = buildStagePlan(plan.employer, random);
  return {
    summary: buildSummary(plan, place, formatPay(pay), inclusion, steps),
    ...buildTexts(plan, place.country, random),
    ...locationColumns(place),
    work_mode: plan.mode,
    job_type: plan.type,
    openings: plan.openings,
    ...payColumns(pay),
    experience_min: plan.role.years[0],
    experience_max: plan.role.years[1],
    inclusion,
    stage_plan: steps,
  };
}

function timeColumns(plan: JobPlan) {
  return {
    status: plan.status,
    published_at: plan.publishedAt,
    created_at: plan.createdAt,
    updated_at: plan.endedAt ?? plan.publishedAt ?? plan.createdAt,
    version: listStatusChanges(plan).length,
  };
}

const skillHeavyWeights: MatchWeights = {
  skills: 55,
  certification: 5,
  education: 5,
  job_title: 20,
  industry: 5,
  management_level: 10,
};

function buildNeeds(demo: Demo, { role, employer }: JobPlan): DemoJob['needs'] {
  return {
    skills: demo.findTermIds('skill', role.skills),
    certifications: demo.findTermIds('certification', role.certifications ?? []),
    education: role.education,
    titles: demo.findTermIds('title', role.taxonomyTitles),
    industries: demo.findTermIds('industry', employer.profile.industries.slice(0, 1)),
    managementLevel: role.rank,
  };
}

function payColumns({ min, max, currency, period }: Pay) {
  return { salary_min: min, salary_max: max, salary_currency: currency, salary_period: period };
}

function pickClosingDay(demo: Demo, { status, endedAt }: JobPlan, random: Random): string | null {
  if (status === 'closed' && endedAt) return formatDay(endedAt);
  return status === 'active' && random.chance(0.6) ? formatDay(addDays(demo.now, random.int(9, 50))) : null;
}

function addTeam(demo: Demo, tenantId: number, jobId: number, { employer }: JobPlan, random: Random): Person[] {
  const members = random.sample(employer.members, random.int(0, 2));
  const hiringTeam = [employer.lead, ...members];
  for (const { id } of hiringTeam) {
    demo.rows.job_team.push({ tenant_id: tenantId, job_id: jobId, user_id: id, is_lead: id === employer.lead.id });
  }
  return hiringTeam;
}

interface JobStatusChange {
  readonly at: Date;
  readonly from: JobStatus | null;
  readonly to: JobStatus;
}

/** Without the last change of a filled job, which `fillJob` adds with its last offer. */
function listStatusChanges({ status, createdAt, publishedAt, endedAt }: JobPlan): JobStatusChange[] {
  const steps: JobStatusChange[] = [{ at: createdAt, from: null, to: 'draft' }];
  if (publishedAt) steps.push({ at: publishedAt, from: 'draft', to: 'active' });
  if (endedAt) steps.push({ at: endedAt, from: 'active', to: status });
  return steps;
}

function addHistory(demo: Demo, tenantId: number, jobId: number, plan: JobPlan): void {
  const actor = plan.employer.lead.id;
  for (const { at, from, to } of listStatusChanges(plan)) {
    demo.rows.job_events.push({
      tenant_id: tenantId,
      job_id: jobId,
      at,
      actor_user_id: actor,
      from_status: from,
      to_status: to,
      note: '',
    });
    demo.rows.audit_events.push({
      tenant_id: tenantId,
      at,
      actor_user_id: actor,
      action: from === null ? 'job.create' : 'job.move',
      subject_kind: 'job',
      subject_id: String(jobId),
      detail: from === null ? {} : { from, to },
    });
  }
}
