import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { Redis } from 'ioredis';
import type { AppOptions } from '#server/app.ts';
import type { App } from './app-type.ts';
import { logRequests } from './log-requests.ts';
import { refuse } from './refusal.ts';

/** Headers, limits, logs and the published description: what every answer gets. */
export async function addPlugins(app: App, options: AppOptions): Promise<void> {
  logRequests(app);
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy(options.isSecure) },
    crossOriginEmbedderPolicy: false,
    hsts: options.isSecure ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
  await app.register(compress, { threshold: 2048, encodings: ['gzip'] });
  if (options.perMinute !== null) await app.register(rateLimit, limits(options.perMinute, options.redisUrl));
  await app.register(multipart);
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Wavelength', version: '1', description: 'Hiring and job matching' } },
    transform: jsonSchemaTransform,
  });
  app.get('/api/v1/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}

function limits(perMinute: number, redisUrl: string | undefined) {
  return {
    max: perMinute,
    timeWindow: 60_000,
    allowList: (request: { url: string }) => !request.url.startsWith('/api/'),
    errorResponseBuilder: (_request: unknown, context: { ttl: number }) => {
      return refuse('too_many_requests', { retryAfter: Math.ceil(context.ttl / 1000) });
    },
    ...(redisUrl
      ? { redis: new Redis(redisUrl, { maxRetriesPerRequest: 1, connectTimeout: 500 }), skipOnError: true }
      : {}),
  };
}

function contentPolicy(isSecure: boolean) {
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
