import { beforeEach, describe, expect, it } from 'vitest';
import { mailApi } from '#domain/features/mail/contract.ts';
import { savedViewsApi } from '#domain/features/reports/saved-view.ts';
import { testApp } from '#server/testing/app.ts';
import {
  makeAccount,
  makeJob,
  makeTenant,
  signInAgain,
  type TestAccount,
  type TestTenant,
} from '#server/testing/factories.ts';
import { submitApplication } from '#server/testing/hiring/applications.ts';
import { type ReceivedMail, receiveMail } from '#server/testing/peers/mailbox.ts';
import { request } from '#server/testing/request.ts';
import { send } from '#server/testing/send.ts';
import { queueDueReportMail } from './view-task.ts';

const app = testApp();
const daySeconds = 86_400;

let tenant: TestTenant;
let manager: TestAccount;

beforeEach(async () => {
  tenant = await makeTenant(app());
  manager = await makeAccount(app(), tenant, 'hiring_manager');
  await confirmEmail(manager);
});

const confirmEmail = ({ id }: TestAccount) =>
  app().services.database.pool.query('update users set email_verified_at = now() where id = $1', [id]);

const source = {
  report: 'applicationSource',
  name: 'Sources',
  filter: { period: 'last30' },
  frequency: 'daily',
} as const;

const save = (caller: TestAccount, view: object = {}) =>
  send(app(), caller, savedViewsApi.save, { body: { ...source, ...view } });
const list = async (caller: TestAccount) => (await send(app(), caller, savedViewsApi.list)).body.views;

async function apply(): Promise<void> {
  const job = await makeJob(app(), manager);
  await submitApplication(app(), await makeAccount(app(), tenant, 'job_seeker', { fullName: 'Canary Person' }), job.id);
}

/** The mail of the account after the next due moment. */
async function sendAndReadMail({ email }: TestAccount): Promise<ReceivedMail[]> {
  app().passTime(2 * daySeconds);
  await queueDueReportMail(app().services);
  return receiveReports(email);
}

/** The mails of saved views that the address received. */
async function receiveReports(email: string): Promise<ReceivedMail[]> {
  return (await receiveMail(app(), email)).filter(({ subject }) => /^(Report:|Rapport )/.test(subject));
}

function getUnsubscribeAddress(mail: ReceivedMail | undefined): string {
  const { pathname, search } = new URL(
    /List-Unsubscribe: <(.+?)>/.exec(mail?.source ?? '')?.[1] ?? 'http://missing.test',
  );
  return `${pathname}${search}`;
}

describe('/api/v1/report-views', () => {
  it('saves, lists, changes, and removes the views of the caller only', async () => {
    const { status, body: view } = await save(manager, { filter: { period: 'last30', source: 'referral' } });
    expect(status).toBe(201);
    expect(view).toMatchObject({ name: 'Sources', frequency: 'daily', address: 'source=referral&period=last30' });
    const other = await makeAccount(app(), tenant, 'hiring_manager');
    const params = { id: String(view.id) };
    expect(await list(other)).toEqual([]);
    const body = { name: 'Mine', frequency: 'never' } as const;
    expect((await send(app(), other, savedViewsApi.change, { params, body })).status).toBe(404);
    expect((await send(app(), other, savedViewsApi.remove, { params })).status).toBe(404);
    expect((await send(app(), manager, savedViewsApi.change, { params, body })).body).toMatchObject(body);
    expect(await list(manager)).toEqual([{ ...view, ...body }]);
    expect((await send(app(), manager, savedViewsApi.remove, { params })).status).toBe(200);
    expect(await list(manager)).toEqual([]);
  });

  it.each([
    ['a name that is used', {}, 'view_name_taken'],
    ['a filter that the report does not offer', { name: 'B', report: 'openjobs', filter: {} }, 'forbidden'],
    ['days in the wrong order', { name: 'B', filter: { from: '2026-02-02', to: '2026-01-01' } }, 'before_start'],
    ['an unknown report', { name: 'B', report: 'salaries' }, 'report'],
    ['an unknown period', { name: 'B', filter: { period: 'ever' } }, 'period'],
    ['no name', { name: ' ' }, 'name'],
  ])('refuses %s', async (_what, view, expected) => {
    await save(manager);
    const { status, problem } = await save(manager, view);
    expect([400, 403, 422]).toContain(status);
    expect(JSON.stringify(problem)).toContain(expected);
  });

  it('refuses filters to a skilling partner, who sees aggregates only', async () => {
    const skilling = await makeAccount(app(), tenant, 'skilling_partner');
    const refused = await save(skilling, { filter: { source: 'referral' } });
    expect(refused.status).toBe(400);
    expect((await save(skilling)).status).toBe(201);
  });

  it('saves at most thirty views', async () => {
    for (let index = 0; index < 30; index += 1)
      expect((await save(manager, { name: `View ${index}` })).status).toBe(201);
    expect(JSON.stringify((await save(manager, { name: 'One more' })).problem)).toContain('too_many_report_views');
  });
});

describe('queueDueReportMail', () => {
  it('mails the finding and the key figures without names, once when due', async () => {
    await apply();
    await save(manager);
    await queueDueReportMail(app().services);
    expect(await receiveReports(manager.email)).toEqual([]);
    const [mail, ...others] = await sendAndReadMail(manager);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Report: Sources');
    expect(mail?.source).toContain('Applications: 1');
    expect(mail?.source).toContain('/report/applicationSource?period=last30');
    expect(mail?.source).not.toContain('Canary Person');
    await Promise.all([1, 2].map(() => queueDueReportMail(app().services)));
    expect(await receiveReports(manager.email)).toHaveLength(1);
  });

  it('writes in the language of the reader', async () => {
    await app().services.database.pool.query("update users set language = 'fr' where id = $1", [manager.id]);
    await save(manager);
    const [mail] = await sendAndReadMail(manager);
    expect(mail?.subject).toBe('Rapport : Sources');
  });

  it('checks the permission again when it sends', async () => {
    await save(manager);
    app().passTime(2 * daySeconds);
    await queueDueReportMail(app().services);
    const { pool } = app().services.database;
    await pool.query("update organisations set status = 'suspended' where tenant_id = $1", [tenant.id]);
    expect(await receiveReports(manager.email)).toEqual([]);
    await pool.query("update organisations set status = 'approved' where tenant_id = $1", [tenant.id]);
    expect(await sendAndReadMail(manager)).toHaveLength(1);
  });

  it('hides groups under ten from a skilling partner', async () => {
    await apply();
    const skilling = await makeAccount(app(), tenant, 'skilling_partner');
    await confirmEmail(skilling);
    await save(skilling);
    const [mail] = await sendAndReadMail(skilling);
    expect(mail?.source).toContain('Too few people to show a number.');
    expect(mail?.source).not.toContain('Applications: 1');
  });

  it('stops by one click, which a GET does not do, and can be resumed', async () => {
    const { body: view } = await save(manager);
    const [mail] = await sendAndReadMail(manager);
    expect(mail?.source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const address = getUnsubscribeAddress(mail);
    const token = new URLSearchParams(address.split('?')[1]).get('token') ?? '';
    const readState = async () => (await send(app(), tenant.visitor, mailApi.subscription, { body: { token } })).body;
    await request(`${app().url}${address}`, { headers: { host: tenant.host } });
    expect(await readState()).toEqual({ wants_mail: true, search: null, report: 'Sources', invitation: null });
    const form = {
      method: 'POST',
      headers: { host: tenant.host, 'content-type': 'application/x-www-form-urlencoded' },
    };
    await request(`${app().url}${address}`, { ...form, body: 'List-Unsubscribe=One-Click' });
    expect(await readState()).toMatchObject({ wants_mail: false });
    expect(await sendAndReadMail(manager)).toHaveLength(1);
    const body = { token, wants_mail: true };
    expect((await send(app(), tenant.visitor, mailApi.setSubscription, { body })).body.wants_mail).toBe(true);
    const reader = await signInAgain(app(), manager);
    expect(await list(reader)).toEqual([{ ...view, frequency: 'daily' }]);
    await send(app(), reader, savedViewsApi.remove, { params: { id: String(view.id) } });
    expect((await send(app(), tenant.visitor, mailApi.subscription, { body: { token } })).problem.code).toBe(
      'link_not_valid',
    );
  });
});
