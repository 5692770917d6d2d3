import type { Tokens } from '#domain/features/accounts/contract.ts';
import type { Registration } from '#domain/features/accounts/registration.ts';
import { getSignUpSwitch, signUpOrganisations } from '#domain/features/accounts/sign-up-kinds.ts';
import type { Context } from '#server/context.ts';
import { type Write, write } from '#server/db/write.ts';
import { requestApproval } from '#server/features/approvals/service.ts';
import { createOrganisation } from '#server/features/organisations/service.ts';
import { requireSwitch } from '#server/features/tenants/service.ts';
import { refuse, refuseField } from '#server/http/errors/refusal.ts';
import { hashNewPassword } from './password/new-password.ts';
import { queueVerification } from './password/recovery.ts';
import { allowsPasswords, insertAccount, insertProfile, type NewAccount } from './queries.ts';
import { startSession } from './session/sessions.ts';

/** Creates the account with its organization or profile, and signs it in. */
export async function register(ctx: Context, form: Registration, userAgent: string): Promise<Tokens> {
  await requireSwitch(ctx, getSignUpSwitch(form.kind));
  if (!(await allowsPasswords(ctx.db, ctx.tenant.id))) refuse('password_sign_in_off');
  const { password, email, full_name: name } = form;
  const passwordHash = await hashNewPassword(ctx, { password, personalTexts: [email, name], field: 'body.password' });
  return write(ctx, async (change) => {
    const account = { ...getAccountFields(ctx, form), passwordHash };
    const userId =
      form.kind === 'candidate' ? await addSeeker(ctx, change, account) : await addLead(ctx, change, form, account);
    await queueVerification(ctx, change, { userId, email: form.email });
    await change.audit({ action: 'account.register', subject: ['user', userId], actorId: userId });
    const isUser = form.kind === 'candidate';
    return startSession(ctx, change, { userId, isUser, fullName: form.full_name, userAgent });
  });
}

type AccountFields = Pick<NewAccount, 'tenantId' | 'email' | 'passwordHash' | 'fullName' | 'language'>;

function getAccountFields(ctx: Context, form: Registration): Omit<AccountFields, 'passwordHash'> {
  return { tenantId: ctx.tenant.id, email: form.email, fullName: form.full_name, language: form.language };
}

async function addSeeker(ctx: Context, change: Write, account: AccountFields): Promise<number> {
  const userId = await insertAccount(change.db, { ...account, kind: 'job_seeker', roleId: null, organisationId: null });
  if (userId === undefined) return refuseEmailTaken();
  await insertProfile(change.db, ctx.tenant.id, userId);
  change.emit({ kind: 'seeker_changed', tenantId: ctx.tenant.id, id: userId });
  return userId;
}

/** A person who signs up for an organization leads it. It cannot publish until it is approved. */
async function addLead(ctx: Context, change: Write, form: Registration, account: AccountFields): Promise<number> {
  if (form.kind === 'candidate') throw new Error('Job seekers have no organization');
  const { organisation: kind, roleId } = signUpOrganisations[form.kind];
  const organisation = await createOrganisation(ctx, change, {
    kind,
    name: form.organisation,
    field: 'body.organisation',
  });
  const userId = await insertAccount(change.db, { ...account, kind: 'staff', roleId, organisationId: organisation.id });
  if (userId === undefined) return refuseEmailTaken();
  if (organisation.status === 'pending') {
    await requestApproval(ctx, change, {
      organisation,
      askedBy: { id: userId, name: account.fullName, email: account.email },
    });
  }
  return userId;
}

function refuseEmailTaken(): never {
  return refuseField('body.email', 'email_taken');
}
