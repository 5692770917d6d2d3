import * as z from 'zod/mini';
import { approvalKinds } from '#domain/features/approvals/contract.ts';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Id, Moment } from '#domain/lib/fields.ts';

/** Action items per start page. */
export const maxActionItems = 7;

const JobItem = z.object({
  job_id: Id,
  title: z.string(),
  company: z.string(),
});

/** An application that waits since a moment. */
const PersonItem = z.object({ ...JobItem.shape, application_id: Id, name: z.string(), waiting_since: Moment });
const DuePersonItem = z.object({ ...PersonItem.shape, due: Moment });
const Waiting = z.object({ count: z.int(), waiting_since: Moment });

/** An action item; kinds are listed by urgency. */
export const ActionItem = z.discriminatedUnion('kind', [
  /** Helpdesk chats without an answer. */
  z.object({ ...Waiting.shape, kind: z.literal('chats') }),
  /** An accommodation request, without its contents. */
  z.object({ ...DuePersonItem.shape, kind: z.literal('adjustment') }),
  /** A request for a human review. */
  z.object({ ...DuePersonItem.shape, kind: z.literal('human_review') }),
  /** A first reply is overdue. */
  z.object({ ...DuePersonItem.shape, kind: z.literal('late_reply') }),
  /** None of the proposed times suits the job seeker. */
  z.object({ ...PersonItem.shape, kind: z.literal('interview_times'), interview_id: Id }),
  /** The caller's scorecard is missing. */
  z.object({ ...PersonItem.shape, kind: z.literal('scorecard'), interview_id: Id }),
  /** An offer that the caller approves. */
  z.object({ ...PersonItem.shape, kind: z.literal('offer_approval'), offer_id: Id }),
  /** Requests that the caller decides on. */
  z.object({ ...Waiting.shape, kind: z.literal('approvals'), of: z.enum(approvalKinds) }),
  /** An offer without a reply of the job seeker. */
  z.object({ ...PersonItem.shape, kind: z.literal('open_offer') }),
  /** For the supporting partner: the employer's first reply is overdue. */
  z.object({ ...DuePersonItem.shape, kind: z.literal('late_employer') }),
  /** New applications without a first reply. */
  z.object({ ...JobItem.shape, ...Waiting.shape, kind: z.literal('new_applicants') }),
  /** A job draft. */
  z.object({ ...JobItem.shape, kind: z.literal('draft'), updated_at: Moment }),
]);
export type ActionItem = z.infer<typeof ActionItem>;

/** Counts within the caller's scope. */
export const OverviewCounts = z.object({
  active_jobs: z.int(),
  /** Of these, the jobs whose closing day is within the next seven days. */
  closing_week: z.int(),
  /** Applications without a first reply. */
  waiting: z.int(),
  /** Of these, the applications whose reply is overdue. */
  overdue: z.int(),
  /** In screening, interview or offer. */
  in_process: z.int(),
  /** Of these, the applications that moved in the last seven days. */
  moved_week: z.int(),
  /** Applications of the last seven days. */
  applied_week: z.int(),
  /** Applications of the seven days before. */
  applied_week_before: z.int(),
  /** People hired in the last thirty days. */
  hired_month: z.int(),
  /** People hired in the thirty days before. */
  hired_month_before: z.int(),
  /** First replies in the last 90 days; `answered_in_time` counts those before the deadline. */
  answered: z.int(),
  answered_in_time: z.int(),
});
export type OverviewCounts = z.infer<typeof OverviewCounts>;

/** Below this many applications, a chart shows no proportions. */
export const minChartApplications = 5;

/** Charts cover one of these numbers of weeks of seven days, the last of which ends now. */
export const chartPeriods = ['4', '12', '52'] as const;
export type ChartPeriod = (typeof chartPeriods)[number];
export const defaultChartPeriod: ChartPeriod = '12';

/** Replies after more days are counted on the day after this one. */
export const maxChartReplyDays = 30;

const FunnelStep = z.enum(['applied', 'screening', 'interview', 'offer', 'hired']);
export type FunnelStep = z.infer<typeof FunnelStep>;

/** Applications within the caller's scope that were submitted in the weeks of the period. */
export const OverviewCharts = z.object({
  /** From the first to the last step: how many got at least this far, including those that ended later. */
  funnel: z.array(z.object({ step: FunnelStep, count: z.int() })),
  /** Oldest week first; `previous` is the week one period earlier. */
  weeks: z.array(z.object({ starts_at: Moment, count: z.int(), previous: z.int() })),
  /** First replies by started days of waiting; days without replies are omitted. */
  replies: z.array(z.object({ days: z.int(), in_time: z.int(), late: z.int() })),
  /** The time in which these employers promise a first reply; null if it differs between jobs. */
  promised_days: z.nullable(z.int()),
});
export type OverviewCharts = z.infer<typeof OverviewCharts>;

export const overviewApi = {
  homepage: endpoint({
    method: 'GET',
    path: '/api/v1/homepage',
    access: { permission: 'homepage.read' },
    takesTurns: true,
    response: z.object({ needs: z.array(ActionItem), numbers: OverviewCounts }),
  }),
  /** Action items of all staff with a dashboard. */
  tasks: endpoint({
    method: 'GET',
    path: '/api/v1/dashboard/tasks',
    access: { permission: 'dashboard.read' },
    response: z.object({ needs: z.array(ActionItem) }),
  }),
  numbers: endpoint({
    method: 'GET',
    path: '/api/v1/dashboard/numbers',
    access: { permission: 'dashboard.read' },
    response: OverviewCounts,
  }),
  charts: endpoint({
    method: 'GET',
    path: '/api/v1/dashboard/charts',
    access: { permission: 'dashboard.read' },
    query: z.object({ weeks: z.optional(z.enum(chartPeriods)) }),
    response: OverviewCharts,
  }),
};
