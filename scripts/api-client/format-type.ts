/** The part of JSON Schema that the OpenAPI document uses. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly propertyNames?: JsonSchema;
}

/** A JSON Schema as a TypeScript type. */
export function formatType(schema: JsonSchema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return formatUnion(schema.enum.map((value) => JSON.stringify(value)));
  // Patterns next to the type, in `allOf`, say nothing about it.
  const types = [schema.type ?? []].flat();
  if (types.length > 0) return formatUnion(types.map((type) => formatNamed(type, schema)));
  const choices = schema.anyOf ?? schema.oneOf ?? [];
  return choices.length > 0 ? formatUnion(choices.map(formatType)) : 'unknown';
}

function formatUnion(types: readonly string[]): string {
  const unique = [...new Set(types)];
  return unique.length === 1 ? (unique[0] ?? 'unknown') : `(${unique.join(' | ')})`;
}

function formatNamed(type: string, schema: JsonSchema): string {
  if (type === 'integer') return 'number';
  if (type === 'array') return `${schema.items ? formatType(schema.items) : 'unknown'}[]`;
  return type === 'object' ? formatObject(schema) : type;
}

function formatObject({ properties, required = [], additionalProperties, propertyNames }: JsonSchema): string {
  if (!properties) {
    const value = typeof additionalProperties === 'object' ? formatType(additionalProperties) : 'unknown';
    return `Record<${propertyNames ? formatType(propertyNames) : 'string'}, ${value}>`;
  }
  const fields = Object.entries(properties).map(
    ([name, schema]) =>
      `${/^\w+$/.test(name) ? name : `'${name}'`}${required.includes(name) ? '' : '?'}: ${formatType(schema)}`,
  );
  return `{ ${fields.join('; ')} }`;
}
