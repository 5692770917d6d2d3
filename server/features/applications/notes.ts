import type { Application } from '#domain/features/applications/contract.ts';
import type { Mentionable } from '#domain/features/applications/notes/contract.ts';
import { canNoteApplication, canReadApplication } from '#domain/features/applications/policy.ts';
import type { SignedInContext } from '#server/context.ts';
import type { Db } from '#server/db/db.ts';
import { write } from '#server/db/write.ts';
import { notify } from '#server/features/notifications/service.ts';
import { refuse, refuseField } from '#server/http/errors/refusal.ts';
import { findMentionable, insertMentions, insertNote } from './note-queries.ts';
import { buildApplicationFacts } from './present.ts';
import { type ApplicationRow, findApplication } from './queries.ts';
import { readApplication } from './service.ts';

interface NewNote {
  readonly text: string;
  /** The ids of the mentioned people. */
  readonly mentions: readonly number[];
}

/** Adds an internal note for the team and notifies the people whom it mentions. */
export async function addNote(ctx: SignedInContext, id: number, { text, mentions }: NewNote): Promise<Application> {
  await write(ctx, async (change) => {
    const row = await findNotable(ctx, change.db, id);
    const { id: tenantId } = ctx.tenant;
    const people = await findPeople(ctx, change.db, row);
    const mentioned = people.filter((person) => mentions.includes(person.id));
    if (mentioned.length < new Set(mentions).size) refuseField('body.mentions', 'invalid_value');
    const noteId = await insertNote(change.db, { tenantId, applicationId: id, actorId: ctx.actor.userId, text });
    const ids = mentioned.map((person) => person.id);
    await insertMentions(change.db, { tenantId, noteId }, ids);
    const values = { writer: ctx.actor.fullName, name: row.full_name, job: row.job_title };
    for (const userId of ids) {
      await notify(change, { tenantId, userId, kind: 'application_mentioned', values, subject: id });
    }
    const detail = ids.length > 0 ? { mentions: ids } : {};
    await change.audit({ action: 'application.note', subject: ['application', id], detail });
  });
  return readApplication(ctx, id);
}

/** The employer's people who can see the application, without the caller. */
export async function listMentionable(ctx: SignedInContext, id: number): Promise<{ people: Mentionable[] }> {
  const row = await findNotable(ctx, ctx.db, id);
  return { people: await findPeople(ctx, ctx.db, row) };
}

async function findPeople(ctx: SignedInContext, db: Db, row: ApplicationRow): Promise<Mentionable[]> {
  const { job_id: jobId, organisation_id: organisationId } = row;
  const people = await findMentionable(db, { tenantId: ctx.tenant.id, jobId, organisationId });
  return people.filter((person) => person.id !== ctx.actor.userId);
}

/** An application on which the caller may write notes. */
async function findNotable(ctx: SignedInContext, db: Db, id: number): Promise<ApplicationRow> {
  const row = await findApplication(db, ctx.tenant.id, id);
  if (!row || !canReadApplication(ctx.actor, buildApplicationFacts(row))) return refuse('not_found');
  return canNoteApplication(ctx.actor, buildApplicationFacts(row)) ? row : refuse('forbidden');
}
