import type { IncomingHttpHeaders } from 'node:http';
import { type Actor, getScope } from '#domain/access/actor.ts';
import type { Permission } from '#domain/access/permissions.ts';
import { type Room, socketProtocol } from '#domain/features/live/contract.ts';
import type { Context, SignedInContext } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { findActorOfSession } from '#server/features/accounts/service.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { hashToken, newToken } from '#server/lib/secrets/random-token.ts';
import { insertTicket, spendTicket } from './queries.ts';

const ticketSeconds = 30;

/** The permission to join a room. Chats have owners too, which the chat feature checks. */
export function getRoomPermission(room: Room): Permission {
  if (room === 'messages') return 'message.own';
  return room === 'helpdesk' ? 'helpdesk.work' : 'chat.own';
}

/** Issues a ticket for one socket: browsers cannot send a bearer token when they open one, and a URL may be logged. */
export async function issueTicket(ctx: SignedInContext, room: Room, headers: IncomingHttpHeaders) {
  const ticket = newToken();
  const now = ctx.clock();
  await write(ctx, (change) =>
    insertTicket(change.db, {
      tenantId: ctx.tenant.id,
      hash: hashToken(ticket),
      room,
      origin: headers.origin ?? '',
      sessionId: ctx.actor.sessionId,
      expiresAt: new Date(now.getTime() + ticketSeconds * 1000),
      now,
    }),
  );
  return { ticket, expires_in: ticketSeconds };
}

/**
 * Returns the actor who opens a socket: the account of the ticket, or of a bearer token, which clients other than browsers
 * can send; without either, a visitor. A ticket is valid once, for its room, tenant, and origin. The origin must be this
 * host, and a user id in the URL must be the account's.
 */
export async function authenticateSocket(
  ctx: Context,
  room: Room,
  headers: IncomingHttpHeaders,
  claimedUserId: number | undefined,
): Promise<Actor> {
  if (!isOwnPage(headers.origin ?? '', headers.host ?? '')) refuse('unauthorised');
  const ticket = parseTicket(headers);
  const actor = ticket === null ? ctx.actor : await redeemTicket(ctx, room, { ticket, origin: headers.origin ?? '' });
  if (actor.kind === 'visitor') return claimedUserId === undefined ? actor : refuse('unauthorised');
  if (getScope(actor, getRoomPermission(room)) === null) refuse('forbidden');
  if (claimedUserId !== undefined && claimedUserId !== actor.userId) refuse('forbidden');
  return actor;
}

async function redeemTicket(ctx: Context, room: Room, { ticket, origin }: { ticket: string; origin: string }) {
  const hash = hashToken(ticket);
  const sessionId = await write(ctx, ({ db }) =>
    spendTicket(db, { tenantId: ctx.tenant.id, hash, room, origin }, ctx.clock()),
  );
  const actor = sessionId === null ? null : await findActorOfSession(ctx, sessionId);
  return actor?.kind === 'signed_in' ? actor : refuse('unauthorised');
}

function parseTicket(headers: IncomingHttpHeaders): string | null {
  const offered = (headers['sec-websocket-protocol'] ?? '').split(',').map((name) => name.trim());
  const ticket = offered.find((name) => name.startsWith('tk.'));
  return offered.includes(socketProtocol) && ticket ? ticket.slice('tk.'.length) : null;
}

/** Browsers send the page's origin, which must be this host. Other clients send none. */
function isOwnPage(origin: string, host: string): boolean {
  if (origin === '') return true;
  return URL.canParse(origin) && new URL(origin).host === host.toLowerCase();
}
