import type { ContractOf, RequestInput, ResponseData, Route } from '#domain/lib/endpoint.ts';
import { timeZoneHeader } from '#domain/lib/time-zone.ts';
import { getOwnTimeZone } from '#web/lib/time-zone.ts';
import { accountsApi } from './api/people/accounts.ts';
import { ApiError } from './api-error.ts';
import { buildBody, buildUrl, type RequestData } from './request.ts';
import { getIdleMs } from './session/activity.ts';
import { requestReauthentication } from './session/reauthentication.ts';
import { checkSession, endSession, getOwnerId, setLacksTwoFactor, signIn, useSession } from './session.ts';
import { showHelperText } from './texts/helper-text.ts';

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Uses this access token even if the session ends during the call, and does not renew it. */
  readonly bearer?: string | null | undefined;
  /** Completes the request even if the page is closed; for small bodies only. */
  readonly keepalive?: boolean;
  /** The `ETag` of a known answer: if it is still current, the server sends 304 without a body. */
  readonly knownTag?: string | undefined;
  /** A 404 is a normal answer, so the fixed text of the HTTP helper is not shown. */
  readonly isNotFoundExpected?: boolean;
}

export type Input<R> = RequestInput<ContractOf<R>> & WithFiles<R>;
type WithFiles<R> = ContractOf<R>['form'] extends object ? { files?: RequestData['files'] } : object;

/**
 * Calls a route and returns the parsed response body. Throws `ApiError` on an error response.
 * Renews a session that is about to expire first, if the person is active. If the server requires reauthentication, asks
 * for it and repeats the request.
 */
export async function call<R extends Route>(
  route: R,
  sent: Input<R>,
  options: CallOptions = {},
): Promise<ResponseData<ContractOf<R>>> {
  if (options.bearer === undefined) await renewIfNeeded();
  try {
    return await send(route, sent, options);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'proof_needed' || !(await requestReauthentication()))
      throw error;
    return send(route, sent, options);
  }
}

/** Calls a route that returns a file. Throws `ApiError` like `call`. */
export async function callForFile<R extends Route>(route: R, sent: RequestInput<ContractOf<R>>): Promise<Blob> {
  await renewIfNeeded();
  const response = await sendRequest(route, sent);
  return response.blob();
}

/** Renews a session that is about to expire if the person is active. Never throws. */
export async function renewIfNeeded(): Promise<void> {
  if (isNearExpiry() && getIdleMs() < activeWithinMs) await renewSession().catch(() => undefined);
}

/** Renews the session. Tabs share a lock; a tab that finds the session renewed uses the new one. */
export async function renewSession(): Promise<void> {
  renewal ??= withRenewalLock(renewNow).finally(() => {
    renewal = null;
  });
  return renewal;
}

/** Milliseconds before `expires_at` from which calls renew the session. */
const renewBeforeMs = 300_000;
const activeWithinMs = 300_000;

let renewal: Promise<void> | null = null;

function isNearExpiry(): boolean {
  const { expires_at, userToken } = useSession.getState();
  return userToken !== null && expires_at !== null && expires_at * 1000 - Date.now() < renewBeforeMs;
}

async function renewNow(): Promise<void> {
  const before = useSession.getState().userToken;
  checkSession();
  const { userToken, refreshToken } = useSession.getState();
  if (userToken !== before || !refreshToken) return;
  signIn(await send(accountsApi.refresh, { body: { refresh: refreshToken } }));
}

async function withRenewalLock(run: () => Promise<void>): Promise<void> {
  await (navigator.locks ? navigator.locks.request('session-renewal', run) : run());
}

async function send<R extends Route>(
  route: R,
  sending: RequestData,
  options?: CallOptions,
): Promise<ResponseData<ContractOf<R>>> {
  const checkOwner = rememberOwner();
  const response = await sendRequest(route, sending, options);
  // The server has checked the response against the same contract: undeclared fields never leave it.
  const body = (await readBody(response)) as ResponseData<ContractOf<R>>;
  if (options?.bearer === undefined) checkOwner();
  return body;
}

/** Returns a check that throws if another person has logged in since: an answer is only for the one who asked. */
export function rememberOwner(): () => void {
  const owner = getOwnerId(useSession.getState());
  return () => {
    if (getOwnerId(useSession.getState()) !== owner)
      throw new DOMException('The logged-in person changed during the request', 'AbortError');
  };
}

export async function sendRequest(route: Route, sending: RequestData, options: CallOptions = {}): Promise<Response> {
  const { body, headers } = buildBody(route, sending);
  const { signal, keepalive = false, isNotFoundExpected = false, knownTag } = options;
  const { bearer: token = useSession.getState().userToken } = options;
  if (token) {
    headers.authorization = `Bearer ${token}`;
    headers[timeZoneHeader] = getOwnTimeZone();
  }
  const response = await fetch(buildUrl(route, sending), {
    method: route.method,
    headers: { accept: 'application/json', ...(knownTag ? { 'if-none-match': knownTag } : {}), ...headers },
    ...(body === undefined ? {} : { body }),
    ...(signal ? { signal } : {}),
    ...(keepalive ? { keepalive } : {}),
  }).catch(throwOffline);
  if (response.ok || (knownTag && response.status === 304)) return response;
  const failure = new ApiError(response.status, Object(await readBody(response).catch(() => null)));
  if (isNotFoundExpected && failure.status === 404) throw failure;
  throw handleFailure(failure, token);
}

function throwOffline(error: unknown): never {
  if (error instanceof DOMException && error.name === 'AbortError') throw error;
  throw new ApiError(0, {});
}

export async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  return text === '' ? undefined : JSON.parse(text);
}

/** Failed sign-ins; they do not affect a session that is open in this tab. */
const signInErrorCodes: ReadonlySet<string> = new Set(['sign_in_failed', 'code_needed', 'code_wrong']);

/** A 401 for the current access token ends the session; a 404 shows its fixed text in addition to the page's own. */
function handleFailure(failure: ApiError, token: string | null): ApiError {
  const isTokenRejected = failure.status === 401 && !signInErrorCodes.has(failure.code);
  if (isTokenRejected && token !== null && useSession.getState().userToken === token) endSession('inactive');
  if (failure.code === 'second_step_needed') setLacksTwoFactor(true);
  if (failure.status === 404) showHelperText('session.serverError');
  return failure;
}
