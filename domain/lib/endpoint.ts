import type * as z from 'zod/mini';
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

/** A contract: plain data that both sides read. Paths use `:name` for parameters. */
export interface Endpoint {
  readonly method: Method;
  readonly path: `/${string}`;
  readonly access: Access;
  readonly params?: Schema;
  readonly query?: Schema;
  /** JSON body, or the fields of a multipart form when `form` is set. */
  readonly body?: Schema;
  /** The body arrives as multipart/form-data; `files` names its file parts. */
  readonly form?: { readonly files: readonly string[] };
  readonly response: Schema;
  /** The answer is a file: the response names its bytes, file name and media type. */
  readonly binary?: true;
  /** Success status; 200 when absent. */
  readonly status?: 200 | 201 | 202;
  /** Limits per caller and minute, where the general limit is too wide. */
  readonly perMinute?: number;
}

/** Keeps the literal types of a contract, so that callers and handlers are typed from it. */
export function endpoint<const E extends Endpoint>(contract: E): E {
  return contract;
}

export type Api = Readonly<Record<string, Endpoint>>;

type Output<S> = S extends Schema ? z.output<S> : undefined;
type Input<S> = S extends Schema ? z.input<S> : undefined;

/** What a handler receives, parsed. */
export interface Received<E extends Endpoint> {
  params: Output<E['params']>;
  query: Output<E['query']>;
  body: Output<E['body']>;
}

/** What a handler returns before the answer is parsed. */
export type Returned<E extends Endpoint> = Input<E['response']>;

/** What a caller sends. */
export type Sent<E extends Endpoint> = (E['params'] extends Schema
  ? { params: Input<E['params']> }
  : { params?: never }) &
  (E['query'] extends Schema ? { query?: Input<E['query']> } : { query?: never }) &
  (E['body'] extends Schema ? { body: Input<E['body']> } : { body?: never });

/** What a caller gets back. */
export type Answer<E extends Endpoint> = Output<E['response']>;
