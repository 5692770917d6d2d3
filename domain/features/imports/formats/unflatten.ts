import { type Fields, isRecord } from './lenient.ts';

/** Nests columns such as `hiringOrganization.name` or `jobLocation/address/addressLocality`. */
export function unflatten(fields: Fields): Fields {
  if (!Object.keys(fields).some((key) => separator.test(key))) return fields;
  const nested: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(fields)) setPath(nested, key.trim().split(separator), value);
  return nested;
}

const separator = /[./]/;

function setPath(target: Record<string, unknown>, path: readonly string[], value: unknown): void {
  const [name = '', ...rest] = path;
  if (name === '__proto__') return;
  if (rest.length === 0) {
    target[name] = value;
    return;
  }
  const existing = target[name];
  const inner: Record<string, unknown> = isRecord(existing) ? { ...existing } : {};
  setPath(inner, rest, value);
  target[name] = inner;
}
