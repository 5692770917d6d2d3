import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Endpoint } from '#domain/lib/endpoint.ts';
import type { Context } from '#server/context.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Every contract that is mounted, for the tests that walk them all. */
    contracts: Endpoint[];
    /** The process is about to stop: it answers what comes, and asks for no more. */
    isDraining: boolean;
  }
  interface FastifyRequest {
    context: Context;
  }
  interface FastifyContextConfig {
    contract?: Endpoint;
  }
}

/** The HTTP application: Fastify with schemas written in zod. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;
