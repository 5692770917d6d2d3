import helmet from '@fastify/helmet';
import type { App } from '#server/http/app-type.ts';
import { closedPolicy } from './content-security-policy.ts';
import { permissionsPolicy } from './permissions-policy.ts';

/** Adds the security headers of every response: pages, files, data and errors. Pages replace the policy by their own. */
export async function addHeaders(app: App, { isSecure }: { readonly isSecure: boolean }): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', closedPolicy).header('permissions-policy', permissionsPolicy);
  });
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    hsts: isSecure ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: referrerPolicy },
    xFrameOptions: { action: 'deny' },
  });
  // Responses are not cached unless a route allows it.
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}

const referrerPolicy = 'strict-origin-when-cross-origin';

/** The same headers, for responses that Fastify or Node creates before any hook runs. */
export const rawSecurityHeaders = {
  'content-security-policy': closedPolicy,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': permissionsPolicy,
  'referrer-policy': referrerPolicy,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;
