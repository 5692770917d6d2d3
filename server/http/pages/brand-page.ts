import type { TenantTheme } from '#domain/features/tenants/contract.ts';
import { buildDataScript } from './data-script.ts';
import { escapeHtml } from './escape-html.ts';

/**
 * Adds the tenant's title, icon, stylesheet and theme data to the head of the built page, so that no other brand is shown
 * first. The stylesheet is last, to override the other styles.
 */
export function addBranding(page: string, theme: TenantTheme): string {
  const { title, favicon, stylesheet, languages } = theme;
  const stylesheetLink = stylesheet
    ? `<link rel="stylesheet" id="tenant-colors" href="${escapeHtml(stylesheet)}">`
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
