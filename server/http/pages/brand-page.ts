import type { TenantTheme } from '#domain/features/tenants/contract.ts';
import { buildDataScript } from './data-script.ts';
import { escapeHtml } from './escape-html.ts';

/**
 * The page as it is built, with the tenant's title, sign and colours in its head and the theme beside it, so that
 * nobody sees another brand first. The style sheet stands last: what it says is what counts.
 */
export function addBranding(page: string, theme: TenantTheme): string {
  const { title, favicon, stylesheet, languages } = theme;
  const stylesheetLink = stylesheet
    ? `<link rel="stylesheet" id="tenant-colours" href="${escapeHtml(stylesheet)}">`
    : '';
  const data = buildDataScript('type="application/json" id="tenant"', theme);
  return page
    .replace('<html lang="en">', () => `<html lang="en" data-languages="${languages.join(' ')}">`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace(/<link rel="icon"[^>]*>/, (defaultLink) =>
      favicon ? `<link rel="icon" href="${escapeHtml(favicon)}" type="image/png">` : defaultLink,
    )
    .replace('</head>', () => `${stylesheetLink}${data}</head>`);
}
