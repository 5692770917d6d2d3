import { sql } from 'kysely';
import type { Room } from '#domain/features/live/contract.ts';
import type { Db } from '#server/db/db.ts';

interface Ticket {
  readonly tenantId: number;
  readonly hash: Buffer;
  readonly room: Room;
  readonly origin: string;
}

/** Stores a ticket and deletes expired ones. */
export async function insertTicket(
  db: Db,
  ticket: Ticket & { readonly sessionId: string; readonly expiresAt: Date; readonly now: Date },
): Promise<void> {
  await db
    .deleteFrom('socket_tickets')
    .where('tenant_id', '=', ticket.tenantId)
    .where('expires_at', '<', ticket.now)
    .execute();
  await db
    .insertInto('socket_tickets')
    .values({
      tenant_id: ticket.tenantId,
      ticket_hash: ticket.hash,
      session_id: ticket.sessionId,
      room: ticket.room,
      origin: ticket.origin,
      expires_at: ticket.expiresAt,
    })
    .execute();
}

/** Deletes a ticket. Returns its session if the ticket is valid. */
export async function spendTicket(db: Db, { tenantId, hash, room, origin }: Ticket, now: Date): Promise<string | null> {
  const spent = await db
    .deleteFrom('socket_tickets')
    .where('tenant_id', '=', tenantId)
    .where('ticket_hash', '=', hash)
    .returning([
      'session_id',
      sql<boolean>`room = ${room} and origin = ${origin} and expires_at > ${now}`.as('is_valid'),
    ])
    .executeTakeFirst();
  return spent?.is_valid ? spent.session_id : null;
}
