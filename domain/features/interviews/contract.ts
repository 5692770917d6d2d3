import * as z from 'zod/mini';
import { dayMs } from '#domain/lib/day.ts';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Id, IdFromText, Moment, paragraph, TimeZone } from '#domain/lib/fields.ts';
import {
  BusySpan,
  Interview,
  InterviewCard,
  InterviewPage,
  InterviewPlan,
  InterviewStart,
  SlotCheck,
  Slots,
} from './interview.ts';
import { interviewFilters } from './lifecycle.ts';
import { LocalTime } from './local-time.ts';
import { maxPanel } from './pack.ts';
import { ScorecardDraft } from './scorecard.ts';
import { maxSlots } from './slots.ts';

/** A week, with the hour of a clock change. */
const maxCalendarDays = 8;

function isCalendarPeriod({ from, until }: { readonly from: string; readonly until: string }): boolean {
  const lengthMs = Date.parse(until) - Date.parse(from);
  return lengthMs > 0 && lengthMs <= maxCalendarDays * dayMs;
}

const CalendarPeriod = z
  .object({ from: Moment, until: Moment })
  .check(z.refine(isCalendarPeriod, { path: ['until'], error: 'invalid_value' }));
const Params = z.object({ id: IdFromText });
const read = { permission: 'interview.read' } as const;
const write = { permission: 'interview.write' } as const;
const answer = { permission: 'interview.answer' } as const;
const Version = z.object({ version: z.int() });
const Cursor = z.optional(z.string().check(z.maxLength(200), z.regex(/^[\w-]*$/)));

export const interviewsApi = {
  /** The interviews the caller may read: confirmed ones by time, the others by their latest change. */
  list: endpoint({
    method: 'GET',
    path: '/api/v1/interviews',
    access: read,
    query: z.object({ filter: z.optional(z.enum(interviewFilters)), cursor: Cursor }),
    response: InterviewPage,
  }),
  /** The interviews with a confirmed time in a period of at most `maxCalendarDays`, by time; canceled ones are left out. */
  calendar: endpoint({
    method: 'GET',
    path: '/api/v1/interview-calendar',
    access: read,
    query: CalendarPeriod,
    response: z.object({ interviews: z.array(InterviewCard) }),
  }),
  read: endpoint({ method: 'GET', path: '/api/v1/interviews/:id', access: read, params: Params, response: Interview }),
  /** The interviews of an application that the caller may read, by round. */
  ofApplication: endpoint({
    method: 'GET',
    path: '/api/v1/applications/:id/interviews',
    access: read,
    params: Params,
    response: z.object({ interviews: z.array(Interview), can_create: z.boolean() }),
  }),
  /** Applications that can get an interview. */
  candidates: endpoint({
    method: 'GET',
    path: '/api/v1/interview-candidates',
    access: write,
    response: z.object({ candidates: z.array(z.object({ application_id: Id, name: z.string(), job: z.string() })) }),
  }),
  start: endpoint({
    method: 'GET',
    path: '/api/v1/applications/:id/interview-start',
    access: write,
    params: Params,
    response: InterviewStart,
  }),
  /** Which of the times work for the panel; changes nothing. */
  checkSlots: endpoint({
    method: 'POST',
    path: '/api/v1/applications/:id/interview-slots',
    access: write,
    params: Params,
    body: z.object({
      slots: z.array(LocalTime).check(z.maxLength(maxSlots)),
      time_zone: TimeZone,
      length_minutes: z.int().check(z.gte(10), z.lte(480)),
      panel_ids: z.array(Id).check(z.maxLength(maxPanel)),
      /** The interview that is being planned; it doesn't conflict with itself. */
      interview_id: z.nullable(Id),
    }),
    response: z.object({ slots: z.array(SlotCheck) }),
  }),
  /** When the panel of an interview has other interviews in a period of at most `maxCalendarDays`, by name and time. */
  panelCalendar: endpoint({
    method: 'GET',
    path: '/api/v1/interviews/:id/panel-calendar',
    access: write,
    params: Params,
    query: CalendarPeriod,
    response: z.object({ busy: z.array(BusySpan) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/applications/:id/interviews',
    access: write,
    params: Params,
    body: InterviewPlan,
    response: Interview,
    status: 201,
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/api/v1/interviews/:id',
    access: write,
    params: Params,
    body: z.extend(InterviewPlan, Version.shape),
    response: Interview,
  }),
  /** Sends the pack with times to pick from. A confirmed time stays until another one is picked. */
  propose: endpoint({
    method: 'POST',
    path: '/api/v1/interviews/:id/proposal',
    access: write,
    params: Params,
    body: z.extend(Version, { slots: Slots, message: z._default(paragraph(1000), '') }),
    response: Interview,
  }),
  pick: endpoint({
    method: 'POST',
    path: '/api/v1/interviews/:id/pick',
    access: answer,
    params: Params,
    body: z.extend(Version, { slot_id: Id }),
    response: Interview,
    perMinute: 20,
  }),
  /** None of the times suits. A confirmed time stays. */
  refuseSlots: endpoint({
    method: 'POST',
    path: '/api/v1/interviews/:id/no-time',
    access: answer,
    params: Params,
    body: z.extend(Version, { message: z._default(paragraph(1000), '') }),
    response: Interview,
    perMinute: 20,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/v1/interviews/:id/cancel',
    access: write,
    params: Params,
    body: z.extend(Version, { message: paragraph(1000, 1) }),
    response: Interview,
  }),
  /** After the start: whether the interview took place. */
  close: endpoint({
    method: 'POST',
    path: '/api/v1/interviews/:id/outcome',
    access: write,
    params: Params,
    body: z.extend(Version, { to: z.enum(['completed', 'no_show']) }),
    response: Interview,
  }),
  /** The caller's own scorecard, as a member of the panel; final once it is in. */
  score: endpoint({
    method: 'POST',
    path: '/api/v1/interviews/:id/scorecard',
    access: read,
    params: Params,
    body: ScorecardDraft,
    response: Interview,
  }),
};
