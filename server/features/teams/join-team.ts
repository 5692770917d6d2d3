import type { Tokens } from '#domain/features/accounts/contract.ts';
import { isOrganisationBlocked } from '#domain/features/organisations/lifecycle.ts';
import type { Joining, JoiningInvitation } from '#domain/features/teams/joining.ts';
import type { Context } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { canUsePasswords, createMember, hashMemberPassword, isEmailTaken } from '#server/features/accounts/service.ts';
import { consumeLink, findValidLink } from '#server/features/links/service.ts';
import { notify } from '#server/features/notifications/service.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { acceptInvitation, findInvitation, type InvitationRow, lockInvitation } from './invitation-queries.ts';

/** The invitation of a valid link. */
export async function readJoinInvitation(ctx: Context, token: string): Promise<JoiningInvitation> {
  const { inviter, organisation, role_id, name, email } = await findOpenInvitation(ctx, token);
  return { inviter, organisation, role_id, name, email };
}

/**
 * Creates the account of the invited person, always with the invited email, and signs it in. The link can be used once.
 * An existing account stays unchanged.
 */
export async function joinTeam(ctx: Context, form: Joining, userAgent: string): Promise<Tokens> {
  const { email } = await findOpenInvitation(ctx, form.token);
  const passwordHash = await hashMemberPassword(ctx, form.password, [email, form.full_name]);
  return write(ctx, async (change) => {
    const link = await consumeLink(ctx, change, form.token, ['join_team']);
    const row = requireOpen(await lockInvitation(change.db, ctx.tenant.id, link.subjectId));
    const member = {
      email: row.email,
      fullName: form.full_name,
      language: form.language,
      roleId: row.role_id,
      organisationId: row.organisation_id,
    };
    const created = await createMember(ctx, change, { member, passwordHash, userAgent });
    if (created === null) return refuse('address_has_account');
    await acceptInvitation(change.db, ctx.tenant.id, row.id, created.userId);
    await change.audit({ action: 'team.join', subject: ['team_invitation', row.id], actorId: created.userId });
    const values = { name: form.full_name };
    const inviter = { tenantId: ctx.tenant.id, userId: row.invited_by };
    await notify(change, { ...inviter, kind: 'team_joined', values, subject: 'team' });
    return created.tokens;
  });
}

/** The invitation of a link. Refuses if its email has an account, without details of that account. */
async function findOpenInvitation(ctx: Context, token: string): Promise<InvitationRow> {
  const link = (await findValidLink(ctx, token, ['join_team'])) ?? refuse('link_not_valid');
  const row = requireOpen(await findInvitation(ctx.db, ctx.tenant.id, link.subjectId));
  if (!(await canUsePasswords(ctx))) refuse('password_sign_in_off');
  if (!(await isEmailTaken(ctx, ctx.db, row.email))) return row;
  // The account may be the one that this link has just created, at the same time.
  return refuse((await findValidLink(ctx, token, ['join_team'])) ? 'address_has_account' : 'link_not_valid');
}

/** A blocked organization cannot add members. */
function requireOpen(row: InvitationRow | undefined): InvitationRow {
  return row === undefined || isOrganisationBlocked(row.organisation_status) ? refuse('link_not_valid') : row;
}
