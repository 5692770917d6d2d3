import type { InvitedPerson } from '#domain/features/bulk-imports/people/invitation-contract.ts';
import {
  getInvitationBlock,
  isAllowedInvitationMove,
  type PersonInvitationStatus,
} from '#domain/features/bulk-imports/people/invitation-status.ts';
import type { ImportedPerson } from '#domain/features/bulk-imports/resumes/people-contract.ts';
import { isOrganisationBlocked } from '#domain/features/organisations/lifecycle.ts';
import { subtractDays } from '#domain/lib/day.ts';
import type { SignedInContext } from '#server/context.ts';
import type { Db } from '#server/db/db.ts';
import { type Write, write } from '#server/db/write.ts';
import { canUsePasswords, findEmail } from '#server/features/accounts/service.ts';
import { getOwner } from '#server/features/bulk-imports/resumes/imports.ts';
import { readOwnPerson } from '#server/features/bulk-imports/resumes/people.ts';
import { findRecordIds } from '#server/features/bulk-imports/resumes/people-queries.ts';
import { countCreatedLinks, createLink, revokeLinksAbout } from '#server/features/links/service.ts';
import { queueInvitation } from '#server/features/mail/service.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { answerInvitation, findInvitation, findInvitedPeople, saveInvitation } from './invitation-queries.ts';

/** Emails of one account in a day: enough for a whole program, and a limit for a stolen account. */
const maxEmailsPerDay = 2000;

/** The chosen people, each once, with the reason if they can't be invited now. */
export async function previewInvitations(ctx: SignedInContext, ids: readonly number[]): Promise<InvitedPerson[]> {
  return (await findPeople(ctx, ctx.db, ids)).map(({ person }) => person);
}

/** Invites those of the people who can be invited, each with a new link. */
export async function sendInvitations(ctx: SignedInContext, ids: readonly number[]): Promise<InvitedPerson[]> {
  // An invited person sets a password.
  if (!(await canUsePasswords(ctx))) refuse('password_sign_in_off');
  return write(ctx, async (change) => {
    const found = await findPeople(ctx, change.db, ids, { isLocked: true });
    const open = found.filter(({ person }) => person.block === null);
    await enforceDailyLimit(ctx, change, open.length);
    const inviterEmail = await findEmail(ctx, change.db, ctx.actor.userId);
    for (const { person, organisation } of open) await sendOne(ctx, change, { person, organisation, inviterEmail });
    return found.map(({ person }) => person);
  });
}

/** Takes the open invitations of a record back; their links stop working. */
export function cancelInvitation(ctx: SignedInContext, id: number): Promise<ImportedPerson> {
  return write(ctx, async (change) => {
    const { id: recordId, invitation } = await readOwnPerson(ctx, change.db, id);
    if (!invitation) refuse('not_found');
    let canceledCount = 0;
    for (const memberId of await findRecordIds(change.db, { tenantId: ctx.tenant.id, id: recordId })) {
      if (await cancelOne(ctx, change, memberId)) canceledCount += 1;
    }
    if (canceledCount === 0) refuse('conflict');
    await change.audit({ action: 'imported_person.cancel_invitation', subject: ['imported_person', recordId] });
    return readOwnPerson(ctx, change.db, recordId);
  });
}

/** Returns false if there is no open invitation. */
async function cancelOne(ctx: SignedInContext, change: Write, id: number): Promise<boolean> {
  const key = { tenantId: ctx.tenant.id, id };
  const row = await findInvitation(change.db, key, { isLocked: true });
  if (!row || !isAllowedInvitationMove(row.status as PersonInvitationStatus, 'canceled')) return false;
  await revokeLinksAbout(ctx, change, 'join_as_seeker', id);
  await answerInvitation(change.db, key, { status: 'canceled', now: ctx.clock() });
  return true;
}

interface FoundPerson {
  readonly person: InvitedPerson;
  readonly organisation: string | null;
}

async function findPeople(
  ctx: SignedInContext,
  db: Db,
  ids: readonly number[],
  options?: { readonly isLocked: boolean },
): Promise<FoundPerson[]> {
  const rows = await findInvitedPeople(db, getOwner(ctx), ids, options);
  if (rows.some((row) => isOrganisationBlocked(row.organisation_status))) refuse('pending_approval');
  const byId = new Map(rows.map((row) => [row.id, row]));
  const seen = new Set<string>();
  return [...new Set(ids)].map((id) => {
    const row = byId.get(id);
    if (!row) return { person: { id, name: '', email: '', block: 'not_found' }, organisation: null };
    const { full_name: name, email, organisation } = row;
    const block = getInvitationBlock(toCase(row), ctx.clock());
    const isRepeated = block === null && seen.has(email);
    seen.add(email);
    return { person: { id, name, email, block: isRepeated ? 'repeated' : block }, organisation };
  });
}

type Row = Awaited<ReturnType<typeof findInvitedPeople>>[number];

function toCase(row: Row) {
  const { email, status, invited_at: invitedAt, sent_count: sentCount } = row;
  const isInvited = status !== null && invitedAt !== null && sentCount !== null;
  const invitation = isInvited ? { status, invitedAt, sentCount } : null;
  return { email, invitation, isSupported: row.is_supported, isOptedOut: row.is_opted_out };
}

async function enforceDailyLimit(ctx: SignedInContext, change: Write, count: number): Promise<void> {
  const since = subtractDays(ctx.clock(), 1);
  const made = { userId: ctx.actor.userId, purpose: 'join_as_seeker', since } as const;
  if ((await countCreatedLinks(ctx, change, made)) + count > maxEmailsPerDay) {
    refuse('too_many_requests', { retryAfter: 3600 });
  }
}

/** The link is bound to the inviter's account: it stops working if that is closed or changes its email. */
async function sendOne(
  ctx: SignedInContext,
  change: Write,
  { person, organisation, inviterEmail }: FoundPerson & { readonly inviterEmail: string },
): Promise<void> {
  const { id, name, email } = person;
  const { tenant, actor } = ctx;
  await revokeLinksAbout(ctx, change, 'join_as_seeker', id);
  await saveInvitation(change.db, {
    tenantId: tenant.id,
    personId: id,
    email,
    invitedBy: actor.userId,
    now: ctx.clock(),
  });
  const link = { purpose: 'join_as_seeker', userId: actor.userId, email: inviterEmail, subjectId: id } as const;
  const linkId = await createLink(ctx, change, link);
  await queueInvitation(change, {
    kind: 'person_invitation',
    tenantId: tenant.id,
    toAddress: email,
    values: {
      recipient: name,
      inviter: actor.fullName,
      organisation: organisation ?? tenant.title,
      person: String(id),
    },
    path: '/setpassword',
    linkId,
  });
  await change.audit({ action: 'imported_person.invite', subject: ['imported_person', id] });
}
