import { describe, expect, it } from 'vitest';
import { roles } from '#domain/access/roles.ts';
import { accommodationsApi } from '#domain/features/accommodations/contract.ts';
import { applicationsApi } from '#domain/features/applications/contract.ts';
import { matchingApi } from '#domain/features/matching/contract.ts';
import { needsApi } from '#domain/features/needs/contract.ts';
import { privateDraftsApi } from '#domain/features/needs/private-drafts.ts';
import type { Endpoint } from '#domain/lib/endpoint.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeJob, makeOrganisation, makeTenant, type TestAccount } from '#server/testing/factories.ts';
import { receiveMail } from '#server/testing/peers/mailbox.ts';
import { request } from '#server/testing/request.ts';
import { buildHeaders, buildPath, type Caller, send } from '#server/testing/send.ts';

const app = testApp();
const canary = 'zyxwobblecanary';

/** Endpoints that return a person's needs to the person. */
const ownPages = new Set([
  '/api/v1/working-needs',
  '/api/v1/private-drafts/:form',
  '/api/v1/applications/:id/adjustments',
]);

/** An applicant with the canary in every field about needs and accommodations, all shared with the employer. */
async function shareEverything() {
  const tenant = await makeTenant(app());
  const manager = await makeAccount(app(), tenant, 'hiring_manager');
  const sponsorId = await makeOrganisation(app(), tenant, { kind: 'non_profit' });
  const seeker = await makeAccount(app(), tenant, 'job_seeker', { sponsorId });
  const { db } = app().services.database;
  const found = { is_discoverable: true };
  await db.updateTable('seeker_profiles').set(found).where('user_id', '=', seeker.id).execute();
  const confirmed = { email_verified_at: new Date() };
  await db.updateTable('users').set(confirmed).where('tenant_id', '=', tenant.id).execute();
  const job = await makeJob(app(), manager);
  const at = (id: number) => ({ params: { id: String(id) } });
  const scoreBefore = await send(app(), seeker, matchingApi.ofJob, at(job.id));
  const plain = { resume_id: null, answers: [], cover_note: '' };
  const { body: application } = await send(app(), seeker, applicationsApi.apply, { ...at(job.id), body: plain });
  const items = (['environment', 'communication', 'interview', 'tools'] as const).map((kind) => ({
    kind,
    choice: '',
    words: `${canary} ${kind}`,
  }));
  const { needs } = (await send(app(), seeker, needsApi.save, { body: { needs: items } })).body;
  const body = { need_ids: needs.map(({ id }) => id), audience: { kind: 'application' as const, id: application.id } };
  await send(app(), seeker, needsApi.share, { body });
  const { body: asked } = await send(app(), seeker, accommodationsApi.ask, {
    ...at(application.id),
    body: { stage: 'interview', needed_on: null, choices: ['breaks'], words: canary },
  });
  const answered = await send(app(), manager, accommodationsApi.answer, {
    ...at(asked.id),
    body: { to: 'question', version: asked.version, words: `${canary} why` },
  });
  await send(app(), seeker, accommodationsApi.reply, {
    ...at(asked.id),
    body: { to: 'asked', version: answered.body.version, words: `${canary} because` },
  });
  await send(app(), manager, needsApi.openShared, at(seeker.id));
  await send(app(), seeker, privateDraftsApi.save, { params: { form: 'needs' }, body: { answers: { tools: canary } } });
  return { tenant, manager, seeker, sponsorId, job, application, asked, scoreBefore: scoreBefore.body };
}

async function read(caller: Caller, contract: Endpoint, id: number): Promise<string> {
  const names = contract.query && 'shape' in contract.query ? Object.keys(contract.query.shape as object) : [];
  const query = Object.fromEntries(
    names.filter((name) => /words|text|query|q$/.test(name)).map((name) => [name, canary]),
  );
  const params = {
    id,
    room: 'abcde',
    kind: 'logo',
    language: 'en',
    key: 'common',
    slug: 'x',
    token: 'x',
    form: 'needs',
  };
  const texts: string[] = [];
  for (const sent of [{}, query]) {
    const answer = await request(`${app().url}${buildPath(contract, params, sent)}`, {
      method: 'GET',
      headers: buildHeaders(caller, contract, undefined),
    });
    texts.push(dropOwnWords(answer.text));
  }
  return texts.join('\n');
}

/** Without the chips of a job search, which repeat the words of the query. */
function dropOwnWords(text: string): string {
  return text.replace(/"chips":\[.*?\]/, '');
}

describe('working needs', () => {
  it('appear in no GET response of other people', {
    timeout: 120_000,
  }, async () => {
    const made = await shareEverything();
    const inOrganisation = { organisationId: made.manager.organisationId ?? 0 };
    const people: TestAccount[] = [made.manager, made.seeker];
    for (const role of roles) {
      const isPartner = role === 'recruiter' || role === 'recruiter_member';
      const options = isPartner ? { organisationId: made.sponsorId } : role === 'hiring_member' ? inOrganisation : {};
      people.push(await makeAccount(app(), made.tenant, role, options));
    }
    const reads = app().app.contracts.filter(({ method }) => method === 'GET');
    expect(reads.length).toBeGreaterThan(30);
    const leaks: string[] = [];
    let foundCount = 0;
    for (const caller of [made.tenant.visitor, ...people]) {
      for (const contract of reads) {
        const ids = contract.path.includes(':id')
          ? [made.seeker.id, made.job.id, made.application.id, made.asked.id]
          : [0];
        for (const id of new Set(ids)) {
          const isOwn = caller === made.seeker && ownPages.has(contract.path);
          if (!(await read(caller, contract, id)).includes(canary)) continue;
          if (isOwn) foundCount += 1;
          else leaks.push(`${contract.path} to ${'email' in caller ? caller.email : 'a visitor'}`);
        }
      }
    }
    expect(leaks).toEqual([]);
    // The canary is stored, so the search can find it.
    expect(foundCount).toBeGreaterThanOrEqual(3);
  });

  it('appear in no log, metric, notification, email or audit event', async () => {
    const { tenant, manager, seeker } = await shareEverything();
    const mails = [...(await receiveMail(app(), manager.email)), ...(await receiveMail(app(), seeker.email))];
    expect(mails.length).toBeGreaterThan(0);
    expect(JSON.stringify(mails)).not.toContain(canary);
    expect(app().logLines.join('\n')).not.toContain(canary);
    expect(await app().services.metrics.registry.metrics()).not.toContain(canary);
    const { pool } = app().services.database;
    const tablesWithCanary: string[] = [];
    const { rows } = await pool.query<{ name: string }>(
      "select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'tenant_id'",
    );
    for (const { name } of rows) {
      const found = await pool.query(`select from ${name} x where x.tenant_id = $1 and x::text ilike $2`, [
        tenant.id,
        `%${canary}%`,
      ]);
      if ((found.rowCount ?? 0) > 0) tablesWithCanary.push(name);
    }
    expect(tablesWithCanary.sort()).toEqual([
      'adjustment_requests',
      'adjustment_turns',
      'private_drafts',
      'working_needs',
    ]);
  });

  it('do not change a match score', async () => {
    const { seeker, job, scoreBefore } = await shareEverything();
    const after = await send(app(), seeker, matchingApi.ofJob, { params: { id: String(job.id) } });
    expect(after.body).toEqual(scoreBefore);
  });
});
