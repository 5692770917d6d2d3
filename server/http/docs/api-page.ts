import { createHash } from 'node:crypto';
import type { App } from '#server/http/app-type.ts';
import { escapeHtml } from '#server/http/pages/escape-html.ts';
import { type JsonSchema, renderFieldRows } from './schema-rows.ts';

interface Operation {
  readonly tags?: readonly string[];
  readonly description?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: JsonSchema;
}

type Content = Readonly<Record<string, { readonly schema: JsonSchema }>>;
type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

/** Serves `/api/docs`: the OpenAPI document as an HTML page without scripts. */
export function serveApiPage(app: App): void {
  const styleHash = createHash('sha256').update(style).digest('base64');
  const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  let page: string | undefined;
  app.get('/api/docs', { schema: { hide: true } }, async (_request, reply) => {
    page ??= renderPage(app.swagger().paths as unknown as Paths);
    return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(page);
  });
}

function renderPage(paths: Paths): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const groups = Map.groupBy(operations, ({ operation }) => operation.tags?.[0] ?? '');
  const links = [...groups.keys()].map((name) => `<li><a href="#${escapeHtml(name)}">${escapeHtml(name)}</a></li>`);
  const sections = [...groups].map(([name, members]) => {
    const parts = members.map(({ path, method, operation }) => renderOperation(method, path, operation));
    return `<section id="${escapeHtml(name)}"><h2>${escapeHtml(name)}</h2>${parts.join('')}</section>`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Wavelength API</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${style}</style></head><body>
<header><h1>Wavelength API</h1><p>Also available as <a href="/api/v1/openapi.json">OpenAPI 3.1</a>. Log in with
<code>POST /api/v1/token</code> and send the access token as <code>Authorization: Bearer …</code>. Programs use an
API token from the settings the same way. Errors are
<code>application/problem+json</code> with a <code>code</code>, the invalid <code>fields</code>, and the
<code>request_id</code>.</p></header><nav aria-label="Groups"><ul>${links.join('')}</ul></nav>
<main>${sections.join('')}</main></body></html>`;
}

function renderOperation(method: string, path: string, operation: Operation): string {
  const { description = '', parameters = [], requestBody, responses } = operation;
  const parameterRows = parameters.map(({ name, schema, required, in: source }) => {
    return renderFieldRows(
      { type: 'object', properties: { [name]: schema }, required: required ? [name] : [] },
      source,
    );
  });
  const responseTables = Object.entries(responses)
    .filter(([status]) => status !== 'default')
    .map(([status, { content }]) => renderContent(`Response ${status}`, content));
  return `<article><h3><code>${method} ${escapeHtml(path)}</code></h3><p>${escapeHtml(description)}</p>
${parameterRows.length > 0 ? renderTable('Parameters', parameterRows.join('')) : ''}${renderContent('Body', requestBody?.content)}${responseTables.join('')}</article>`;
}

function renderContent(title: string, content: Content = {}): string {
  return Object.entries(content)
    .map(([type, { schema }]) => renderTable(`${title}, ${type}`, renderFieldRows(schema)))
    .join('');
}

function renderTable(caption: string, rows: string): string {
  return `<details><summary>${escapeHtml(caption)}</summary><table><thead><tr><th scope="col">Field</th><th scope="col">Value</th>
<th scope="col">Required</th></tr></thead><tbody>${rows}</tbody></table></details>`;
}

const style = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}body{max-width:60rem;margin:auto;padding:1rem}
nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1rem;padding:0;list-style:none}article{border-top:1px solid;padding:.5rem 0}
h3{margin:.5rem 0}summary{cursor:pointer;padding:.25rem 0}table{border-collapse:collapse;display:block;overflow-x:auto}
th,td{text-align:start;padding:.2rem 1rem .2rem 0;vertical-align:top;border-bottom:1px solid color-mix(in srgb,currentColor 25%,transparent)}`;
