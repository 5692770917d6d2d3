import type { ContractOf, RequestInput, ResponseData, Route } from '#domain/lib/endpoint.ts';
import { accountsApi } from './api/accounts.ts';
import { CallFailed } from './call-failed.ts';
import { showHelperText } from './helper-text.ts';
import { addressOf, contentOf, type Sending } from './request.ts';
import { idleTime } from './session/activity.ts';
import { askProof } from './session/reauthentication.ts';
import { checkSession, endSession, noteSecondStep, ownerOf, signIn, useSession } from './session.ts';

interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Speaks for this session even when it ends here meanwhile, and renews nothing. */
  readonly bearer?: string | null | undefined;
  /** Sent to the end even when the page is left meanwhile; for small bodies. */
  readonly keepalive?: boolean;
}

type Input<R> = RequestInput<ContractOf<R>> & WithFiles<R>;
type WithFiles<R> = ContractOf<R>['form'] extends object ? { files?: Sending['files'] } : object;

/**
 * Calls a route and returns the parsed response body. Throws `CallFailed` unless it succeeds.
 * Near its end the session is renewed first, as long as somebody is at the keyboard. A change that takes a fresh proof
 * of who that is asks for it, and is sent again once it has been given.
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
    if (!(error instanceof CallFailed) || error.code !== 'proof_needed' || !(await askProof())) throw error;
    return send(route, sent, options);
  }
}

/** Calls a route that returns a file. Throws `CallFailed` like `call`. */
export async function callForFile<R extends Route>(route: R, sent: RequestInput<ContractOf<R>>): Promise<Blob> {
  await renewIfNeeded();
  const response = await reach(route, sent);
  return response.blob();
}

/** Renews the session when it is near its end and somebody is at the keyboard. Never throws. */
export async function renewIfNeeded(): Promise<void> {
  if (isNearEnd() && idleTime() < activeWithin) await renewSession().catch(() => undefined);
}

/** Renews the session; tabs take turns, and a tab that finds it renewed takes that over. */
export async function renewSession(): Promise<void> {
  renewal ??= inTurn(renewNow).finally(() => {
    renewal = null;
  });
  return renewal;
}

/** Milliseconds before `expires_at` from which calls renew the session. */
const renewBefore = 300_000;
const activeWithin = 300_000;

let renewal: Promise<void> | null = null;

function isNearEnd(): boolean {
  const { expires_at, userToken } = useSession.getState();
  return userToken !== null && expires_at !== null && expires_at * 1000 - Date.now() < renewBefore;
}

async function renewNow(): Promise<void> {
  const before = useSession.getState().userToken;
  checkSession();
  const { userToken, refreshToken } = useSession.getState();
  if (userToken !== before || !refreshToken) return;
  signIn(await send(accountsApi.refresh, { body: { refresh: refreshToken } }));
}

async function inTurn(run: () => Promise<void>): Promise<void> {
  await (navigator.locks ? navigator.locks.request('session-renewal', run) : run());
}

async function send<R extends Route>(
  route: R,
  sending: Sending,
  options?: CallOptions,
): Promise<ResponseData<ContractOf<R>>> {
  const owner = ownerOf(useSession.getState());
  const response = await reach(route, sending, options);
  // The server has checked the response against the same contract: undeclared fields never leave it.
  const body = (await readBody(response)) as ResponseData<ContractOf<R>>;
  const isForAnother = options?.bearer === undefined && ownerOf(useSession.getState()) !== owner;
  if (isForAnother) throw new DOMException('The person changed while the request was under way', 'AbortError');
  return body;
}

async function reach(route: Route, sending: Sending, options: CallOptions = {}): Promise<Response> {
  const { body, headers } = contentOf(route, sending);
  const { signal, keepalive = false, bearer: token = useSession.getState().userToken } = options;
  if (token) headers.authorization = `Bearer ${token}`;
  const response = await fetch(addressOf(route, sending), {
    method: route.method,
    headers: { accept: 'application/json', ...headers },
    ...(body === undefined ? {} : { body }),
    ...(signal ? { signal } : {}),
    ...(keepalive ? { keepalive } : {}),
  }).catch(refuseUnreached);
  if (response.ok) return response;
  throw noteFailure(new CallFailed(response.status, Object(await readBody(response).catch(() => null))), token);
}

function refuseUnreached(error: unknown): never {
  if (error instanceof DOMException && error.name === 'AbortError') throw error;
  throw new CallFailed(0, {});
}

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  return text === '' ? undefined : JSON.parse(text);
}

/** Refused at the door: these say nothing about a session that is open here. */
const doorCodes: ReadonlySet<string> = new Set(['sign_in_failed', 'code_needed', 'code_wrong']);

/** A 401 for a bearer ends the session; a 404 shows its fixed text beside what the page says itself. */
function noteFailure(failure: CallFailed, token: string | null): CallFailed {
  const isBearerRefused = failure.status === 401 && !doorCodes.has(failure.code);
  if (isBearerRefused && token !== null && useSession.getState().userToken === token) endSession('inactive');
  if (failure.code === 'second_step_needed') noteSecondStep(true);
  if (failure.status === 404) showHelperText('session.serverError');
  return failure;
}
