import type { Application } from '#domain/features/applications/contract.ts';
import { type ApplicationStatus, isAllowedMove, isFinal } from '#domain/features/applications/lifecycle.ts';
import { getMaskedName } from '#domain/features/applications/masking/masking.ts';
import {
  type ApplicationFacts,
  canNoteApplication,
  canReadApplication,
  canRevealApplication,
  getNextApplicationStatuses,
} from '#domain/features/applications/policy.ts';
import { getSide } from '#domain/features/messages/policy.ts';
import type { Context, Services, SignedInContext, Tenant } from '#server/context.ts';
import type { Write } from '#server/db/write.ts';
import { readApplicant } from '#server/features/seekers/service.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { visitorContext } from '#server/lib/contexts.ts';
import { changeStatus, recordStatus } from './change-status.ts';
import { presentMarks } from './marks/present-marks.ts';
import { maskApplication } from './masking/mask.ts';
import { findRedactor } from './masking/redactor.ts';
import { findNotes } from './note-queries.ts';
import {
  buildApplicationFacts,
  buildConversationFacts,
  isRowMasked,
  presentApplicationCard,
  presentApplicationText,
  presentEvent,
  presentNote,
} from './present.ts';
import { getLateness } from './promises/lateness.ts';
import {
  findApplication,
  findApplications,
  findEvents,
  findFullApplication,
  findJobOwners,
  isApplicationId,
  lockApplication,
  lockOpenApplications,
} from './queries.ts';

type Db = Write['db'] | SignedInContext['db'];

/** Whether the tenant has the application, in any status; for the HTTP status of its page. */
export function hasApplication(services: Services, tenant: Tenant, id: number): Promise<boolean> {
  return isApplicationId(visitorContext(services, tenant, '').db, tenant.id, id);
}

/** An application as other features use it. */
export interface ReadableApplication {
  readonly id: number;
  readonly jobId: number;
  readonly jobTitle: string;
  readonly company: string;
  /** The number of the application while it is masked for the caller. */
  readonly seekerName: string;
  readonly isMasked: boolean;
  readonly facts: ApplicationFacts;
}

/** An application with its history and match. Refuses with `not_found` if the caller may not read it. */
export async function readApplication(ctx: SignedInContext, id: number): Promise<Application> {
  const row = await findFullApplication(ctx.db, ctx.tenant.id, id, ctx.actor.userId);
  if (!row || !canReadApplication(ctx.actor, buildApplicationFacts(row))) return refuse('not_found');
  const canNote = canNoteApplication(ctx.actor, buildApplicationFacts(row));
  const isOwn = row.user_id === ctx.actor.userId;
  const [person, events, notes] = await Promise.all([
    readApplicant(ctx, isOwn ? 'self' : 'staff', { userId: row.user_id, jobId: row.job_id }),
    findEvents(ctx.db, ctx.tenant.id, id),
    canNote ? findNotes(ctx.db, ctx.tenant.id, id) : [],
  ]);
  const isMasked = isRowMasked(row, ctx.actor);
  const nameActor = (event: (typeof events)[number]) =>
    isMasked && event.actor_user_id === row.user_id ? { ...event, full_name: getMaskedName(id) } : event;
  const reader = { userId: ctx.actor.userId, isSeeker: ctx.actor.role === 'job_seeker', canSeeNotes: canNote };
  const card = presentApplicationCard(row, ctx.actor, ctx.clock());
  const application = {
    ...card,
    lateness: getLateness(card.next_step, row, ctx.clock()),
    ...presentApplicationText(row, reader.isSeeker),
    ...person,
    ...presentMarks(ctx, row),
    events: events.map((event) => presentEvent(nameActor(event), reader)),
    notes: notes.map(presentNote),
    can_reveal: isMasked && canRevealApplication(ctx.actor, buildApplicationFacts(row)),
    can_note: canNote,
    can_message: getSide(ctx.actor, buildConversationFacts(row)) !== null,
  };
  return isMasked
    ? maskApplication(application, row.headline, await findRedactor(ctx.db, ctx.tenant.id, id))
    : application;
}

/** Whether the caller may read at least one of the applications with its files. */
export async function canReadFilesOfAny(ctx: SignedInContext, ids: readonly number[]): Promise<boolean> {
  if (ids.length === 0) return false;
  const rows = await findApplications(ctx.db, ctx.tenant.id, ids);
  return rows.some((row) => canReadApplication(ctx.actor, buildApplicationFacts(row)) && !isRowMasked(row, ctx.actor));
}

/** Returns an application for other features. Refuses with `not_found` if the caller may not read it. */
export async function findReadableApplication(ctx: SignedInContext, db: Db, id: number): Promise<ReadableApplication> {
  const row = await findApplication(db, ctx.tenant.id, id);
  if (!row || !canReadApplication(ctx.actor, buildApplicationFacts(row))) return refuse('not_found');
  return {
    id,
    jobId: row.job_id,
    jobTitle: row.job_title,
    company: row.company,
    seekerName: isRowMasked(row, ctx.actor) ? getMaskedName(id) : row.full_name,
    isMasked: isRowMasked(row, ctx.actor),
    facts: buildApplicationFacts(row),
  };
}

/** Returns the function that removes from texts who the applicant is. */
export function findApplicationRedactor(ctx: SignedInContext, id: number): ReturnType<typeof findRedactor> {
  return findRedactor(ctx.db, ctx.tenant.id, id);
}

/** The owners of the application's job. */
export function findApplicationOwners(
  ctx: SignedInContext,
  db: Db,
  { jobId, facts }: ReadableApplication,
): Promise<number[]> {
  return findJobOwners(db, ctx.tenant.id, jobId, facts.job.organisationId);
}

/** The same for a job. */
export function findJobOwnerIds(change: Write, tenantId: number, jobId: number, organisationId: number) {
  return findJobOwners(change.db, tenantId, jobId, organisationId);
}

/** Moves the open applications of a closing job to a status and notifies the job seekers. */
export async function moveOpenApplications(
  ctx: SignedInContext,
  change: Write,
  jobId: number,
  { to, message }: { to: 'on-hold' | 'rejected'; message: string },
): Promise<void> {
  for (const row of await lockOpenApplications(change.db, ctx.tenant.id, jobId)) {
    if (getNextApplicationStatuses(ctx.actor, buildApplicationFacts(row)).includes(to)) {
      await changeStatus(ctx, change, row, { to, note: '', message });
    }
  }
}

/**
 * Moves an application because of its offer, without a notification. Refuses a move that its lifecycle doesn't allow; an
 * application that already has the status stays as it is.
 */
export async function moveByOffer(
  ctx: Context,
  change: Write,
  id: number,
  { to, message = '' }: { readonly to: ApplicationStatus; readonly message?: string },
): Promise<void> {
  const row = (await lockApplication(change.db, ctx.tenant.id, id)) ?? refuse('not_found');
  if (row.status === to) return;
  if (isFinal(row.status) || !isAllowedMove(buildApplicationFacts(row), to)) refuse('illegal_move');
  await recordStatus(ctx, change, row, { to, note: '', message });
}

/** Moves an application that has not been interviewed yet to the interview stage, without a notification. */
export async function moveByInterview(ctx: Context, change: Write, id: number): Promise<void> {
  const row = (await lockApplication(change.db, ctx.tenant.id, id)) ?? refuse('not_found');
  if (row.status !== 'applied' && row.status !== 'screening') return;
  await recordStatus(ctx, change, row, { to: 'interview', note: '', message: '' });
}

/** The open applications for a job that wait for the employer. */
export async function findWaitingApplicants(change: Write, tenantId: number, jobId: number) {
  const rows = await lockOpenApplications(change.db, tenantId, jobId);
  return rows.filter(({ status }) => status !== 'sourced' && status !== 'offered');
}
