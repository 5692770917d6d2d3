import * as z from 'zod/mini';
import type { App } from '#server/http/app-type.ts';
import { setSubscription } from './handlers.ts';

const Address = z.object({ token: z.string().check(z.minLength(1), z.maxLength(300)) });

/**
 * Unsubscribing in one click (RFC 8058): the mail program itself posts to the address that stands in the mail. People who
 * open the same address get the page that asks them; looking at it changes nothing.
 */
export async function serveOneClick(app: App): Promise<void> {
  await app.register(async (scope: App) => {
    // What the form says does not matter: the address says it all.
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) =>
      done(null, undefined),
    );
    scope.post('/unsubscribeConfirm', { schema: { hide: true, querystring: Address } }, async (request, reply) => {
      await setSubscription(request.context, request.query.token, false);
      return reply.code(200).send({ status: 'success' });
    });
  });
}
