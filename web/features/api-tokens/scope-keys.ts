import type { ApiScope } from '#domain/access/api-scopes.ts';

/** Phrase keys: they can't contain the colon of a scope. */
export const scopeKeys = {
  'jobs:read': 'jobsRead',
  'jobs:write': 'jobsWrite',
  'applications:read': 'applicationsRead',
  'applications:write': 'applicationsWrite',
  'offers:read': 'offersRead',
} as const satisfies Record<ApiScope, string>;
