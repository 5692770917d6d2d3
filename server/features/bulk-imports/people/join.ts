import type { Tokens } from '#domain/features/accounts/contract.ts';
import type {
  InvitationAnswer,
  NewSeeker,
  PersonInvitation,
} from '#domain/features/bulk-imports/people/invitation-contract.ts';
import { buildOfferedProfile } from '#domain/features/bulk-imports/people/offered-profile.ts';
import { isOrganisationBlocked } from '#domain/features/organisations/lifecycle.ts';
import { mergeProfileParts } from '#domain/features/seekers/from-resume.ts';
import type { Context, SignedInContext } from '#server/context.ts';
import type { Db } from '#server/db/db.ts';
import { type Write, write } from '#server/db/write.ts';
import {
  canUsePasswords,
  createSeeker,
  findEmail,
  hashMemberPassword,
  isEmailTaken,
} from '#server/features/accounts/service.ts';
import { startSupport } from '#server/features/journal/service.ts';
import { consumeLink, findValidLink } from '#server/features/links/service.ts';
import { notify } from '#server/features/notifications/service.ts';
import { emptyProfile, readProfileOf, saveProfileOf } from '#server/features/seekers/service.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { answerInvitation, findInvitation, type InvitationRow } from './invitation-queries.ts';
import { stopInvitations } from './opt-out.ts';

/** The invitation of a link; null for a link that is none or no longer valid. */
export async function readInvitation(ctx: Context, token: string): Promise<PersonInvitation | null> {
  const link = await findValidLink(ctx, token, ['join_as_seeker']);
  const row = link && (await findOpen(ctx, ctx.db, link.subjectId));
  if (!row) return null;
  const { inviter, full_name: name, email } = row;
  const hasAccount = await isEmailTaken(ctx, ctx.db, email);
  return {
    inviter,
    organisation: row.organisation ?? ctx.tenant.title,
    can_support: row.organisation_id !== null,
    name,
    email,
    has_account: hasAccount,
    offered: buildOfferedProfile(row),
  };
}

/** Creates the account of the invited person, always with the invited address, and signs it in. */
export async function joinAsSeeker(ctx: Context, form: NewSeeker, userAgent: string): Promise<Tokens> {
  if (!(await canUsePasswords(ctx))) refuse('password_sign_in_off');
  const { email } = (await readInvitation(ctx, form.token)) ?? refuse('link_not_valid');
  const passwordHash = await hashMemberPassword(ctx, form.password, [email, form.full_name]);
  return write(ctx, async (change) => {
    const row = await consumeInvitation(ctx, change, form.token);
    const account = { email: row.email, fullName: form.full_name, language: form.language };
    const created = await createSeeker(ctx, change, { account, passwordHash, userAgent });
    if (created === null) return refuse('address_has_account');
    const profile = { fields: emptyProfile, version: 1 };
    await applyAnswer(ctx, change, row, { answer: form, userId: created.userId, name: form.full_name, profile });
    return created.tokens;
  });
}

/** Accepts with the caller's account, which must have the invited address. */
export async function acceptInvitation(ctx: SignedInContext, answer: InvitationAnswer): Promise<void> {
  const { userId, fullName: name } = ctx.actor;
  const {
    full_name: _,
    email: __,
    version,
    strength: ___,
    strength_parts: ____,
    ...fields
  } = await readProfileOf(ctx, userId);
  await write(ctx, async (change) => {
    const row = await consumeInvitation(ctx, change, answer.token);
    if ((await findEmail(ctx, change.db, userId)) !== row.email) refuse('other_account');
    await applyAnswer(ctx, change, row, { answer, userId, name, profile: { fields, version } });
  });
}

/** Declines; the address gets no more invitations from any partner. */
export async function declineInvitation(ctx: Context, token: string): Promise<void> {
  await write(ctx, async (change) => {
    const row = await consumeInvitation(ctx, change, token);
    await stopInvitations(ctx, change, row);
  });
}

async function consumeInvitation(ctx: Context, change: Write, token: string): Promise<InvitationRow> {
  const link = await consumeLink(ctx, change, token, ['join_as_seeker']);
  return (await findOpen(ctx, change.db, link.subjectId, { isLocked: true })) ?? refuse('link_not_valid');
}

async function findOpen(
  ctx: Context,
  db: Db,
  id: number,
  options?: { readonly isLocked: boolean },
): Promise<InvitationRow | undefined> {
  const row = await findInvitation(db, { tenantId: ctx.tenant.id, id }, options);
  const isOpen = row?.status === 'open' && !isOrganisationBlocked(row.organisation_status);
  return isOpen ? row : undefined;
}

interface Applied {
  readonly answer: InvitationAnswer;
  readonly userId: number;
  readonly name: string;
  readonly profile: { readonly fields: typeof emptyProfile; readonly version: number };
}

/** Adds the chosen parts to the profile, and gives the partner the consent that the person chose. */
async function applyAnswer(
  ctx: Context,
  change: Write,
  row: InvitationRow,
  { answer, userId, name, profile }: Applied,
): Promise<void> {
  const { id: tenantId } = ctx.tenant;
  if (answer.parts.length > 0) {
    const fields = mergeProfileParts(profile.fields, buildOfferedProfile(row), new Set(answer.parts));
    await saveProfileOf(ctx, change, { userId, fields, version: profile.version });
  }
  if (answer.is_supported && row.organisation_id !== null) {
    await startSupport(ctx, change, { userId, organisationId: row.organisation_id });
  }
  const key = { tenantId, id: row.person_id };
  await answerInvitation(change.db, key, { status: 'accepted', userId, now: ctx.clock() });
  await change.audit({
    action: 'imported_person.accept_invitation',
    subject: ['imported_person', row.person_id],
    actorId: userId,
    detail: { is_supported: answer.is_supported },
  });
  const inviter = { tenantId, userId: row.invited_by };
  await notify(change, { ...inviter, kind: 'invitation_accepted', values: { name }, subject: 'imported_people' });
}
