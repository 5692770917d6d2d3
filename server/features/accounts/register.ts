import type { Registration, Tokens } from '#domain/features/accounts/contract.ts';
import { slugOf } from '#domain/lib/slug.ts';
import type { Context } from '#server/context.ts';
import { type Write, write } from '#server/db/write.ts';
import { refuse } from '#server/http/refusal.ts';
import { isCommonPassword } from './common-passwords.ts';
import { insertAccount, insertOrganisation, insertProfile } from './queries.ts';
import { startSession } from './sessions.ts';

/** Makes the account, with its organisation or its profile, and signs it in. */
export async function register(ctx: Context, form: Registration, userAgent: string): Promise<Tokens> {
  if (isCommonPassword(form.password, [form.email, form.full_name, ctx.tenant.title])) {
    refuse('invalid_input', { fields: [{ field: 'body.password', code: 'password_common' }] });
  }
  const passwordHash = await ctx.passwords.hash(form.password);
  return write(ctx, async (change) => {
    const isUser = form.kind === 'candidate';
    const userId = await insertAccount(change.db, {
      tenantId: ctx.tenant.id,
      kind: isUser ? 'job_seeker' : 'staff',
      roleId: isUser ? null : 1,
      organisationId: isUser ? null : await foundOrganisation(ctx, change, form.organisation),
      email: form.email,
      passwordHash,
      fullName: form.full_name,
      language: form.language,
    });
    if (userId === undefined) return refuseTaken();
    if (isUser) {
      await insertProfile(change.db, ctx.tenant.id, userId);
      change.announce({ kind: 'seeker_changed', tenantId: ctx.tenant.id, id: userId });
    }
    await change.audit({ action: 'account.register', subject: ['user', userId], actorId: userId });
    return startSession(ctx, change, { userId, isUser, fullName: form.full_name, userAgent });
  });
}

/** A new employer waits for approval before it publishes anything. */
function foundOrganisation(ctx: Context, change: Write, name: string): Promise<number> {
  const slug = `${slugOf(name)}-${ctx.requestId.slice(0, 8).toLowerCase()}`;
  return insertOrganisation(change.db, { tenantId: ctx.tenant.id, kind: 'employer', name, slug, status: 'pending' });
}

function refuseTaken(): never {
  const text = 'This email already has an account. Sign in, or set a new password.';
  return refuse('invalid_input', {
    fields: [{ field: 'body.email', code: 'email_taken' }],
    body: { status: 'error', message: text, data: { email: [text] } },
  });
}
