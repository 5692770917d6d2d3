import * as z from 'zod/mini';
import { Download } from '#domain/features/files/contract.ts';
import { endpoint } from '#domain/lib/endpoint.ts';
import { languages } from '#domain/phrases/phrases.ts';
import { Switches } from './switch-schema.ts';
import { ThemeColors } from './theme-colors.ts';

/** The public data of a tenant: brand, contact, languages, switches. */
export const TenantTheme = z.object({
  title: z.string(),
  /** Picture URLs; null means the default logo. */
  logo: z.nullable(z.string()),
  favicon: z.nullable(z.string()),
  colours: ThemeColors,
  /** URL of the style sheet with the tenant's colors; null for the default colors. */
  stylesheet: z.nullable(z.string()),
  contact: z.object({ phone: z.string(), email: z.string() }),
  /** Interface languages, always including English. */
  languages: z.array(z.enum(languages)),
  switches: Switches,
});
export type TenantTheme = z.infer<typeof TenantTheme>;

export const tenantsApi = {
  theme: endpoint({
    method: 'GET',
    path: '/api/v1/tenant/theme',
    access: 'public',
    response: z.object({ data: TenantTheme }),
  }),
  /** A logo or favicon. Its URL contains its hash, so it can be cached forever. */
  picture: endpoint({
    method: 'GET',
    path: '/api/v1/tenant/pictures/:sha256',
    access: 'public',
    params: z.object({ sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
    response: Download,
    binary: true,
  }),
};
