import { type Application, applicationsApi } from '#domain/features/applications/contract.ts';
import type { TestApp } from '#server/testing/app.ts';
import { applyTo } from '#server/testing/chat/conversations.ts';
import type { TestAccount } from '#server/testing/factories.ts';
import { send } from '#server/testing/send.ts';

/** Returns the application as the job seeker sees it. */
export async function submitApplication(test: TestApp, seeker: TestAccount, jobId: number): Promise<Application> {
  const id = await applyTo(test, seeker, jobId);
  return (await send(test, seeker, applicationsApi.read, { params: { id: String(id) } })).body;
}
