import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { accountsApi } from '#domain/features/accounts/contract.ts';
import { notificationsApi } from '#domain/features/notifications/contract.ts';
import { privacyApi } from '#domain/features/privacy/contract.ts';
import { teamInvitationsApi } from '#domain/features/teams/invitations.ts';
import { joiningApi } from '#domain/features/teams/joining.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeTenant } from '#server/testing/factories.ts';
import { receiveMail } from '#server/testing/peers/mailbox.ts';
import { send } from '#server/testing/send.ts';
import { exportSections, readSection } from './export-queries.ts';

const app = testApp();
const password = 'plum ladder orbit';

/** A person who makeJoinedMember a team with another name than in the invitation. */
async function makeJoinedMember() {
  const tenant = await makeTenant(app());
  const manager = await makeAccount(app(), tenant, 'hiring_manager');
  const email = `${randomUUID()}@example.com`;
  const body = { team: 'hiring' as const, name: 'Al Newcomer', email, organisation_id: null };
  await send(app(), manager, teamInvitationsApi.invite, { body });
  const [mail] = await receiveMail(app(), email);
  const form = { token: mail?.token ?? '', full_name: 'Quillfeather', password, consent: true as const };
  const { access } = (await send(app(), tenant.visitor, joiningApi.join, { body: form })).body;
  const member = { ...tenant.visitor, token: access };
  const { user_id: userId } = (await send(app(), member, accountsApi.me)).body;
  return { tenant, manager, member, userId, email };
}

describe('team invitations', () => {
  it('are in the member’s export and anonymized when the account is deleted', async () => {
    const { tenant, manager, member, userId, email } = await makeJoinedMember();
    const { db, pool } = app().services.database;
    const section = exportSections.team_invitations;
    const rows = section && (await readSection(db, { tenantId: tenant.id, userId }, section));
    expect(rows).toMatchObject([{ name: 'Al Newcomer', email, status: 'accepted' }]);
    expect((await send(app(), member, privacyApi.deleteAccount, { body: { password } })).status).toBe(200);
    for (const table of ['team_invitations', 'notifications', 'mails', 'users']) {
      const words = `Quillfeather|Al Newcomer|${email}`;
      const found = await pool.query(`select from ${table} x where tenant_id = $1 and x::text ~ $2`, [
        tenant.id,
        words,
      ]);
      expect([table, found.rowCount]).toEqual([table, 0]);
    }
    const bell = await send(app(), manager, notificationsApi.all);
    expect(bell.body.data[0]?.message).toBe('Deleted account accepted your invitation and joined the team.');
  });
});
