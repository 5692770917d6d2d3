import { buildThemeCss } from '#domain/features/tenants/theme-css.ts';
import type { Services } from '#server/context.ts';
import { findTenant, getTenantTheme } from '#server/features/tenants/service.ts';
import type { App } from '#server/http/app-type.ts';
import { getHostName } from '#server/http/headers/host-name.ts';

/** Serves the tenant's colors as a stylesheet, because the content security policy allows no inline style elements. */
export function serveThemeStylesheet(app: App, services: Services): void {
  app.get('/api/v1/tenant/theme.css', { schema: { hide: true } }, async (request, reply) => {
    const tenant = await findTenant(services, getHostName(request.headers));
    const { colours, stylesheet } = await getTenantTheme(services, tenant.id);
    // A URL with an outdated version, or of another tenant, must not be cached with these colors.
    const isCurrent = request.url === stylesheet;
    return reply
      .type('text/css; charset=utf-8')
      .header('cache-control', isCurrent ? 'public, max-age=31536000, immutable' : 'no-cache')
      .send(buildThemeCss(colours));
  });
}
