import * as z from 'zod/mini';
import type { App } from '#server/http/app-type.ts';
import { setSubscription } from './subscription.ts';

const Address = z.object({ token: z.string().check(z.minLength(1), z.maxLength(300)) });

/**
 * Unsubscribing in one click (RFC 8058): the mail program itself posts to the address that stands in the mail. People who
 * open the same address get the page that asks them; looking at it changes nothing.
 */
export function serveOneClickUnsubscribe(app: App): void {
  // What the form says does not matter: the address says it all.
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) =>
    done(null, undefined),
  );
  app.post('/unsubscribeConfirm', { schema: { hide: true, querystring: Address } }, async (request) => {
    await setSubscription(request.context, request.query.token, false);
    return { status: 'success' };
  });
}
