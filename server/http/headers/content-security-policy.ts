/** Browsers post violations of the policy of a page to this path. */
export const cspReportPath = '/api/v1/csp-reports';

/** For responses that are not pages: opened as a document, they load and run nothing. */
export const closedPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * The policy of one response with a page. Scripts run only with its nonce, or if such a script loads them; text becomes HTML
 * only through the policy of `web/lib/trusted-types.ts`. `'self'` in connect-src includes the WebSockets of the same host.
 */
export function buildPagePolicy(nonce: string, { isSecure }: { readonly isSecure: boolean }): string {
  return `script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'self' 'nonce-${nonce}'; ${
    isSecure ? `${fixedDirectives}; upgrade-insecure-requests` : fixedDirectives
  }`;
}

/** Names the endpoint of `report-to`. */
export const reportingEndpoints = `csp="${cspReportPath}"`;

const fixedDirectives = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'none'",
  "frame-src 'none'",
  "media-src 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types default',
  'report-to csp',
  `report-uri ${cspReportPath}`,
].join('; ');
