/** The nonce in the HTML that `vite build` writes. The server replaces it in every response. */
export const buildNonce = 'replaced-in-every-response';
