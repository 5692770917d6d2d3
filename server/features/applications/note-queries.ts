import { sql } from 'kysely';
import type { Mentionable } from '#domain/features/applications/notes/contract.ts';
import { prepared } from '#server/db/connection/prepared.ts';
import type { Db } from '#server/db/db.ts';

interface NewNote {
  readonly tenantId: number;
  readonly applicationId: number;
  readonly actorId: number;
  readonly text: string;
}

/** Returns the id of the note. */
export async function insertNote(db: Db, note: NewNote): Promise<number> {
  const row = await db
    .insertInto('application_notes')
    .values({
      tenant_id: note.tenantId,
      application_id: note.applicationId,
      actor_user_id: note.actorId,
      text: note.text,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function insertMentions(
  db: Db,
  { tenantId, noteId }: { readonly tenantId: number; readonly noteId: number },
  userIds: readonly number[],
): Promise<void> {
  if (userIds.length === 0) return;
  const rows = userIds.map((userId) => ({ tenant_id: tenantId, note_id: noteId, user_id: userId }));
  await db.insertInto('note_mentions').values(rows).execute();
}

/** Newest first, each with the names of the people it mentions. */
export function findNotes(db: Db, tenantId: number, applicationId: number) {
  return db
    .selectFrom('application_notes as n')
    .modifyFront(prepared)
    .innerJoin('users as u', (on) => on.onRef('u.tenant_id', '=', 'n.tenant_id').onRef('u.id', '=', 'n.actor_user_id'))
    .select(['n.id', 'n.at', 'n.text', 'u.full_name'])
    .select(
      sql<string[]>`array(select m.full_name from note_mentions t
        join users m on m.tenant_id = t.tenant_id and m.id = t.user_id
        where t.tenant_id = n.tenant_id and t.note_id = n.id order by lower(m.full_name), m.id)`.as('mentions'),
    )
    .where('n.tenant_id', '=', tenantId)
    .where('n.application_id', '=', applicationId)
    .orderBy('n.id', 'desc')
    .execute();
}

interface MentionedJob {
  readonly tenantId: number;
  readonly jobId: number;
  readonly organisationId: number;
}

/** The active leads of the employer and members of the job's team: exactly those who see its applications. */
export async function findMentionable(
  db: Db,
  { tenantId, jobId, organisationId }: MentionedJob,
): Promise<Mentionable[]> {
  const found = await sql<Mentionable>`
    select u.id, u.full_name as name from users u
    where u.tenant_id = ${tenantId} and u.organisation_id = ${organisationId} and u.state = 'active' and (u.role_id = 1
      or (u.role_id = 4 and exists (select from job_team m
        where m.tenant_id = u.tenant_id and m.job_id = ${jobId} and m.user_id = u.id)))
    order by lower(u.full_name), u.id limit 200`.execute(db);
  return found.rows;
}
