import { randomBytes } from 'node:crypto';
import { buildNonce } from './build-nonce.ts';

/**
 * Marks the places of the nonce in cached pages. Other than the build's, it is not known outside of this process: a text
 * that contains it would receive the nonce.
 */
export const nonceMark = randomBytes(16).toString('hex');

export function markNonces(html: string): string {
  return html.replaceAll(buildNonce, nonceMark);
}

/** Puts a new nonce into a page. */
export function addNonce(html: string): { readonly html: string; readonly nonce: string } {
  const nonce = randomBytes(16).toString('base64url');
  return { html: html.replaceAll(nonceMark, nonce), nonce };
}
