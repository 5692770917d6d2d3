import type { Context } from '#server/context.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { OutboundRefusal } from '#server/lib/network/outbound.ts';

/** Why a provider's answer was refused. For the log only; the person sees a general message. */
export class ProviderRefusal extends Error {}

/** Refuses the request and logs the reason, never data of the person. */
export function refuseProvider(ctx: Context, provider: string, error: unknown): never {
  ctx.log.warn({ provider, tenant_id: ctx.tenant.id, reason: getReason(error) }, 'provider sign-in refused');
  return refuse('provider_refused');
}

function getReason(error: unknown): string {
  if (error instanceof ProviderRefusal || error instanceof OutboundRefusal) return error.message;
  if (!(error instanceof Error)) return 'unknown';
  // openid-client wraps the errors of requests.
  if (error.cause instanceof OutboundRefusal) return error.cause.message;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  // Of openid-client's errors only these have a cause whose message is a fixed text.
  const { cause } = error;
  return cause instanceof Error && cause.name === 'OperationProcessingError' ? `${code}: ${cause.message}` : code;
}
