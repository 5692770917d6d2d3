import type { FastifyReply, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { output, ZodMiniObject } from 'zod/mini';
import type { App } from '#server/http/app-type.ts';

interface SocketRoute<Q extends ZodMiniObject, Accepted extends object> {
  readonly url: string;
  readonly query: Q;
  /** Checks access before the upgrade: throws a refusal, or returns what `serve` needs. Undefined answers 404. */
  readonly accept: (request: FastifyRequest, query: output<Q>) => Promise<Accepted | undefined>;
  /** Serves the open socket. The request is not kept. */
  readonly serve: (socket: WebSocket, accepted: Accepted) => void;
}

/** Mounts a WebSocket endpoint. A plain request answers 404. */
export function mountSocket<Q extends ZodMiniObject, Accepted extends object>(
  app: App,
  { url, query, accept, serve }: SocketRoute<Q, Accepted>,
): void {
  const upgrades = new WeakMap<object, { readonly accepted: Accepted; readonly reply: FastifyReply }>();
  app.route({
    method: 'GET',
    url,
    websocket: true,
    config: { isSocket: true },
    schema: { querystring: query, hide: true },
    preHandler: async (request, reply) => {
      const accepted = request.ws ? await accept(request, request.query as output<Q>) : undefined;
      if (accepted === undefined) return reply.callNotFound();
      upgrades.set(request, { accepted, reply });
    },
    handler: (socket, request) => {
      const upgrade = upgrades.get(request);
      if (!upgrade) return socket.terminate();
      releaseRequest(socket, upgrade.reply);
      serve(socket, upgrade.accepted);
    },
  });
}

/** Frees the request and the response, about 10 KB, which Node and the plugin would keep as long as the socket is open. */
function releaseRequest(socket: WebSocket, { raw }: FastifyReply): void {
  socket.removeAllListeners('error');
  // `ws` closes the socket after an error.
  socket.on('error', ignoreError);
  if (raw.socket) raw.detachSocket(raw.socket);
}

const ignoreError = (): void => undefined;
