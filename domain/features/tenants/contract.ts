import * as z from 'zod/mini';
import { Download } from '#domain/features/files/contract.ts';
import { endpoint } from '#domain/lib/endpoint.ts';
import { languages } from '#domain/phrases/phrases.ts';
import { Switches } from './switch-schema.ts';
import { ThemeColors } from './theme-colors.ts';

/** A tenant as everybody may know it: its brand, how to reach it, what it offers. */
export const TenantTheme = z.object({
  title: z.string(),
  /** Addresses of pictures; null means our own sign. */
  logo: z.nullable(z.string()),
  favicon: z.nullable(z.string()),
  colours: ThemeColors,
  /** The address of the style sheet that says the colours; null where they are the standard ones. */
  stylesheet: z.nullable(z.string()),
  contact: z.object({ phone: z.string(), email: z.string() }),
  /** The languages offered, English always among them. */
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
  /** A logo or a favicon. Another picture has another address, so that it may be kept for ever. */
  picture: endpoint({
    method: 'GET',
    path: '/api/v1/tenant/pictures/:sha256',
    access: 'public',
    params: z.object({ sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
    response: Download,
    binary: true,
  }),
};
