import helmet from '@fastify/helmet';
import type { App } from './app-type.ts';

/** What every answer says to the browser about itself, whatever it is: a page, a file, data or a refusal. */
export async function addHeaders(app: App, { isSecure }: { readonly isSecure: boolean }): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: buildContentSecurityPolicy(isSecure) },
    crossOriginEmbedderPolicy: false,
    hsts: isSecure ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
  // What says nothing about being kept is for the one who asked, at this moment.
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}

function buildContentSecurityPolicy(isSecure: boolean) {
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    // React Aria places overlays with style attributes; no style element comes from elsewhere.
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
