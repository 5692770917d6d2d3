import type { Onboarding } from '#domain/features/onboarding/contract.ts';
import { canSkip, getOnboardingSteps, type OnboardingStep } from '#domain/features/onboarding/steps.ts';
import type { SignedInContext } from '#server/context.ts';
import { type Write, write } from '#server/db/write.ts';
import { refuse, refuseField } from '#server/http/errors/refusal.ts';
import { deleteStep, findOwnResume, findSteps, hasConsented, saveStep, setConsent } from './queries.ts';

type State = Onboarding['steps'][number]['state'];

/** Stored on the server, so that people can continue on another device. */
export async function readOnboarding(ctx: SignedInContext): Promise<Onboarding> {
  const { userId, role } = ctx.actor;
  const [isConsented, rows] = await Promise.all([
    hasConsented(ctx.db, ctx.tenant.id, userId),
    findSteps(ctx.db, ctx.tenant.id, userId),
  ]);
  const marks = new Map(rows.map((row) => [row.step, row]));
  // A consent given during onboarding stays in the list, so that the number of steps does not change.
  const steps = getOnboardingSteps(role, isConsented && !marks.has('consent')).map((id) => ({
    id,
    state: (marks.get(id)?.state ?? 'open') as State,
  }));
  return {
    steps,
    current: steps.find(({ state }) => state === 'open' || state === 'started')?.id ?? null,
    resume_id: marks.get('resume')?.state === 'started' ? (marks.get('resume')?.resume_id ?? null) : null,
  };
}

interface Mark {
  readonly step: OnboardingStep;
  readonly state: State;
  readonly resume_id: number | null;
}

export async function markStep(ctx: SignedInContext, mark: Mark): Promise<Onboarding> {
  const { steps } = await readOnboarding(ctx);
  if (!steps.some(({ id }) => id === mark.step)) refuseField('body.step', 'invalid_value');
  if (mark.state === 'skipped' && !canSkip(mark.step)) refuseField('body.state', 'invalid_value');
  await write(ctx, (change) => saveMark(ctx, change, mark));
  return readOnboarding(ctx);
}

async function saveMark(
  ctx: SignedInContext,
  change: Write,
  { step, state, resume_id: resumeId }: Mark,
): Promise<void> {
  const tenantId = ctx.tenant.id;
  const { userId } = ctx.actor;
  if (resumeId !== null && !(await findOwnResume(change.db, tenantId, userId, resumeId))) refuse('not_found');
  if (state === 'open') await deleteStep(change.db, tenantId, userId, step);
  else await saveStep(change.db, { tenantId, userId, step, state, resumeId, now: ctx.clock() });
  if (step === 'consent' && state === 'done') await setConsent(change.db, tenantId, userId);
  await change.audit({ action: `onboarding.${step}`, subject: ['user', userId], detail: { state } });
}
