import { type ApiScope, apiScopes } from '#domain/access/api-scopes.ts';
import { type ApiToken, type apiTokensApi, maxApiTokens } from '#domain/features/api-tokens/contract.ts';
import { addDays } from '#domain/lib/day.ts';
import { write } from '#server/db/write.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import type { Handlers } from '#server/http/serve.ts';
import { findTokens, insertToken, lockTokenOwner, revokeToken, type TokenRow } from './queries.ts';
import { newApiToken } from './service.ts';

export const apiTokenHandlers = {
  list: async (ctx) => {
    const owner = { tenantId: ctx.tenant.id, userId: ctx.actor.userId };
    return { tokens: (await findTokens(ctx.db, owner, ctx.clock())).map(presentToken) };
  },
  create: async (ctx, { body }) => {
    const owner = { tenantId: ctx.tenant.id, userId: ctx.actor.userId };
    const now = ctx.clock();
    const { secret, hash } = newApiToken();
    const scopes = [...new Set(body.scopes)];
    const row = await write(ctx, async (change) => {
      await lockTokenOwner(change.db, owner);
      if ((await findTokens(change.db, owner, now)).length >= maxApiTokens) refuse('too_many_api_tokens');
      const expiresAt = addDays(now, body.days);
      const ending = secret.slice(-4);
      const inserted = await insertToken(change.db, {
        ...owner,
        name: body.name,
        hash,
        ending,
        scopes,
        now,
        expiresAt,
      });
      await change.audit({ action: 'api_token.create', subject: ['api_token', inserted.id], detail: { scopes } });
      return inserted;
    });
    return { token: presentToken(row), secret };
  },
  revoke: async (ctx, { params }) => {
    const key = { tenantId: ctx.tenant.id, userId: ctx.actor.userId, id: params.id };
    await write(ctx, async (change) => {
      if (!(await revokeToken(change.db, key, ctx.clock()))) refuse('not_found');
      await change.audit({ action: 'api_token.revoke', subject: ['api_token', params.id] });
    });
    return { is_revoked: true };
  },
} satisfies Handlers<typeof apiTokensApi>;

function presentToken(row: TokenRow): ApiToken {
  return {
    id: row.id,
    name: row.name,
    ending: row.ending,
    scopes: row.scopes.filter((scope): scope is ApiScope => apiScopes.some((known) => known === scope)),
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
  };
}
