import { prepared } from '#server/db/connection/prepared.ts';
import type { Db } from '#server/db/db.ts';

interface NewNote {
  readonly tenantId: number;
  readonly applicationId: number;
  readonly actorId: number;
  readonly text: string;
}

export async function insertNote(db: Db, note: NewNote): Promise<void> {
  await db
    .insertInto('application_notes')
    .values({
      tenant_id: note.tenantId,
      application_id: note.applicationId,
      actor_user_id: note.actorId,
      text: note.text,
    })
    .execute();
}

/** Newest first. */
export function findNotes(db: Db, tenantId: number, applicationId: number) {
  return db
    .selectFrom('application_notes as n')
    .modifyFront(prepared)
    .innerJoin('users as u', (on) => on.onRef('u.tenant_id', '=', 'n.tenant_id').onRef('u.id', '=', 'n.actor_user_id'))
    .select(['n.id', 'n.at', 'n.text', 'u.full_name'])
    .where('n.tenant_id', '=', tenantId)
    .where('n.application_id', '=', applicationId)
    .orderBy('n.id', 'desc')
    .execute();
}
