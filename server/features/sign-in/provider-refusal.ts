import type { Context } from '#server/context.ts';
import { refuse } from '#server/http/errors/refusal.ts';

/** Why a provider's answer was not taken. Kept in the log; the person is told that it did not work. */
export class ProviderRefusal extends Error {}

/** Ends the request because the provider did not answer as it must. Only the kind of error is logged, never its data. */
export function refuseProvider(ctx: Context, provider: string, error: unknown): never {
  ctx.log.warn({ provider, tenant_id: ctx.tenant.id, reason: getReason(error) }, 'sign-in with a provider was refused');
  return refuse('provider_refused');
}

function getReason(error: unknown): string {
  if (error instanceof ProviderRefusal) return error.message;
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
