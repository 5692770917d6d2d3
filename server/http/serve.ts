import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Access, Api, Endpoint, HandlerResult, RequestData } from '#domain/lib/endpoint.ts';
import type { Context, SignedInContext } from '#server/context.ts';
import { checkAccess } from './access.ts';
import type { App } from './app-type.ts';
import { createNamedLimit } from './limits/rate-limit.ts';
import { readForm, type UploadedFile } from './limits/uploads.ts';
import { buildRouteSchema } from './route-schema.ts';
import { type FileResponse, sendFile } from './send-file.ts';

type ContextFor<A extends Access> = A extends 'public' ? Context : SignedInContext;

/** The answer to a conditional request for something that has not changed: 304 without a body. */
export const notModified = Symbol('not modified');

/** Whether `If-None-Match` names the tag. A proxy that compresses may have weakened it. */
export function hasTag(header: string | undefined, tag: string): boolean {
  return (header ?? '').split(',').some((given) => given.trim().replace(/^W\//, '') === tag);
}

/** The parsed request, uploaded files, the raw request (headers, user agent), and the reply, for cookies. */
export type Incoming<E extends Endpoint> = RequestData<E> & {
  files: readonly UploadedFile[];
  request: FastifyRequest;
  reply: FastifyReply;
};

type Handler<E extends Endpoint> = (
  ctx: ContextFor<E['access']>,
  incoming: Incoming<E>,
) => Promise<HandlerResult<E> | typeof notModified>;

/** One handler per endpoint of an API. */
export type Handlers<A extends Api> = { readonly [K in keyof A]: Handler<A[K]> };

type RecordCheck<E extends Endpoint> = (
  ctx: ContextFor<E['access']>,
  incoming: Pick<Incoming<E>, 'params'>,
) => Promise<unknown>;

/**
 * Checks of access to the record of an endpoint. They run before a form is read, so that nothing is uploaded and no field
 * is reported without access.
 */
type RecordChecks<A extends Api> = { readonly [K in keyof A]?: RecordCheck<A[K]> };

type Route = (app: App) => void;

/** Pairs a contract with its handlers: access, parsing and responses follow from the contract. */
export function route<A extends Api>(api: A, handlers: Handlers<A>, checks: RecordChecks<A> = {}): Route {
  return (app) => {
    for (const name of Object.keys(api)) {
      const contract = api[name];
      const handler = handlers[name];
      if (!contract || !handler) throw new Error(`No handler for ${name}`);
      mount(app, contract, handler as Handler<Endpoint>, checks[name] as RecordCheck<Endpoint> | undefined);
      app.contracts.push(contract);
    }
  };
}

/** Mounts the routes of a feature. */
export function serveRoutes(app: App, routes: readonly Route[]): void {
  for (const mountRoute of routes) mountRoute(app);
}

function mount(app: App, contract: Endpoint, handler: Handler<Endpoint>, check?: RecordCheck<Endpoint>): void {
  const status = contract.status ?? 200;
  const dayLimit = contract.perDay === undefined ? undefined : limitPerDay(app, contract, contract.perDay);
  app.route({
    ...(dayLimit ? { onRequest: dayLimit } : {}),
    method: contract.method,
    url: contract.path,
    schema: buildRouteSchema(contract),
    config: {
      contract,
      ...(contract.perMinute ? { rateLimit: { max: contract.perMinute } } : {}),
    },
    // Its HEAD route would have a second count.
    exposeHeadRoute: contract.perMinute === undefined,
    // Before parsing, so that callers without permission get no validation errors.
    preParsing: (request, _reply, _body, done) => {
      checkAccess(contract, request.context.actor);
      done();
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      await check?.(request.context as SignedInContext, request as Pick<Incoming<Endpoint>, 'params'>);
      const incoming = await parseRequest(contract, request, reply);
      const handle = () => handler(request.context as SignedInContext, incoming);
      const result = await (contract.takesTurns ? app.turns(handle) : handle());
      if (result === notModified) return reply.code(304).send();
      return contract.binary ? sendFile(reply, result as FileResponse) : reply.code(status).send(result);
    },
  });
}

function limitPerDay(app: App, { method, path }: Endpoint, max: number) {
  return createNamedLimit(app, { name: `${method} ${path}`, max, windowMs: 86_400_000 });
}

async function parseRequest(
  contract: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Incoming<Endpoint>> {
  const { params, query } = request;
  if (!contract.form)
    return { params, query, body: request.body, files: [], request, reply } as unknown as Incoming<Endpoint>;
  const form = await readForm(request, contract);
  return { params, query, ...form, request, reply } as unknown as Incoming<Endpoint>;
}
