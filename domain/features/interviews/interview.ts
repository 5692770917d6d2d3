import * as z from 'zod/mini';
import { Id, Moment, paragraph, TimeZone } from '#domain/lib/fields.ts';
import { InterviewStatus, interviewFilters } from './lifecycle.ts';
import { LocalTime } from './local-time.ts';
import { InterviewPack, interviewKinds, maxPanel, PackCheck } from './pack.ts';
import { Scorecard } from './scorecard.ts';
import { maxSlots } from './slots.ts';

/** An interview on a list. */
export const InterviewCard = z.object({
  id: Id,
  application_id: Id,
  round: z.int(),
  kind: z.enum(interviewKinds),
  status: InterviewStatus,
  job: z.object({ id: Id, title: z.string(), organisation_id: Id, company: z.string() }),
  seeker: z.object({ id: Id, name: z.string() }),
  /** The confirmed time; null before one is picked. */
  starts_at: z.nullable(Moment),
  length_minutes: z.int(),
  /** The zone in which the employer plans. */
  time_zone: z.string(),
  /** How many proposed times wait for the job seeker. */
  slot_count: z.int(),
  /** Whether the caller's scorecard is missing after the interview. */
  is_scorecard_due: z.boolean(),
  is_pack_complete: z.boolean(),
});
export type InterviewCard = z.infer<typeof InterviewCard>;

const InterviewSlot = z.object({ id: Id, starts_at: Moment });
export type InterviewSlot = z.infer<typeof InterviewSlot>;

export const Interview = z.object({
  ...InterviewCard.shape,
  /** Version of the record, for concurrent changes. */
  version: z.int(),
  pack: InterviewPack,
  panel: z.array(z.object({ id: Id, name: z.string() })),
  slots: z.array(InterviewSlot),
  /** Agreed accommodations; null for staff who may not see them. */
  accommodations: z.nullable(z.string()),
  /** What is missing in the pack; empty for the job seeker. */
  checks: z.array(PackCheck),
  /** The last message of the job seeker about the times. */
  seeker_message: z.string(),
  /** The last message of the employer about a change. */
  staff_message: z.string(),
  /** Empty for the job seeker. */
  scorecards: z.array(Scorecard),
  can_edit: z.boolean(),
  can_propose: z.boolean(),
  can_cancel: z.boolean(),
  can_close: z.boolean(),
  can_pick: z.boolean(),
  can_score: z.boolean(),
});
export type Interview = z.infer<typeof Interview>;

export const InterviewPage = z.object({
  interviews: z.array(InterviewCard),
  next: z.nullable(z.string()),
  counts: z.record(z.enum(interviewFilters), z.int()),
  /** Interviews that wait for the caller's scorecard, oldest first. */
  scorecards_due: z.array(InterviewCard),
});
export type InterviewPage = z.infer<typeof InterviewPage>;

export const InterviewPlan = z.object({
  round: z.int().check(z.gte(1), z.lte(9)),
  time_zone: TimeZone,
  pack: InterviewPack,
  panel_ids: z.array(Id).check(
    z.maxLength(maxPanel),
    z.refine((ids) => new Set(ids).size === ids.length, { error: 'invalid_value' }),
  ),
  /** Null keeps the stored text, for staff who don't see it. */
  accommodations: z.nullable(paragraph(1000)),
});
export type InterviewPlan = z.infer<typeof InterviewPlan>;

/** Local times in the zone of the interview. */
export const Slots = z.array(LocalTime).check(z.minLength(1), z.maxLength(maxSlots));

/** What a new interview starts from. */
export const InterviewStart = z.object({
  application_id: Id,
  job: z.object({ id: Id, title: z.string(), company: z.string(), interview_format: z.string() }),
  seeker: z.object({ id: z.union([Id, z.literal(0)]), name: z.string() }),
  /** The next round. */
  round: z.int(),
  /** The people who can be on the panel. */
  panel: z.array(z.object({ id: Id, name: z.string() })),
});
export type InterviewStart = z.infer<typeof InterviewStart>;

export const SlotCheck = z.object({
  local: z.string(),
  starts_at: z.nullable(Moment),
  problem: z.nullable(z.enum(['skipped', 'past', 'repeated'])),
  /** Panel members with another interview at that time. */
  busy: z.array(z.string()),
});
export type SlotCheck = z.infer<typeof SlotCheck>;

/** A confirmed interview of a member of the panel, without what it is about. */
export const BusySpan = z.object({ name: z.string(), starts_at: Moment, ends_at: Moment });
export type BusySpan = z.infer<typeof BusySpan>;
