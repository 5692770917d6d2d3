import type { Services } from '#server/context.ts';
import { findTenant } from '#server/features/tenants/service.ts';
import { getTexts } from '#server/features/texts/service.ts';
import type { App } from '#server/http/app-type.ts';
import { getHostName } from '#server/http/headers/host-name.ts';
import { getPhrases, isLanguage } from '#server/lib/phrases.ts';

/** Serves the phrases of a language with the tenant's custom texts, or without them if the database is unavailable. */
export function serveTranslations(app: App, services: Services): void {
  app.get<{ Params: { namespace: string } }>(
    '/assets/translations/:namespace',
    { schema: { hide: true } },
    async (request, reply) => {
      const { namespace } = request.params;
      if (!isLanguage(namespace)) return reply.callNotFound();
      const texts = await findTenant(services, getHostName(request.headers))
        .then((tenant) => getTexts(services, tenant.id, namespace))
        .catch(() => getPhrases(namespace));
      return reply.header('cache-control', 'no-cache').header('access-control-allow-origin', '*').send(texts);
    },
  );
}
