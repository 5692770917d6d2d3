import type { Route } from '#domain/lib/endpoint.ts';

/** The data of a request, before a route narrows its types. */
export interface RequestData {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly files?: Readonly<Record<string, File | readonly File[]>> | undefined;
}

/** The URL of a route with its path parameters and query. */
export function buildUrl(route: Route, sending: RequestData): string {
  const params = Object(sending.params);
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(Object(sending.query))) {
    for (const item of toList(value)) query.append(name, String(item));
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Removes entries with an empty or null value. */
export function omitEmpty<Asked extends Record<string, string | null>>(asked: Asked): NonEmpty<Asked> {
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value)) as NonEmpty<Asked>;
}

type NonEmpty<Asked> = { [Name in keyof Asked]?: NonNullable<Asked[Name]> };

/** The body and its headers: JSON, or form data if the route takes a form. */
export function buildBody(route: Route, sending: RequestData): { body?: BodyInit; headers: Record<string, string> } {
  if (route.form) return { body: buildFormData(sending), headers: {} };
  if (sending.body === undefined) return { headers: {} };
  return { body: JSON.stringify(sending.body), headers: { 'content-type': 'application/json' } };
}

function buildFormData(sending: RequestData): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(Object(sending.body))) {
    for (const item of toList(value)) form.append(name, String(item));
  }
  for (const [name, files] of Object.entries(sending.files ?? {})) {
    for (const file of [files].flat()) form.append(name, file, file.name);
  }
  return form;
}

/** A missing value is omitted; a list repeats its name for each item. */
function toList(value: unknown): unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}
