import * as z from 'zod/mini';
import type { App } from '#server/http/app-type.ts';
import { setSubscription } from './subscription.ts';

const Query = z.object({ token: z.string().check(z.minLength(1), z.maxLength(300)) });

/**
 * One-click unsubscribe (RFC 8058): email clients post to the URL of the List-Unsubscribe header. A GET of the same URL
 * shows a confirmation page and changes nothing.
 */
export function serveOneClickUnsubscribe(app: App): void {
  // The form body is ignored; the token is in the URL.
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) =>
    done(null, undefined),
  );
  app.post('/unsubscribeConfirm', { schema: { hide: true, querystring: Query } }, async (request) => {
    await setSubscription(request.context, request.query.token, false);
    return { status: 'success' };
  });
}
