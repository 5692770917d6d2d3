import { randomUUID } from 'node:crypto';
import { applicationsApi } from '#domain/features/applications/contract.ts';
import { messagesApi } from '#domain/features/messages/contract.ts';
import type { TestApp } from '#server/testing/app.ts';
import { makeAccount, makeJob, makeOrganisation, makeTenant, type TestAccount } from '#server/testing/factories.ts';
import { send } from '#server/testing/send.ts';

/** An application with its job seeker, hiring manager and supporting partner. */
export async function makeConversation(test: TestApp) {
  const tenant = await makeTenant(test);
  const sponsorId = await makeOrganisation(test, tenant, { kind: 'non_profit', name: 'Bridgeway' });
  const manager = await makeAccount(test, tenant, 'hiring_manager', { fullName: 'Marisol Quint' });
  const seeker = await makeAccount(test, tenant, 'job_seeker', { fullName: 'Ines Okafor', sponsorId });
  const partner = await makeAccount(test, tenant, 'recruiter', { organisationId: sponsorId });
  const job = await makeJob(test, manager);
  const id = await applyTo(test, seeker, job.id);
  return { tenant, sponsorId, manager, seeker, partner, job, id };
}

/** Returns the id of the application. */
export async function applyTo(test: TestApp, seeker: TestAccount, jobId: number): Promise<number> {
  const body = { resume_id: null, answers: [], cover_note: '' };
  const sent = await send(test, seeker, applicationsApi.apply, { params: { id: String(jobId) }, body });
  if (sent.status !== 201) throw new Error(`The application was refused: ${JSON.stringify(sent.problem)}`);
  return sent.body.id;
}

/** Calls the message endpoints. */
export function messagingHelpers(test: () => TestApp) {
  const params = (id: number) => ({ id: String(id) });
  return {
    write: (account: TestAccount, id: number, text: string, extra: { client_id?: string; file?: File } = {}) => {
      const body = { client_id: randomUUID(), text, ...extra };
      return send(test(), account, messagesApi.send, { params: params(id), body });
    },
    thread: (account: TestAccount, id: number, query: { before?: string; after?: string } = {}) =>
      send(test(), account, messagesApi.thread, { params: params(id), query }),
    mark: (account: TestAccount, id: number, seq: number) =>
      send(test(), account, messagesApi.read, { params: params(id), body: { seq } }),
    unread: async (account: TestAccount) => (await send(test(), account, messagesApi.unread)).body.data.unread_count,
    list: async (
      account: TestAccount,
      query: { filter?: 'unread' | 'waiting'; words?: string; cursor?: string } = {},
    ) => (await send(test(), account, messagesApi.list, { query })).body,
  };
}
