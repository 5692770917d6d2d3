import type * as z from 'zod/mini';

type Schema = z.core.$ZodType;

/**
 * Whether a value is already what encoding with the schema would return: valid, with no other properties. False for what the
 * check does not know; the schema then decides.
 */
export type ExactCheck = (value: unknown) => boolean;

const checks = new WeakMap<Schema, ExactCheck>();

/** Compiles a schema into functions that copy nothing. The schemas of zod/mini are interpreted and take ten times as long. */
export function getExactCheck(schema: Schema): ExactCheck {
  const known = checks.get(schema);
  if (known) return known;
  const check = compile(schema as z.core.$ZodTypes);
  checks.set(schema, check);
  return check;
}

const never: ExactCheck = () => false;

function compile(schema: z.core.$ZodTypes): ExactCheck {
  const { def } = schema._zod;
  if (def.type === 'string') return compileString(schema, def);
  if (def.type === 'number') return compileNumber(schema, def);
  if (def.checks && def.checks.length > 0) return never;
  switch (def.type) {
    case 'boolean':
      return (value) => typeof value === 'boolean';
    case 'enum':
    case 'literal': {
      const values: ReadonlySet<unknown> = schema._zod.values ?? new Set();
      return (value) => values.has(value);
    }
    case 'nullable': {
      const inner = getExactCheck(def.innerType);
      return (value) => value === null || inner(value);
    }
    // Encoding does not apply defaults, and leaves out absent properties.
    case 'default':
    case 'optional':
      return getExactCheck(def.innerType);
    case 'array':
      return compileArray(def);
    case 'union':
      return compileUnion(def);
    case 'record':
      return compileRecord(def);
    case 'object':
      return compileObject(def);
    default:
      return never;
  }
}

type StringDef = z.core.$ZodStringDef | z.core.$ZodStringFormatDef;
type NumberDef = z.core.$ZodNumberDef | z.core.$ZodNumberFormatDef;

/** Formats that are decided by their pattern alone. */
const patternFormats: ReadonlySet<string> = new Set(['datetime', 'date']);

function compileString(schema: Schema, { coerce, checks: rules = [], ...def }: StringDef): ExactCheck {
  if (rules.length > 0 || coerce) return encodeUnchanged(schema);
  if (!('format' in def)) return (value) => typeof value === 'string';
  const { format, pattern } = def;
  if (!pattern || !patternFormats.has(format)) return encodeUnchanged(schema);
  return (value) => typeof value === 'string' && pattern.test(value);
}

function compileNumber(schema: Schema, { coerce, checks: rules = [], ...def }: NumberDef): ExactCheck {
  const hasFormat = 'format' in def;
  const minimums = rules.map(({ _zod }) => findMinimum(_zod.def));
  if (coerce || (hasFormat && def.format !== 'safeint') || minimums.includes(undefined)) return encodeUnchanged(schema);
  const isNumber: ExactCheck = hasFormat ? Number.isSafeInteger : Number.isFinite;
  const minimum = Math.max(...(minimums as number[]));
  return (value) => isNumber(value) && (value as number) > minimum;
}

/** The number that values have to exceed; undefined for other rules. */
function findMinimum(rule: z.core.$ZodCheckDef | z.core.$ZodCheckGreaterThanDef): number | undefined {
  const isMinimum = rule.check === 'greater_than' && 'value' in rule && !rule.inclusive;
  return isMinimum && typeof rule.value === 'number' ? rule.value : undefined;
}

/** Encodes a text or a number with its schema. */
function encodeUnchanged(schema: Schema): ExactCheck {
  return (value) => {
    if (typeof value !== 'string' && typeof value !== 'number') return false;
    const result = schema._zod.run({ value, issues: [] }, { direction: 'backward', async: false });
    return !(result instanceof Promise) && result.issues.length === 0 && result.value === value;
  };
}

function compileArray({ element }: z.core.$ZodArrayDef): ExactCheck {
  const isExact = getExactCheck(element);
  return (value) => {
    if (!Array.isArray(value)) return false;
    for (const each of value) if (!isExact(each)) return false;
    return true;
  };
}

const primitives: ReadonlySet<string> = new Set(['string', 'number', 'boolean', 'enum', 'literal']);

/** Of several objects, encoding picks the first that fits, without the properties of the others. */
function compileUnion({ options }: z.core.$ZodUnionDef): ExactCheck {
  if (!options.every((option) => primitives.has((option as z.core.$ZodTypes)._zod.def.type))) return never;
  const members = options.map(getExactCheck);
  return (value) => members.some((isExact) => isExact(value));
}

/** A record of an enum has all of its keys, a partial one any of them. */
function compileRecord({ keyType, valueType, mode, partial }: z.core.$ZodRecordDef): ExactCheck {
  const key = keyType as z.core.$ZodTypes;
  if (key._zod.def.type !== 'enum' || mode === 'loose') return never;
  const keys = new Set([...(key._zod.values ?? [])].map(String));
  const isExact = getExactCheck(valueType);
  return (value) => {
    if (!isPlainObject(value)) return false;
    const entries = Object.entries(value);
    return (
      (partial || entries.length === keys.size) && entries.every(([each, inner]) => keys.has(each) && isExact(inner))
    );
  };
}

interface Property {
  readonly key: string;
  readonly isExact: ExactCheck;
  readonly canBeAbsent: boolean;
}

function compileObject({ shape, catchall }: z.core.$ZodObjectDef): ExactCheck {
  if (catchall) return never;
  let properties: readonly Property[] | undefined;
  return (value) => {
    if (!isPlainObject(value)) return false;
    // On first use, so that schemas can contain themselves.
    properties ??= Object.entries(shape).map(([key, schema]) => ({
      key,
      isExact: getExactCheck(schema),
      canBeAbsent: schema._zod.optin === 'optional' && schema._zod.optout === 'optional',
    }));
    return hasExactly(value, properties);
  };
}

function hasExactly(value: Readonly<Record<string, unknown>>, properties: readonly Property[]): boolean {
  let count = 0;
  for (const { key, isExact, canBeAbsent } of properties) {
    const property = value[key];
    if (property !== undefined && isExact(property)) count += 1;
    else if (property !== undefined || !canBeAbsent || Object.hasOwn(value, key)) return false;
  }
  return Object.keys(value).length === count;
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
