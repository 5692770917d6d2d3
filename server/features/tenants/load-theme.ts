import { createHash } from 'node:crypto';
import type { TenantTheme } from '#domain/features/tenants/contract.ts';
import { parseSwitches } from '#domain/features/tenants/switches.ts';
import { parseColors, type ThemeColors } from '#domain/features/tenants/theme-colors.ts';
import { buildThemeCss } from '#domain/features/tenants/theme-css.ts';
import { type Language, languages } from '#domain/phrases/phrases.ts';
import type { findSettings } from './queries.ts';

type StoredSettings = Awaited<ReturnType<typeof findSettings>>;

/** The public theme of stored settings. Unreadable parts count as not set. */
export function toTheme(stored: StoredSettings): TenantTheme {
  const colours = parseColors(Object(stored.theme).colours);
  return {
    title: stored.title,
    logo: getPictureUrl(stored.logo),
    favicon: getPictureUrl(stored.favicon),
    colours,
    stylesheet: getStylesheetUrl(colours),
    contact: { phone: stored.contact_phone, email: stored.contact_email },
    languages: parseLanguages(stored.languages),
    switches: parseSwitches({ ...parseApprovals(stored.approvals), ...Object(stored.switches) }),
  };
}

/** The URL has a hash of the style sheet, so that browsers may cache it forever. */
function getStylesheetUrl(colours: ThemeColors): string | null {
  const css = buildThemeCss(colours);
  return css === ''
    ? null
    : `/api/v1/tenant/theme.css?v=${createHash('sha256').update(css).digest('hex').slice(0, 16)}`;
}

function getPictureUrl(sha256: string | null): string | null {
  return sha256 === null ? null : `/api/v1/tenant/pictures/${sha256}`;
}

/** English is always included, because other languages fall back to it. */
function parseLanguages(stored: unknown): Language[] {
  const given = Array.isArray(stored) ? stored : languages;
  return languages.filter((language) => language === 'en' || given.includes(language));
}

/** Approvals are stored in their own column, which is older than the switches. */
function parseApprovals(stored: unknown): Record<string, unknown> {
  const { partner, job, offer } = Object(stored);
  return { partner_approval: partner, job_approval: job, offer_approval: offer };
}
