import { describe, expect, it } from 'vitest';
import { errorStatuses } from '#domain/lib/error-codes.ts';
import { testApp } from '#server/testing/app.ts';
import { request } from '#server/testing/request.ts';

const app = testApp();

interface Operation {
  operationId: string;
  parameters?: { in: string; name: string }[];
  requestBody?: { content: Record<string, { schema: { properties: Record<string, unknown>; required: string[] } }> };
  responses: Record<string, { description: string; content: Record<string, { schema: { properties: object } }> }>;
  security?: object[];
}

async function fetchOperations() {
  const { text } = await request(`${app().url}/api/v1/openapi.json`);
  const document = JSON.parse(text) as { openapi: string; paths: Record<string, Record<string, Operation>> };
  expect(document.openapi).toBe('3.1.0');
  expect(text).not.toContain('"$ref"');
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
}

describe('GET /api/v1/openapi.json', () => {
  it('describes every contract once, with parameters, body and responses', async () => {
    const operations = await fetchOperations();
    const names = operations.map(({ operation }) => operation.operationId);
    expect(new Set(names).size).toBe(names.length);
    expect(operations.length).toBe(app().app.contracts.length);
    for (const contract of app().app.contracts) {
      const path = contract.path.replace(/:(\w+)/g, '{$1}');
      const operation = operations.find((found) => found.path === path && found.method === contract.method)?.operation;
      const inPath = operation?.parameters
        ?.filter((parameter) => parameter.in === 'path')
        .map(({ name }) => `{${name}}`);
      expect(inPath ?? []).toEqual(path.match(/\{\w+\}/g) ?? []);
      expect(Object.keys(operation?.requestBody?.content ?? {})).toEqual(
        contract.form ? ['multipart/form-data'] : contract.body ? ['application/json'] : [],
      );
      const success = operation?.responses[String(contract.status ?? 200)];
      expect(Object.keys(success?.content ?? {})).toEqual([
        contract.binary ? 'application/octet-stream' : 'application/json',
      ]);
      expect(operation?.security === undefined).toBe(contract.access === 'public');
    }
  });

  it('lists the fields and files of a form', async () => {
    const operations = await fetchOperations();
    const upload = operations.find(({ path, method }) => path === '/api/v1/resumes' && method === 'POST');
    const form = upload?.operation.requestBody?.content['multipart/form-data']?.schema;
    expect(form?.properties.file).toEqual({ type: 'string', contentMediaType: 'application/octet-stream' });
    expect(form?.required).toContain('file');
    const signUp = operations.find(({ path }) => path === '/api/v1/register')?.operation.requestBody;
    const fields = signUp?.content['multipart/form-data']?.schema.properties ?? {};
    expect(Object.keys(fields)).toEqual(expect.arrayContaining(['kind', 'email', 'password']));
  });

  it('describes errors in the shape that the server sends', async () => {
    const [first] = await fetchOperations();
    const described = first?.operation.responses.default?.content['application/problem+json']?.schema as {
      properties: { code: { enum: string[] } };
      required: string[];
    };
    const { text, headers } = await request(`${app().url}/api/v1/me`);
    const problem = JSON.parse(text) as Record<string, unknown>;
    expect(headers.get('content-type')).toBe('application/problem+json');
    expect(Object.keys(problem).sort()).toEqual([...described.required].sort());
    expect(described.properties.code.enum).toEqual(Object.keys(errorStatuses));
  });
});

describe('GET /api/docs', () => {
  it('lists every endpoint and runs no script', async () => {
    const { text, headers } = await request(`${app().url}/api/docs`);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(text).not.toMatch(/<script|\son\w+=|javascript:/i);
    for (const { method, path } of await fetchOperations()) expect(text).toContain(`<code>${method} ${path}</code>`);
    expect(text).toContain('application.move');
  });
});
