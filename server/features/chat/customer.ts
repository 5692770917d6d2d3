import type { FastifyRequest } from 'fastify';
import { getScope } from '#domain/access/actor.ts';
import { guestDays } from '#domain/features/chat/contract.ts';
import type { Context } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { findActorOfSession } from '#server/features/accounts/service.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { withSessionDb } from '#server/lib/contexts.ts';
import { getGuestStart, readGuestHash } from './guest-secret.ts';
import { type ChatOwner, findGuest, findOwnersChat, insertChat } from './queries.ts';

/** The customer's side of a chat, as the server knows it. */
export interface Customer {
  readonly owner: ChatOwner;
  /** For the helpdesk: the full name, or the email of a guest. */
  readonly name: string;
  /** Null for a guest. */
  readonly sessionId: string | null;
  /** When a guest's access ends, in milliseconds since 1970. */
  readonly expiresAt?: number;
}

/** The account of the context, or the guest of the cookie. Refuses with `unauthorised`. */
export async function findCustomer(ctx: Context, request: FastifyRequest): Promise<Customer> {
  const { actor } = ctx;
  if (actor.kind === 'signed_in') {
    if (getScope(actor, 'chat.own') === null) refuse('forbidden');
    return { owner: { userId: actor.userId }, name: actor.fullName, sessionId: actor.sessionId };
  }
  const guestHash = readGuestHash(request);
  const guest = guestHash && (await findGuest(ctx.db, ctx.tenant.id, guestHash, getGuestStart(ctx.clock())));
  if (!guest) return refuse('unauthorised');
  const expiresAt = guest.created_at.getTime() + guestDays * 86_400_000;
  return { owner: { guestHash }, name: guest.email, sessionId: null, expiresAt };
}

/** Whether the customer may still use the chat: sessions and secrets can end while a socket is open. */
export async function isStillAllowed(ctx: Context, { sessionId, expiresAt = 0 }: Customer): Promise<boolean> {
  if (sessionId === null) return ctx.clock().getTime() < expiresAt;
  return getScope(await findActorOfSession(withSessionDb(ctx), sessionId), 'chat.own') !== null;
}

/**
 * The customer's chat with this name. A name that is not in use becomes theirs, so that later only they can join; a name
 * that someone else uses is refused with `not_found`. `limit` runs before a name of no own chat is looked up.
 */
export async function joinChat(ctx: Context, { owner }: Customer, room: string, limit: () => Promise<void>) {
  const tenantId = ctx.tenant.id;
  const own = await findOwnersChat(ctx.db, tenantId, owner, room);
  if (own) return own;
  await limit();
  const created = await write(ctx, (change) => insertChat(change.db, tenantId, owner, { room, now: ctx.clock() }));
  // Two sockets of the same customer may have created it at the same time.
  return created ?? (await findOwnersChat(ctx.db, tenantId, owner, room)) ?? refuse('not_found');
}
