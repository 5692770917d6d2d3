import * as z from 'zod/mini';
import { endpoint } from '#domain/lib/endpoint.ts';

/** A tenant's brand. Colours by theme key; a missing key means the standard colour. */
export const TenantTheme = z.object({
  title: z.string(),
  logo: z.nullable(z.string()),
  favicon: z.nullable(z.string()),
  colours: z.record(z.string(), z.string().check(z.regex(/^#[0-9a-f]{6}$/i))),
  contact: z.object({ phone: z.string(), email: z.string() }),
});
export type TenantTheme = z.infer<typeof TenantTheme>;

export const tenantsApi = {
  theme: endpoint({
    method: 'GET',
    path: '/api/v1/tenant/theme',
    access: 'public',
    response: z.object({ data: TenantTheme }),
  }),
};
