import { describe, expect, it } from 'vitest';
import {
  applicantViewsApi,
  maxApplicantViews,
  type NewApplicantView,
} from '#domain/features/applications/views/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeJob, makeTenant, type TestAccount } from '#server/testing/factories.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();

const at = (id: number) => ({ params: { id: String(id) } });

const save = (account: TestAccount, jobId: number, view: Partial<NewApplicantView> = {}) => {
  const body = { name: 'Strong', filter: { rating: '4', sort: 'oldest' } as const, is_shared: false, ...view };
  return send(app(), account, applicantViewsApi.save, { ...at(jobId), body });
};

const listNames = async (account: TestAccount, jobId: number) =>
  (await send(app(), account, applicantViewsApi.list, at(jobId))).body.views.map(({ name }) => name);

async function createTeam() {
  const tenant = await makeTenant(app());
  const manager = await makeAccount(app(), tenant, 'hiring_manager', { fullName: 'Marisol Quint' });
  const organisationId = manager.organisationId ?? 0;
  const colleague = await makeAccount(app(), tenant, 'hiring_manager', { organisationId });
  const job = await makeJob(app(), manager);
  return { tenant, manager, colleague, organisationId, job };
}

describe('/api/v1/jobs/:id/applicant-views', () => {
  it('saves own views, replaces one of the same name, and shows colleagues only shared ones', async () => {
    const { manager, colleague, job } = await createTeam();
    expect((await save(manager, job.id)).status).toBe(201);
    await save(manager, job.id, { name: 'STRONG', filter: { status: 'screening' } });
    await save(manager, job.id, { name: 'Overdue', filter: { due: 'week' }, is_shared: true });
    const { views } = (await send(app(), manager, applicantViewsApi.list, at(job.id))).body;
    expect(views).toMatchObject([
      { name: 'Overdue', filter: { due: 'week' }, is_shared: true, is_own: true, owner: 'Marisol Quint' },
      { name: 'STRONG', filter: { status: 'screening' }, is_own: true },
    ]);
    const seen = (await send(app(), colleague, applicantViewsApi.list, at(job.id))).body.views;
    expect(seen).toMatchObject([{ name: 'Overdue', is_own: false, owner: 'Marisol Quint' }]);
  });

  it('removes own views only', async () => {
    const { manager, colleague, job } = await createTeam();
    const [view] = (await save(manager, job.id, { is_shared: true })).body.views;
    expect((await send(app(), colleague, applicantViewsApi.remove, at(view?.id ?? 0))).status).toBe(404);
    expect((await send(app(), manager, applicantViewsApi.remove, at(view?.id ?? 0))).status).toBe(200);
    expect(await listNames(manager, job.id)).toEqual([]);
  });

  it('refuses unknown filters, too many views, and people outside the team', async () => {
    const { tenant, manager, organisationId, job } = await createTeam();
    const unknown = await save(manager, job.id, { filter: { secret: 'x' } as never });
    expect([unknown.status, unknown.problem.fields?.[0]?.field]).toEqual([400, 'body.filter']);
    for (let count = 0; count < maxApplicantViews; count += 1) await save(manager, job.id, { name: `View ${count}` });
    expect((await save(manager, job.id)).problem.fields).toEqual([{ field: 'body.name', code: 'too_many_views' }]);
    expect(await listNames(manager, job.id)).toHaveLength(maxApplicantViews);
    const member = await makeAccount(app(), tenant, 'hiring_member', { organisationId });
    const otherLead = await makeAccount(app(), tenant, 'hiring_manager');
    const foreigner = await makeAccount(app(), await makeTenant(app()), 'admin');
    for (const stranger of [member, otherLead, foreigner]) {
      expect((await send(app(), stranger, applicantViewsApi.list, at(job.id))).status).toBe(404);
      expect((await save(stranger, job.id)).status).toBe(404);
    }
  });
});
