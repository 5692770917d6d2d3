import type { IncomingMessage } from 'node:http';
import type { App } from '#server/http/app-type.ts';
import { refuse } from '#server/http/errors/refusal.ts';

/**
 * Refuses WebSocket upgrades of routes that are not sockets: every other route, files and pages included, would answer
 * as if the request were a plain one.
 */
export function refuseUnknownUpgrades(app: App): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isSocketUpgrade(request.raw)) return;
    // Node does not read this connection further, so it must end with the response, if there is one.
    const { socket } = request.raw;
    reply.header('connection', 'close');
    reply.raw.once('finish', () => socket.destroySoon());
    if (!request.routeOptions.config.isSocket) refuse('not_found');
  });
}

export function isSocketUpgrade({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers.upgrade?.toLowerCase() === 'websocket';
}
