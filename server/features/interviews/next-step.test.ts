import { expect, it } from 'vitest';
import { applicationsApi } from '#domain/features/applications/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { applyTo } from '#server/testing/chat/conversations.ts';
import { makeAccount, makeJob, makeTenant, signInAgain } from '#server/testing/factories.ts';
import { inDays, interviewHelpers, newPlan } from '#server/testing/hiring/interviews.ts';
import { offerHelpers } from '#server/testing/hiring/offers.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();
const { create, propose, pick } = interviewHelpers(app);
const { moveTo } = offerHelpers(app);

it('interview stage -> the date to send, the time to pick, the interview, and the decision after it', async () => {
  const tenant = await makeTenant(app());
  let manager = await makeAccount(app(), tenant, 'hiring_manager');
  let seeker = await makeAccount(app(), tenant, 'job_seeker');
  const job = await makeJob(app(), manager);
  const applicationId = await applyTo(app(), seeker, job.id);
  /** The next step as the job seeker reads it, and whether the employer finds it under "Due this week". */
  const readStep = async () => {
    const params = { id: String(applicationId) };
    const { next_step: step } = (await send(app(), seeker, applicationsApi.read, { params })).body;
    const request = { params: { id: String(job.id) }, query: { due: 'week' as const } };
    const { applications } = (await send(app(), manager, applicationsApi.ofJob, request)).body;
    const own = (await send(app(), seeker, applicationsApi.list)).body.applications;
    expect(own.map(({ next_step: listed }) => listed)).toEqual([step]);
    return [step.code, step.who, applications.length > 0];
  };
  const passDays = async (days: number) => {
    app().passTime(days * 86_400);
    [manager, seeker] = [await signInAgain(app(), manager), await signInAgain(app(), seeker)];
  };
  await moveTo(manager, applicationId, 'interview');
  expect(await readStep()).toEqual(['await_interview', 'employer', false]);
  const draft = (await create(manager, applicationId, newPlan([manager.id]))).body;
  expect(await readStep()).toEqual(['await_interview', 'employer', false]);
  const proposed = (await propose(manager, draft, [inDays(15)])).body;
  await passDays(11);
  expect(await readStep()).toEqual(['pick_interview_time', 'you', false]);
  await pick(seeker, proposed);
  expect(await readStep()).toEqual(['attend_interview', 'employer', true]);
  await passDays(5);
  expect(await readStep()).toEqual(['await_decision', 'employer', false]);
  await passDays(4);
  expect(await readStep()).toEqual(['await_decision', 'employer', true]);
});
