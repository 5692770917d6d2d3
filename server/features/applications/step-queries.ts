import { type RawBuilder, sql } from 'kysely';
import { ApplicationStatus } from '#domain/features/applications/lifecycle.ts';
import { defaultReplyDays, hasDeadline, type StepInterview } from '#domain/features/applications/next-step.ts';

/** Days within which the employer promises the next step. */
export const replyDays = sql<number>`coalesce((j.stage_plan -> 0 ->> 'within_days')::int, ${defaultReplyDays}::int)`;

/** The interviews of an application (`a`) that decide its next step. */
export const stepInterviews = sql<StoredStepInterview[] | null>`case when a.status = 'interview' then (
  select jsonb_agg(jsonb_build_object('status', i.status, 'starts_at', i.starts_at, 'minutes', i.length_minutes))
  from interviews i where i.tenant_id = a.tenant_id and i.application_id = a.id
    and i.status in ('proposed', 'scheduled', 'rescheduled', 'completed')) end`;

export interface StoredStepInterview {
  readonly status: StepInterview['status'];
  readonly starts_at: string | null;
  readonly minutes: number;
}

/** The last day to answer the sent offer of an application (`a`). */
export const answerBy = sql<string | null>`case when a.status = 'offered' then (
  select o.answer_by::text from offers o
  where o.tenant_id = a.tenant_id and o.application_id = a.id and o.status = 'sent') end`;

/** The last day of a deadline. */
export interface DueBy {
  readonly day: Date;
  readonly now: Date;
}

export const dueStatuses: readonly ApplicationStatus[] = ApplicationStatus.options.filter(hasDeadline);

const days = sql`(select ${replyDays} from jobs j where j.tenant_id = a.tenant_id and j.id = a.job_id)`;

/** The deadline of an application (`a`) in the interview stage: its next interview, or the decision after the last one. */
function getInterviewDue(now: Date): RawBuilder<Date | null> {
  const end = sql`i.starts_at + make_interval(mins => i.length_minutes)`;
  return sql<Date | null>`(select case when max(${end}) > ${now} then min(i.starts_at) filter (where ${end} > ${now})
      when bool_or(i.status = 'proposed') then null
      else greatest(max(${end}), a.status_since) + make_interval(days => ${days}) end
    from interviews i where i.tenant_id = a.tenant_id and i.application_id = a.id
      and i.status in ('proposed', 'scheduled', 'rescheduled', 'completed'))`;
}

/** The deadline of an application (`a`) whose status has one, like `getNextStep`. */
export function getStepDue(now: Date): RawBuilder<Date | null> {
  return sql<Date | null>`(case when a.status = 'interview' then ${getInterviewDue(now)}
    else a.status_since + make_interval(days => ${days}) end)`;
}

/** Whether the next step has a deadline until the day, like `getNextStep`. */
export function isDueBy({ day, now }: DueBy): RawBuilder<boolean> {
  return sql<boolean>`(case when a.status = 'interview' then ${getInterviewDue(now)} <= ${day}
    else a.status = any(${[...dueStatuses]}::text[])
      and a.status_since <= ${day}::timestamptz - make_interval(days => ${days}) end)`;
}
