import * as z from 'zod/mini';
import { apiScopes } from '#domain/access/api-scopes.ts';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Id, IdFromText, line, Moment } from '#domain/lib/fields.ts';

/** Valid tokens per person. */
export const maxApiTokens = 20;

const tokenDays = [30, 90, 365] as const;

export const ApiToken = z.object({
  id: Id,
  name: z.string(),
  /** The last four characters of the token. */
  ending: z.string(),
  scopes: z.array(z.enum(apiScopes)),
  created_at: Moment,
  expires_at: Moment,
  /** To the hour. */
  last_used_at: z.nullable(Moment),
});
export type ApiToken = z.infer<typeof ApiToken>;

export const NewApiToken = z.object({
  name: line(100, 1),
  scopes: z.array(z.enum(apiScopes)).check(z.minLength(1), z.maxLength(apiScopes.length)),
  days: z.literal(tokenDays),
});
export type NewApiToken = z.infer<typeof NewApiToken>;

const access = { permission: 'api_token.own' } as const;

export const apiTokensApi = {
  /** The caller's tokens that are neither expired nor revoked, the latest first. */
  list: endpoint({
    method: 'GET',
    path: '/api/v1/me/api-tokens',
    access,
    response: z.object({ tokens: z.array(ApiToken) }),
  }),
  /** The token itself is returned this once. */
  create: endpoint({
    method: 'POST',
    path: '/api/v1/me/api-tokens',
    access,
    body: NewApiToken,
    response: z.object({ token: ApiToken, secret: z.string() }),
    status: 201,
    perMinute: 10,
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/api/v1/me/api-tokens/:id',
    access,
    params: z.object({ id: IdFromText }),
    response: z.object({ is_revoked: z.boolean() }),
  }),
};
