import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Endpoint } from '#domain/lib/endpoint.ts';
import type { App } from '#server/http/app-type.ts';
import { buildRouteSchema } from '#server/http/route-schema.ts';
import { serveOpenApi } from './openapi.ts';

/** The OpenAPI document of contracts, without a running product. */
export async function buildOpenApi(contracts: readonly Endpoint[]): Promise<object> {
  const app: App = Fastify().withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await serveOpenApi(app);
  for (const contract of contracts) {
    const { method, path: url } = contract;
    app.route({ method, url, schema: buildRouteSchema(contract), config: { contract }, handler: () => undefined });
  }
  const response = await app.inject('/api/v1/openapi.json');
  await app.close();
  return response.json();
}
