import { randomUUID } from 'node:crypto';
import { applicationsApi } from '#domain/features/applications/contract.ts';
import { messagesApi } from '#domain/features/messages/contract.ts';
import type { TestApp } from './app.ts';
import { makeAccount, makeJob, makeOrganisation, makeTenant, type TestAccount } from './factories.ts';
import { send } from './send.ts';

/** Somebody who has applied, with the manager of the job and the partner who looks after them. */
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

/** Applies, and returns the id of the application. */
export async function applyTo(test: TestApp, seeker: TestAccount, jobId: number): Promise<number> {
  const body = { resume_id: null, answers: [], cover_note: '' };
  const sent = await send(test, seeker, applicationsApi.apply, { params: { id: String(jobId) }, body });
  if (sent.status !== 201) throw new Error(`The application was refused: ${JSON.stringify(sent.problem)}`);
  return sent.body.id;
}

/** What somebody does with messages, over HTTP. */
export function messagingHelpers(test: () => TestApp) {
  const at = (id: number) => ({ id: String(id) });
  return {
    write: (who: TestAccount, id: number, text: string, more: { client_id?: string; file?: File } = {}) => {
      const body = { client_id: randomUUID(), text, ...more };
      return send(test(), who, messagesApi.send, { params: at(id), body });
    },
    thread: (who: TestAccount, id: number, query: { before?: string; after?: string } = {}) =>
      send(test(), who, messagesApi.thread, { params: at(id), query }),
    mark: (who: TestAccount, id: number, seq: number) =>
      send(test(), who, messagesApi.read, { params: at(id), body: { seq } }),
    unread: async (who: TestAccount) => (await send(test(), who, messagesApi.unread)).body.data.unread_count,
    list: async (who: TestAccount, query: { filter?: 'unread' | 'waiting'; words?: string; cursor?: string } = {}) =>
      (await send(test(), who, messagesApi.list, { query })).body,
  };
}
