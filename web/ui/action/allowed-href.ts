/** Schemes of links to other places. */
const allowedSchemes = /^(?:https|mailto|tel):/i;

/**
 * Whether a link may be rendered: a place of this site, or an address with an allowed scheme. The browser's own parser
 * decides, because it ignores tabs, line breaks and leading spaces.
 */
export function isAllowedHref(href: string): boolean {
  if (!URL.canParse(href, window.location.href)) return false;
  const url = new URL(href, window.location.href);
  return url.origin === window.location.origin || (allowedSchemes.test(url.protocol) && allowedSchemes.test(href));
}
