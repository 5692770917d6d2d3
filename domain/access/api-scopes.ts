/** What an API token may be limited to. Endpoints without a scope can't be called with a token. */
export const apiScopes = ['jobs:read', 'jobs:write', 'applications:read', 'applications:write', 'offers:read'] as const;
export type ApiScope = (typeof apiScopes)[number];
