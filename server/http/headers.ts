import helmet from '@fastify/helmet';
import type { App } from './app-type.ts';

/** Adds the security headers of every response: pages, files, data and errors. */
export async function addHeaders(app: App, { isSecure }: { readonly isSecure: boolean }): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: buildContentSecurityPolicy(isSecure) },
    crossOriginEmbedderPolicy: false,
    hsts: isSecure ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
  // Responses are not cached unless a route allows it.
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}

function buildContentSecurityPolicy(isSecure: boolean) {
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    // React Aria positions overlays with style attributes.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(isSecure ? { 'upgrade-insecure-requests': [] } : {}),
  };
}
