import { escapeHtml } from '#server/http/pages/escape-html.ts';

/** The subset of JSON Schema that the contracts use. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
  readonly contentMediaType?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly additionalProperties?: JsonSchema | boolean;
  readonly anyOf?: readonly JsonSchema[];
}

/** Table rows for the fields of a schema and of its nested objects, each with a path such as `job.skills[]`. */
export function renderFieldRows(schema: JsonSchema, note = ''): string {
  return renderRows(schema, '', true, note).join('');
}

function renderRows(schema: JsonSchema, path: string, isRequired: boolean, note = ''): string[] {
  const inner = findInnerObject(schema);
  const own = path === '' && inner ? [] : [renderRow(path || '(root)', schema, isRequired, note)];
  if (!inner) return own;
  const prefix = path === '' ? '' : `${path}${schema.items ? '[]' : ''}.`;
  const fields = Object.entries(inner.properties ?? {}).flatMap(([name, field]) => {
    return renderRows(field, `${prefix}${name}`, inner.required?.includes(name) ?? false, note);
  });
  return [...own, ...fields];
}

/** The object whose fields get rows: the schema, its items, or its only object in `anyOf`. */
function findInnerObject(schema: JsonSchema): JsonSchema | undefined {
  if (schema.properties) return schema;
  if (schema.items) return findInnerObject(schema.items);
  const objects = schema.anyOf?.filter(({ properties }) => properties) ?? [];
  return objects.length === 1 ? objects[0] : undefined;
}

function renderRow(path: string, schema: JsonSchema, isRequired: boolean, note: string): string {
  const value = [describeType(schema), note && `in the ${note}`].filter(Boolean).join(', ');
  return `<tr><td><code>${escapeHtml(path)}</code></td><td>${escapeHtml(value)}</td><td>${isRequired ? 'yes' : 'no'}</td></tr>`;
}

/** Example: `list of string, at most 20`. */
function describeType(schema: JsonSchema): string {
  if (schema.anyOf) return schema.anyOf.map(describeType).join(' or ');
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(', ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.items)
    return `list of ${describeType(schema.items)}${schema.maxItems ? `, at most ${schema.maxItems}` : ''}`;
  const type = [schema.type ?? 'any value'].flat().join(' or ');
  const kind = schema.contentMediaType ? 'file' : (schema.format ?? type);
  return [kind, ...describeLimits(schema)].join(', ');
}

function describeLimits({ minLength, maxLength, minimum, maximum }: JsonSchema): string[] {
  const isLimit = (limit: number | undefined) => limit !== undefined && Math.abs(limit) < Number.MAX_SAFE_INTEGER;
  return [
    minLength ? `at least ${minLength} characters` : '',
    maxLength === undefined ? '' : `at most ${maxLength} characters`,
    isLimit(minimum) ? `${minimum} or more` : '',
    isLimit(maximum) ? `${maximum} or less` : '',
  ].filter(Boolean);
}
