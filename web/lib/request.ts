import type { Route } from '#domain/lib/endpoint.ts';

/** What a caller may send, before its types are narrowed by a route. */
export interface Sending {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly files?: Readonly<Record<string, File | readonly File[]>> | undefined;
}

/** The URL of a route with its parameters filled in and its query behind it. */
export function addressOf(route: Route, sending: Sending): string {
  const params = Object(sending.params);
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(Object(sending.query))) {
    for (const item of listOf(value)) query.append(name, String(item));
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

/** What is filled in of what may be asked for; empty text asks for nothing. */
export function filled<Asked extends Record<string, string | null>>(asked: Asked): Filled<Asked> {
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value)) as Filled<Asked>;
}

type Filled<Asked> = { [Name in keyof Asked]?: NonNullable<Asked[Name]> };

/** The body and its headers: JSON, or a form when the route takes one. */
export function contentOf(route: Route, sending: Sending): { body?: BodyInit; headers: Record<string, string> } {
  if (route.form) return { body: formOf(sending), headers: {} };
  if (sending.body === undefined) return { headers: {} };
  return { body: JSON.stringify(sending.body), headers: { 'content-type': 'application/json' } };
}

function formOf(sending: Sending): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(Object(sending.body))) {
    for (const item of listOf(value)) form.append(name, String(item));
  }
  for (const [name, files] of Object.entries(sending.files ?? {})) {
    for (const file of [files].flat()) form.append(name, file, file.name);
  }
  return form;
}

/** A missing value sends nothing; a list sends its name once for each item. */
function listOf(value: unknown): unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}
