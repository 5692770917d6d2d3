import { PrivateAnswers, type privateDraftsApi } from '#domain/features/needs/private-drafts.ts';
import type { SignedInContext } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { lockAccount } from '#server/features/accounts/service.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import type { Handlers } from '#server/http/serve.ts';
import { getOwner } from './needs.ts';
import {
  countPrivateDrafts,
  deletePrivateDraft,
  findPrivateDraft,
  storePrivateDraft,
} from './private-draft-queries.ts';

/** Maximum drafts per person. */
const maxDrafts = 200;

export const privateDraftHandlers = {
  read: async (ctx, { params }) => ({ answers: await readPrivateDraft(ctx, params.form) }),
  save: async (ctx, { params, body }) => ({ kept_at: await savePrivateDraft(ctx, params.form, body.answers) }),
  delete: async (ctx, { params }) => ({
    is_dropped: await write(ctx, ({ db }) => deletePrivateDraft(db, getOwner(ctx), params.form)),
  }),
} satisfies Handlers<typeof privateDraftsApi>;

/** The caller's draft; null if there is none or it cannot be parsed. */
async function readPrivateDraft(ctx: SignedInContext, form: string): Promise<PrivateAnswers | null> {
  const row = await findPrivateDraft(ctx.db, getOwner(ctx), form);
  const answers = PrivateAnswers.safeParse(row?.answers);
  return answers.success ? answers.data : null;
}

/** Not audited: no one else may know that a person writes about their needs. */
async function savePrivateDraft(ctx: SignedInContext, form: string, answers: PrivateAnswers): Promise<string> {
  const now = ctx.clock();
  const owner = getOwner(ctx);
  await write(ctx, async (change) => {
    await lockAccount(ctx, change);
    if ((await countPrivateDrafts(change.db, owner, form)) >= maxDrafts) refuse('conflict');
    await storePrivateDraft(change.db, owner, { form, answers: JSON.stringify(answers), now });
  });
  return now.toISOString();
}
