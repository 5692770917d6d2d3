import type { Program, ProgramDraft } from '#domain/features/cohorts/contract.ts';
import type { SignedInContext } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { refuse, refuseField } from '#server/http/errors/refusal.ts';
import {
  findProgram,
  findPrograms,
  insertProgram,
  isProgramNameUsed,
  type Owner,
  updateProgram,
} from './program-queries.ts';

/** The organization of the caller. */
export function getOwner(ctx: SignedInContext): Owner {
  return { tenantId: ctx.tenant.id, organisationId: ctx.actor.organisationId ?? refuse('forbidden') };
}

export async function listPrograms(ctx: SignedInContext): Promise<Program[]> {
  return findPrograms(ctx.db, getOwner(ctx));
}

export function addProgram(ctx: SignedInContext, draft: ProgramDraft): Promise<Program> {
  const owner = getOwner(ctx);
  return write(ctx, async (change) => {
    const id = await insertProgram(change.db, owner, withoutRepeats(draft), ctx.clock());
    if (id === undefined) return refuseField('body.name', 'name_used');
    await change.audit({ action: 'program.create', subject: ['program', id] });
    return (await findProgram(change.db, owner, id)) ?? refuse('not_found');
  });
}

export function saveProgram(ctx: SignedInContext, id: number, draft: ProgramDraft): Promise<Program> {
  const owner = getOwner(ctx);
  return write(ctx, async (change) => {
    if (await isProgramNameUsed(change.db, owner, { id, name: draft.name })) refuseField('body.name', 'name_used');
    if (!(await updateProgram(change.db, owner, id, withoutRepeats(draft)))) return refuse('not_found');
    await change.audit({ action: 'program.edit', subject: ['program', id] });
    return (await findProgram(change.db, owner, id)) ?? refuse('not_found');
  });
}

function withoutRepeats(draft: ProgramDraft): ProgramDraft {
  return { ...draft, skills: [...new Set(draft.skills)] };
}
