import { randomUUID } from 'node:crypto';
import { type LinkPurpose, linkLifetimeSeconds } from '#domain/features/accounts/recovery.ts';
import type { Context } from '#server/context.ts';
import type { Write } from '#server/db/write.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { hashToken } from '#server/lib/secrets/random-token.ts';
import {
  countLinks,
  findLink,
  findUnspentLink,
  insertLink,
  lockLink,
  setExpiry,
  spendLink,
  spendLinksAbout,
  spendLinksOfAccount,
} from './queries.ts';

/** The part of the context that the email sender also has. */
type LinkContext = Pick<Context, 'tenant' | 'clock' | 'links'>;

interface NewLink {
  readonly purpose: LinkPurpose;
  readonly userId: number;
  readonly email: string;
  readonly subjectId?: number;
}

/** Creates a link for one purpose of one account. Returns its id; the token is added when the email is sent. */
export async function createLink(ctx: LinkContext, change: Write, link: NewLink): Promise<string> {
  const id = randomUUID();
  const tenantId = ctx.tenant.id;
  await insertLink(change.db, {
    tenantId,
    id,
    purpose: link.purpose,
    userId: link.userId,
    email: link.email,
    subjectId: link.subjectId ?? null,
    hash: hashToken(ctx.links.getLinkToken(tenantId, id)),
    expiresAt: getExpiry(ctx, link.purpose),
  });
  return id;
}

/** Starts a link's lifetime when its email is sent. Returns its purpose; null if it was used already. */
export async function startLink(ctx: LinkContext, change: Write, id: string): Promise<LinkPurpose | null> {
  const link = await findUnspentLink(change.db, ctx.tenant.id, id);
  if (!link) return null;
  const purpose = link.purpose;
  await setExpiry(change.db, ctx.tenant.id, id, getExpiry(ctx, purpose));
  return purpose;
}

interface Link {
  readonly purpose: LinkPurpose;
  readonly userId: number;
  /** 0 for links that are about the account only. */
  readonly subjectId: number;
}

/** Reads a link without using it; null if it is not valid. */
export async function findValidLink(
  ctx: Context,
  token: string,
  purposes: readonly LinkPurpose[],
): Promise<Link | null> {
  const found = await findLink(ctx.db, buildLinkQuery(ctx, token, purposes));
  return found ? toLink(found) : null;
}

/** Uses a link, in the transaction of the action it authorizes. Refuses a link that is not valid. */
export async function consumeLink(
  ctx: Context,
  change: Write,
  token: string,
  purposes: readonly LinkPurpose[],
): Promise<Link> {
  const found = await lockLink(change.db, buildLinkQuery(ctx, token, purposes));
  if (!found) return refuse('link_not_valid');
  await spendLink(change.db, ctx.tenant.id, found.id, ctx.clock());
  return toLink(found);
}

/** Revokes the links of an account for these purposes. */
export async function revokeLinks(
  ctx: LinkContext,
  change: Write,
  userId: number,
  purposes: readonly LinkPurpose[],
): Promise<void> {
  await spendLinksOfAccount(change.db, { tenantId: ctx.tenant.id, userId, now: ctx.clock() }, purposes);
}

/** Revokes all links of an account. */
export function revokeAllLinks(ctx: LinkContext, change: Write, userId: number): Promise<void> {
  return revokeLinks(ctx, change, userId, Object.keys(linkLifetimeSeconds) as LinkPurpose[]);
}

/** Revokes the links of one purpose about one subject. */
export async function revokeLinksAbout(
  ctx: LinkContext,
  change: Write,
  purpose: LinkPurpose,
  subjectId: number,
): Promise<void> {
  await spendLinksAbout(change.db, { tenantId: ctx.tenant.id, purpose, subjectId, now: ctx.clock() });
}

/** Counts the links an account has created for one purpose since a date. */
export function countCreatedLinks(
  ctx: LinkContext,
  change: Write,
  made: { readonly userId: number; readonly purpose: LinkPurpose; readonly since: Date },
): Promise<number> {
  return countLinks(change.db, { tenantId: ctx.tenant.id, ...made });
}

function buildLinkQuery(ctx: Context, token: string, purposes: readonly LinkPurpose[]) {
  return { tenantId: ctx.tenant.id, hash: hashToken(token), purposes, now: ctx.clock() };
}

function toLink(row: { purpose: LinkPurpose; user_id: number; subject_id: number | null }): Link {
  return { purpose: row.purpose, userId: row.user_id, subjectId: row.subject_id ?? 0 };
}

function getExpiry(ctx: LinkContext, purpose: LinkPurpose): Date {
  return new Date(ctx.clock().getTime() + linkLifetimeSeconds[purpose] * 1000);
}
