import type * as z from 'zod/mini';
import type { ApiScope } from '#domain/access/api-scopes.ts';
import type { Permission } from '#domain/access/permissions.ts';

/**
 * Who may call an endpoint.
 * - `public`: anyone, signed in or not.
 * - `session`: any signed-in account.
 * - `{ permission }`: the roles named for it in the one permission table.
 */
export type Access = 'public' | 'session' | { readonly permission: Permission };

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

type Schema = z.ZodMiniType;

/** An API contract, shared by server and web. Paths use `:name` for parameters. */
export interface Endpoint {
  readonly method: Method;
  readonly path: `/${string}`;
  readonly access: Access;
  /** The scope that an API token needs; without one, tokens are refused. */
  readonly scope?: ApiScope;
  readonly params?: Schema;
  readonly query?: Schema;
  /** JSON body, or the fields of a multipart form if `form` is set. */
  readonly body?: Schema;
  /** The body is multipart/form-data; `files` names its file parts. */
  readonly form?: { readonly files: readonly string[] };
  readonly response: Schema;
  /** The response is a file: its schema holds the bytes, file name and media type. */
  readonly binary?: true;
  /** Success status, 200 by default. */
  readonly status?: 200 | 201 | 202;
  /** Long answers: few of these requests are handled at a time, in the order of arrival, so that they delay no sign-in. */
  readonly takesTurns?: true;
  /** Requests per caller and minute, if stricter than the general limit. */
  readonly perMinute?: number;
  /** Requests per network and day, for endpoints that reveal whether something exists. */
  readonly perDay?: number;
}

/** Preserves the literal types of a contract, so callers and handlers are typed from it. */
export function endpoint<const E extends Endpoint>(contract: E): E {
  return contract;
}

export type Api = Readonly<Record<string, Endpoint>>;

/** What a caller needs of an endpoint at runtime. `contract` is never set; it carries the types of the schemas. */
export interface Route<E extends Endpoint = Endpoint> extends Pick<Endpoint, 'method' | 'path' | 'form'> {
  readonly contract?: E;
}

/** The routes of an API: a wrong method, path or form, or a missing endpoint, does not compile. */
export type Routes<A extends Api> = {
  readonly [Name in keyof A]: Route<A[Name]> &
    Pick<A[Name], 'method' | 'path'> &
    (A[Name]['form'] extends object ? Pick<A[Name], 'form'> : { readonly form?: never });
};

/** The contract of a route, for its types. */
export type ContractOf<R> = R extends { readonly contract?: infer E extends Endpoint } ? E : never;

type Output<S> = S extends Schema ? z.output<S> : undefined;
type Input<S> = S extends Schema ? z.input<S> : undefined;

/** The parsed input of a handler. */
export interface RequestData<E extends Endpoint> {
  params: Output<E['params']>;
  query: Output<E['query']>;
  body: Output<E['body']>;
}

/** The result of a handler before the response schema is applied. */
export type HandlerResult<E extends Endpoint> = Input<E['response']>;

export type RequestInput<E extends Endpoint> = (E['params'] extends Schema
  ? { params: Input<E['params']> }
  : { params?: never }) &
  (E['query'] extends Schema ? { query?: Input<E['query']> } : { query?: never }) &
  (E['body'] extends Schema ? { body: Input<E['body']> } : { body?: never });

export type ResponseData<E extends Endpoint> = Output<E['response']>;
