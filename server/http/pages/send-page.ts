import type { FastifyReply } from 'fastify';
import { buildPagePolicy, reportingEndpoints } from '#server/http/headers/content-security-policy.ts';
import { addNonce } from './page-nonce.ts';

/** Sends a page with a nonce of its own. Shared caches must not store it, because others could read its nonce there. */
export function sendPage(reply: FastifyReply, page: string, options: { readonly isSecure: boolean }): FastifyReply {
  const { html, nonce } = addNonce(page);
  return reply
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': buildPagePolicy(nonce, options),
      'reporting-endpoints': reportingEndpoints,
      'cache-control': 'private, no-cache',
      vary: 'accept-language',
    })
    .send(html);
}
