import * as z from 'zod/mini';
import type { tenantsApi } from '#domain/features/tenants/contract.ts';
import type { Handlers } from '#server/http/serve.ts';
import { findTheme } from './queries.ts';

/** What is stored of a theme; anything that is not a colour or a picture's address is left out. */
const StoredTheme = z.object({
  logo: z.catch(z.nullable(z.string()), null),
  favicon: z.catch(z.nullable(z.string()), null),
  colours: z.catch(z.record(z.string(), z.string().check(z.regex(/^#[0-9a-f]{6}$/i))), {}),
});

export const tenantHandlers = {
  theme: async (ctx) => {
    const tenant = await findTheme(ctx.db, ctx.tenant.id);
    const theme = StoredTheme.parse(tenant.theme);
    const contact = { phone: tenant.contact_phone, email: tenant.contact_email };
    return { data: { title: tenant.title, ...theme, contact } };
  },
} satisfies Handlers<typeof tenantsApi>;
