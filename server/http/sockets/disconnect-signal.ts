import type { FastifyRequest } from 'fastify';

/**
 * Runs `work` with a signal that aborts when the client closes the connection. `request.signal` does not serve: it aborts
 * as soon as the body has arrived.
 */
export async function withDisconnectSignal<T>(
  request: FastifyRequest,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const { socket } = request.raw;
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  if (socket.destroyed) abort();
  socket.once('close', abort);
  try {
    return await work(controller.signal);
  } finally {
    socket.off('close', abort);
  }
}
