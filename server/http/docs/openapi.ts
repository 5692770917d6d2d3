import swagger from '@fastify/swagger';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { getRoleScope } from '#domain/access/permissions.ts';
import { roles } from '#domain/access/roles.ts';
import type { Access, Endpoint } from '#domain/lib/endpoint.ts';
import { errorStatuses } from '#domain/lib/error-codes.ts';
import type { App } from '#server/http/app-type.ts';
import { problemType } from '#server/http/errors/problem.ts';

/** Serves the contracts as an OpenAPI 3.1 document. */
export async function serveOpenApi(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Wavelength', version: '1', description: 'Hiring and job matching.' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: (document) => {
      const contract = document.route.config?.contract;
      if (!contract) return jsonSchemaTransform(document);
      // Multipart bodies are not in the route schema, because uploads.ts parses them.
      const body = contract.form ? { body: contract.body } : {};
      const { schema, url } = jsonSchemaTransform({ ...document, schema: { ...document.schema, ...body } });
      return { url, schema: { ...schema, ...describeContract(contract, schema) } };
    },
  });
  app.get('/api/v1/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}

type JsonSchema = Readonly<Record<string, unknown>>;

function describeContract(contract: Endpoint, schema: { body?: unknown; response?: unknown }) {
  const { access, form, scope } = contract;
  return {
    operationId: getOperationId(contract),
    tags: [getSegments(contract)[0] ?? 'api'],
    description: [describeAccess(access), scope && `API tokens need the scope \`${scope}\`.`].filter(Boolean).join(' '),
    ...(access === 'public' ? {} : { security: [{ bearer: [] }] }),
    ...(form ? { consumes: ['multipart/form-data'], body: addFiles(schema.body as JsonSchema, form.files) } : {}),
    response: {
      ...(contract.binary ? { 200: fileResponse } : (schema.response as object)),
      default: errorResponse,
    },
  };
}

/** Example: `getJobsByIdApplications` for `GET /api/v1/jobs/:id/applications`. */
function getOperationId(contract: Endpoint): string {
  const words = getSegments(contract).flatMap((part) =>
    part.startsWith(':') ? ['by', part.slice(1)] : part.split(/\W|_/),
  );
  const capitals = words.filter(Boolean).map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`);
  return `${contract.method.toLowerCase()}${capitals.join('')}`;
}

function getSegments({ path }: Endpoint): string[] {
  return path.replace('/api/v1/', '').split('/');
}

function describeAccess(access: Access): string {
  if (access === 'public') return 'Public.';
  if (access === 'session') return 'For logged-in users.';
  const allowed = roles.filter((role) => getRoleScope(access.permission, role) !== null);
  return `Requires the permission \`${access.permission}\`: ${allowed.join(', ')}.`;
}

function addFiles(body: JsonSchema, files: readonly string[]): JsonSchema {
  const parts = files.map((name) => [name, { type: 'string', contentMediaType: 'application/octet-stream' }]);
  const properties = { ...(body.properties as JsonSchema), ...Object.fromEntries(parts) };
  return { ...body, properties, required: [...((body.required as string[] | undefined) ?? []), ...files] };
}

const fileResponse = {
  description: 'The file as an attachment.',
  content: { 'application/octet-stream': { schema: { type: 'string', contentMediaType: 'application/octet-stream' } } },
};

const textSchema = { type: 'string' };

const errorResponse = {
  description: 'Problem details (RFC 9457). Responses 429 and 503 have a Retry-After header.',
  content: {
    [problemType]: {
      schema: {
        type: 'object',
        required: ['type', 'title', 'status', 'detail', 'instance', 'request_id', 'code'],
        properties: {
          type: textSchema,
          title: textSchema,
          status: { type: 'integer', enum: [...new Set(Object.values(errorStatuses))] },
          detail: textSchema,
          instance: textSchema,
          request_id: textSchema,
          code: { type: 'string', enum: Object.keys(errorStatuses) },
          fields: {
            type: 'array',
            items: {
              type: 'object',
              required: ['field', 'code'],
              properties: { field: textSchema, code: textSchema, params: { type: 'object' } },
            },
          },
        },
      },
    },
  },
};
