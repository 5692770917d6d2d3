import { describe, expect, it } from 'vitest';
import { privacyApi } from '#domain/features/privacy/contract.ts';
import { turnOnTwoFactor } from '#server/testing/accounts/two-factor.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeTenant } from '#server/testing/factories.ts';
import { send } from '#server/testing/send.ts';
import { exportSections, readSection } from './export-queries.ts';

const app = testApp();

async function getRows(section: 'second_step' | 'recovery_codes', owner: { tenantId: number; userId: number }) {
  const query = exportSections[section];
  if (!query) throw new Error(`The data of an account has no ${section}`);
  return readSection(app().services.database.db, owner, query);
}

describe('two-factor', () => {
  it('is in the export without its secrets', async () => {
    const tenant = await makeTenant(app());
    const seeker = await makeAccount(app(), tenant, 'job_seeker');
    await turnOnTwoFactor(app(), seeker);
    const owner = { tenantId: tenant.id, userId: seeker.id };
    const [row] = await getRows('second_step', owner);
    expect(Object.keys(Object(row)).sort()).toEqual(['confirmed_at', 'created_at', 'user_id']);
    const codes = await getRows('recovery_codes', owner);
    expect(codes).toHaveLength(10);
    expect(Object.keys(Object(codes[0])).sort()).toEqual(['used_at', 'user_id']);
  });

  it('is deleted with the account', async () => {
    const tenant = await makeTenant(app());
    const seeker = await makeAccount(app(), tenant, 'job_seeker');
    await turnOnTwoFactor(app(), seeker);
    const { pool } = app().services.database;
    await pool.query('update users set password_hash = null where id = $1', [seeker.id]);
    expect((await send(app(), seeker, privacyApi.deleteAccount, { body: { password: '' } })).status).toBe(200);
    const { rows } = await pool.query(
      'select user_id from second_steps where user_id = $1 union all select user_id from recovery_codes where user_id = $1',
      [seeker.id],
    );
    expect(rows).toEqual([]);
  });
});
