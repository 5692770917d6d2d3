import type { OwnAnswers, SelfIdentification } from '#domain/features/fairness/contract.ts';
import type { SignedInContext } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { deleteOwnAnswers, findOwnAnswers, upsertOwnAnswers } from './own-answer-queries.ts';

const noAnswers: OwnAnswers = { gender: null, ethnicity: null, age: null, disability: null, neurodivergence: null };

export async function readOwnAnswers(ctx: SignedInContext): Promise<SelfIdentification> {
  const row = await findOwnAnswers(ctx.db, getPerson(ctx));
  if (!row) return { answers: noAnswers, consented_at: null };
  const { consented_at: consentedAt, ...answers } = row;
  return { answers, consented_at: consentedAt.toISOString() };
}

/** The audit entry says that answers were saved, and none of them. */
export async function saveOwnAnswers(ctx: SignedInContext, answers: OwnAnswers): Promise<SelfIdentification> {
  if (Object.values(answers).every((answer) => answer === null)) return clearOwnAnswers(ctx);
  const person = getPerson(ctx);
  await write(ctx, async (change) => {
    await upsertOwnAnswers(change.db, person, answers, ctx.clock());
    await change.audit({ action: 'self_identification.save', subject: ['user', person.userId] });
  });
  return readOwnAnswers(ctx);
}

export async function clearOwnAnswers(ctx: SignedInContext): Promise<SelfIdentification> {
  const person = getPerson(ctx);
  await write(ctx, async (change) => {
    const hadAnswers = await deleteOwnAnswers(change.db, person);
    if (hadAnswers) await change.audit({ action: 'self_identification.clear', subject: ['user', person.userId] });
  });
  return readOwnAnswers(ctx);
}

function getPerson(ctx: SignedInContext) {
  return { tenantId: ctx.tenant.id, userId: ctx.actor.userId };
}
