import { buildThemeCss } from '#domain/features/tenants/theme-css.ts';
import type { Services } from '#server/context.ts';
import { findTenant, getTenantTheme } from '#server/features/tenants/service.ts';
import type { App } from '#server/http/app-type.ts';
import { getHostName } from '#server/http/host-name.ts';

/** Serves the tenant's colours as a style sheet: a link in the page, so that no style stands in the page itself. */
export function serveThemeStylesheet(app: App, services: Services): void {
  app.get('/api/v1/tenant/theme.css', { schema: { hide: true } }, async (request, reply) => {
    const tenant = await findTenant(services, getHostName(request.headers));
    const { colours, stylesheet } = await getTenantTheme(services, tenant.id);
    // An address of earlier colours, or of another tenant's, must not be kept with these.
    const isCurrent = request.url === stylesheet;
    return reply
      .type('text/css; charset=utf-8')
      .header('cache-control', isCurrent ? 'public, max-age=31536000, immutable' : 'no-cache')
      .send(buildThemeCss(colours));
  });
}
