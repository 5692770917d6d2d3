import type { App } from '#server/http/app-type.ts';
import { Refusal } from '#server/http/errors/refusal.ts';
import { isTooDeep, maxJsonDepth } from '#server/lib/json-depth.ts';

/** Parses JSON bodies. Refuses deep nesting before parsing, and keys that change a prototype. */
export function parseJsonBodies(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (isTooDeep(body)) return done(new Refusal('invalid_input', { fields: [tooDeep] }));
    return parse(request, body, done);
  });
}

const tooDeep = { field: 'body', code: 'too_deep', params: { limit: maxJsonDepth } };
