import type { Application } from '#domain/features/applications/contract.ts';
import { canNoteApplication, canReadApplication } from '#domain/features/applications/policy.ts';
import type { SignedInContext } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { insertNote } from './note-queries.ts';
import { buildApplicationFacts } from './present.ts';
import { findApplication } from './queries.ts';
import { readApplication } from './service.ts';

/** Adds an internal note for the team. */
export async function addNote(ctx: SignedInContext, id: number, text: string): Promise<Application> {
  await write(ctx, async (change) => {
    const row = await findApplication(change.db, ctx.tenant.id, id);
    if (!row || !canReadApplication(ctx.actor, buildApplicationFacts(row))) return refuse('not_found');
    if (!canNoteApplication(ctx.actor, buildApplicationFacts(row))) return refuse('forbidden');
    await insertNote(change.db, { tenantId: ctx.tenant.id, applicationId: id, actorId: ctx.actor.userId, text });
    await change.audit({ action: 'application.note', subject: ['application', id] });
  });
  return readApplication(ctx, id);
}
