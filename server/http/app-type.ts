import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Endpoint } from '#domain/lib/endpoint.ts';
import type { Context } from '#server/context.ts';
import type { RunLimited } from '#server/lib/concurrency-limit.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** All mounted contracts, for tests that iterate over them. */
    contracts: Endpoint[];
    /** Runs the handlers of endpoints that take turns. */
    turns: RunLimited;
    /** Whether shutdown has begun: requests are still answered, but `/readyz` fails. */
    isDraining: boolean;
  }
  interface FastifyRequest {
    context: Context;
  }
  interface FastifyContextConfig {
    contract?: Endpoint;
    /** Whether the route is a WebSocket. */
    isSocket?: boolean;
  }
}

/** Fastify with zod schemas. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;
