import type { Actor } from '#domain/access/actor.ts';
import { getRole } from '#domain/access/roles.ts';
import { isMemberBlocked } from '#domain/features/organisations/lifecycle.ts';
import { interpolate } from '#domain/lib/interpolate.ts';
import type { Context, SignedInContext } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { getTexts } from '#server/features/texts/service.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { isLanguage } from '#server/lib/phrases.ts';
import { hashToken, newToken } from '#server/lib/secrets/random-token.ts';
import { nameUnknownEmployer } from '#server/lib/unknown-employer.ts';
import { buildCalendar, buildInterviewUid } from '#server/mail/calendar-event.ts';
import { deleteFeed, findFeedInterviews, findFeedOwner, storeFeed } from './queries.ts';

export async function createFeed(ctx: SignedInContext): Promise<{ path: string; created_at: string }> {
  const secret = newToken();
  const now = ctx.clock();
  const owner = { tenantId: ctx.tenant.id, userId: ctx.actor.userId };
  await write(ctx, async (change) => {
    await storeFeed(change.db, owner, { hash: hashToken(secret), created_at: now });
    await change.audit({ action: 'calendar_feed.create', subject: ['user', owner.userId] });
  });
  return { path: `/api/v1/calendar/${secret}.ics`, created_at: now.toISOString() };
}

export async function removeFeed(ctx: SignedInContext): Promise<{ is_removed: boolean }> {
  const owner = { tenantId: ctx.tenant.id, userId: ctx.actor.userId };
  return write(ctx, async (change) => {
    if (!(await deleteFeed(change.db, owner))) return refuse('not_found');
    await change.audit({ action: 'calendar_feed.remove', subject: ['user', owner.userId] });
    return { is_removed: true };
  });
}

/** The calendar file behind an address. Refuses with `not_found` after it was replaced or its owner left. */
export async function readFeed(ctx: Context, secret: string): Promise<Uint8Array> {
  const row = await findFeedOwner(ctx.db, ctx.tenant.id, hashToken(secret));
  const role = row ? getRole(row.account_kind, row.role_id) : null;
  if (!row || role === null) return refuse('not_found');
  const actor: Extract<Actor, { kind: 'signed_in' }> = {
    kind: 'signed_in',
    userId: row.user_id,
    role,
    organisationId: row.organisation_id,
    isPending: isMemberBlocked(row.organisation_status, row.email_verified_at !== null),
    sessionId: '',
    mustSetUpTwoFactor: false,
    isRecentlyAuthenticated: false,
    fullName: row.full_name,
    impersonatorId: null,
  };
  const texts = await getTexts(ctx, ctx.tenant.id, isLanguage(row.language) ? row.language : 'en');
  const { summary, summaryForStaff } = texts.mail.invitation;
  const found = await findFeedInterviews(ctx.db, ctx.tenant.id, actor, ctx.clock());
  const events = found.map((one) => ({
    uid: buildInterviewUid(ctx.publicUrl, ctx.tenant.id, one.id),
    sequence: one.sequence,
    startsAt: one.starts_at,
    lengthMinutes: one.length_minutes,
    summary: interpolate(
      role === 'job_seeker' ? summary : summaryForStaff,
      nameUnknownEmployer({ job: one.job, company: one.company, name: one.name }, texts),
    ),
    description: '',
    location: one.link || one.place,
    isCancelled: false,
  }));
  return new TextEncoder().encode(buildCalendar(texts.interviews.title, events));
}
