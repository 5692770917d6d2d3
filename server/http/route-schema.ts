import type { Endpoint } from '#domain/lib/endpoint.ts';

/** The schemas that Fastify validates for an endpoint. uploads.ts parses multipart bodies, and files have no schema. */
export function buildRouteSchema(contract: Endpoint) {
  return {
    ...(contract.params ? { params: contract.params } : {}),
    ...(contract.query ? { querystring: contract.query } : {}),
    ...(contract.body && !contract.form ? { body: contract.body } : {}),
    ...(contract.binary ? {} : { response: { [contract.status ?? 200]: contract.response } }),
  };
}
