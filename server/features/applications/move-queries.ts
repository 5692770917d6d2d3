import type { ApplicationStatus } from '#domain/features/applications/lifecycle.ts';
import { deferred } from '#server/db/connection/deferred.ts';
import type { Db } from '#server/db/db.ts';

interface Move {
  readonly tenantId: number;
  readonly id: number;
  readonly to: ApplicationStatus;
  readonly statusBefore: ApplicationStatus | null;
  readonly now: Date;
}

export async function updateStatus(db: Db, move: Move): Promise<void> {
  await db
    .updateTable('applications')
    .modifyEnd(deferred)
    .set({ status: move.to, status_before: move.statusBefore, status_since: move.now })
    .set((set) => ({ version: set('version', '+', 1) }))
    .where('tenant_id', '=', move.tenantId)
    .where('id', '=', move.id)
    .execute();
}

interface NewEvent {
  readonly tenantId: number;
  readonly applicationId: number;
  readonly actorId: number | null;
  readonly from: ApplicationStatus | null;
  readonly to: ApplicationStatus;
  readonly note: string;
  readonly message: string;
}

export async function insertEvent(db: Db, event: NewEvent): Promise<void> {
  await db
    .insertInto('application_events')
    .modifyEnd(deferred)
    .values({
      tenant_id: event.tenantId,
      application_id: event.applicationId,
      actor_user_id: event.actorId,
      from_status: event.from,
      to_status: event.to,
      note: event.note,
      message: event.message,
    })
    .execute();
}
