import type { tenantsApi } from '#domain/features/tenants/contract.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import type { Handlers } from '#server/http/serve.ts';
import { findPicture } from './queries.ts';
import { getTenantTheme } from './service.ts';

export const tenantHandlers = {
  theme: async (ctx) => ({ data: await getTenantTheme(ctx, ctx.tenant.id) }),
  picture: async (ctx, { params }) => {
    const picture = (await findPicture(ctx.db, ctx.tenant.id, params.sha256)) ?? refuse('not_found');
    const bytes = await ctx.files.get(picture.storage_key);
    const extension = picture.media_type === 'image/png' ? 'png' : 'jpg';
    return { bytes, file_name: `${picture.kind}.${extension}`, media_type: picture.media_type, isImmutable: true };
  },
} satisfies Handlers<typeof tenantsApi>;
