// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { endpoint, type Routes } from '#domain/lib/endpoint.ts';
import { createTokens } from '#web/testing/tokens.ts';
import { ApiError } from './api-error.ts';
import { call } from './call.ts';
import { useReauthentication } from './session/reauthentication.ts';
import { signIn, signOut, useSession } from './session.ts';
import { hideHelperText, useHelperText } from './texts/helper-text.ts';

const contract = {
  read: endpoint({
    method: 'GET',
    path: '/api/v1/things/:id',
    access: 'public',
    params: z.object({ id: z.string() }),
    query: z.object({ tags: z.optional(z.array(z.string())), page: z.optional(z.string()) }),
    response: z.object({ name: z.string() }),
  }),
  write: endpoint({
    method: 'POST',
    path: '/api/v1/things',
    access: 'session',
    body: z.object({ name: z.string() }),
    response: z.object({ id: z.int() }),
  }),
  upload: endpoint({
    method: 'POST',
    path: '/api/v1/files',
    access: 'session',
    form: { files: ['resume'] },
    body: z.object({ note: z.string() }),
    response: z.object({ id: z.int() }),
  }),
};

const api: Routes<typeof contract> = contract;

const fetchMock = vi.fn<(path: string, init: RequestInit) => Response>();

beforeEach(() => {
  signOut();
  localStorage.clear();
  hideHelperText();
  fetchMock.mockReset();
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => fetchMock(path, init));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('call', () => {
  it('fills in path parameters and repeats list values in the query', async () => {
    fetchMock.mockReturnValue(Response.json({ name: 'Lamp' }));
    const sent = { params: { id: 'a/b' }, query: { tags: ['x y', 'z'], page: undefined } };
    expect(await call(api.read, sent)).toEqual({ name: 'Lamp' });
    expect(fetchMock.mock.calls[0]?.[0]).toBe('/api/v1/things/a%2Fb?tags=x+y&tags=z');
  });

  it('sends JSON with the access token of the session', async () => {
    const tokens = createTokens({ seconds: 1800 });
    signIn(tokens);
    fetchMock.mockReturnValue(Response.json({ id: 1 }));
    await call(api.write, { body: { name: 'Lamp' } });
    const init = fetchMock.mock.calls[0]?.[1];
    expect(init).toMatchObject({ method: 'POST', body: '{"name":"Lamp"}' });
    expect(init?.headers).toMatchObject({
      authorization: `Bearer ${tokens.access}`,
      'content-type': 'application/json',
    });
  });

  it('sends form data with files if the contract has a form', async () => {
    fetchMock.mockReturnValue(Response.json({ id: 1 }));
    await call(api.upload, { body: { note: 'mine' }, files: { resume: new File(['cv'], 'cv.txt') } });
    const form = fetchMock.mock.calls[0]?.[1].body;
    if (!(form instanceof FormData)) throw new Error('No form was sent');
    expect(form.get('note')).toBe('mine');
    expect(form.get('resume')).toMatchObject({ name: 'cv.txt' });
  });

  it('an error response -> throws ApiError with code, fields and request id', async () => {
    const fields = [{ field: 'body.name', code: 'too_short', params: { limit: 2 } }];
    fetchMock.mockReturnValue(problem(400, { code: 'invalid_input', request_id: 'req-1', fields }));
    const failure = await call(api.write, { body: { name: 'L' } }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ status: 400, code: 'invalid_input', requestId: 'req-1', fields });
  });

  it('an error response without a code -> derives the code from the status', async () => {
    fetchMock.mockReturnValue(new Response('<html>Bad gateway</html>', { status: 502 }));
    await expect(call(api.write, { body: { name: 'L' } })).rejects.toMatchObject({ status: 502, code: 'unavailable' });
  });

  it('a network error -> throws ApiError with code "offline"', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    await expect(call(api.write, { body: { name: 'L' } })).rejects.toMatchObject({ status: 0, code: 'offline' });
  });

  it('an aborted request -> rejects with AbortError', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new DOMException('Failed', 'AbortError');
    });
    await expect(call(api.write, { body: { name: 'L' } })).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('a 401 for the access token -> ends the session as inactive', async () => {
    signIn(createTokens({ seconds: 1800 }));
    fetchMock.mockReturnValue(problem(401, { code: 'unauthorised' }));
    await expect(call(api.write, { body: { name: 'L' } })).rejects.toMatchObject({ status: 401 });
    expect(useSession.getState()).toMatchObject({ ended: 'inactive', userToken: null });
  });

  it('a wrong password -> does not end the session and shows no helper text', async () => {
    fetchMock.mockReturnValue(problem(401, { code: 'sign_in_failed', detail: 'Not right' }));
    await expect(call(api.write, { body: { name: 'L' } })).rejects.toMatchObject({ body: { detail: 'Not right' } });
    expect(useSession.getState().ended).toBeNull();
    expect(useHelperText.getState().text).toBeNull();
  });

  it('a 404 -> shows its fixed text', async () => {
    fetchMock.mockReturnValue(problem(404, { code: 'not_found' }));
    await expect(call(api.read, { params: { id: '1' } })).rejects.toMatchObject({ code: 'not_found' });
    expect(useHelperText.getState().text).toBe('session.serverError');
  });

  it('simultaneous calls near session expiry -> renew the session once', async () => {
    signIn(createTokens({ seconds: 100 }));
    const renewed = createTokens({ seconds: 1800 });
    fetchMock.mockImplementation((path) =>
      path === '/api/v1/token/refresh' ? Response.json(renewed) : Response.json({ id: 1 }),
    );
    await Promise.all([1, 2, 3].map(() => call(api.write, { body: { name: 'Lamp' } })));
    const renewals = fetchMock.mock.calls.filter(([path]) => path === '/api/v1/token/refresh');
    expect(renewals).toHaveLength(1);
    expect(useSession.getState().userToken).toBe(renewed.access);
    const bearers = fetchMock.mock.calls.filter(([path]) => path === '/api/v1/things').map(([, init]) => init.headers);
    expect(bearers).toHaveLength(3);
    for (const headers of bearers) expect(headers).toMatchObject({ authorization: `Bearer ${renewed.access}` });
  });

  it('a failed renewal -> sends the call with the current token', async () => {
    signIn(createTokens({ seconds: 100 }));
    fetchMock.mockImplementation((path) =>
      path === '/api/v1/token/refresh' ? problem(503, { code: 'unavailable' }) : Response.json({ id: 1 }),
    );
    expect(await call(api.write, { body: { name: 'Lamp' } })).toEqual({ id: 1 });
  });
});

function problem(status: number, body: object): Response {
  return Response.json({ type: 'about:blank', status, ...body }, { status });
}

describe('call', () => {
  it('a failed two-factor code -> does not end the open session', async () => {
    signIn(createTokens({ seconds: 1800 }));
    for (const code of ['code_needed', 'code_wrong']) {
      fetchMock.mockReturnValueOnce(problem(401, { code }));
      await expect(call(api.write, { body: { name: 'Lamp' } })).rejects.toMatchObject({ code });
    }
    expect(useSession.getState().user.authenticated).toBe(true);
  });

  it('"second_step_needed" -> sets lacksTwoFactor until the session ends', async () => {
    signIn(createTokens({ seconds: 1800 }));
    fetchMock.mockReturnValueOnce(problem(403, { code: 'second_step_needed' }));
    await expect(call(api.write, { body: { name: 'Lamp' } })).rejects.toMatchObject({ code: 'second_step_needed' });
    expect(useSession.getState().lacksTwoFactor).toBe(true);
    signOut();
    expect(useSession.getState().lacksTwoFactor).toBe(false);
  });
});

const proofNeededResponse = () => Response.json({ code: 'proof_needed' }, { status: 403 });
const reauthenticationRequest = () => vi.waitUntil(() => useReauthentication.getState().respond, 30_000);

describe('call', () => {
  it('"proof_needed" -> asks for reauthentication and repeats the request', async () => {
    signIn(createTokens({ seconds: 1800 }));
    fetchMock.mockReturnValueOnce(proofNeededResponse()).mockReturnValueOnce(Response.json({ id: 7 }));
    const sent = call(api.write, { body: { name: 'Lamp' } });
    (await reauthenticationRequest())?.(true);
    expect(await sent).toEqual({ id: 7 });
    expect(fetchMock.mock.calls[1]).toEqual(fetchMock.mock.calls[0]);
    expect(useReauthentication.getState().respond).toBeNull();
  });

  it('simultaneous "proof_needed" -> asks once; does not repeat the requests if canceled', async () => {
    signIn(createTokens({ seconds: 1800 }));
    fetchMock.mockImplementation(proofNeededResponse);
    const sent = [call(api.write, { body: { name: 'Lamp' } }), call(api.write, { body: { name: 'Desk' } })];
    (await reauthenticationRequest())?.(false);
    const outcomes = await Promise.allSettled(sent);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  it('logout during reauthentication -> rejects with "proof_needed"', async () => {
    signIn(createTokens({ seconds: 1800 }));
    fetchMock.mockReturnValueOnce(proofNeededResponse());
    const sent = call(api.write, { body: { name: 'Lamp' } }).catch((error: unknown) => error);
    await reauthenticationRequest();
    signOut();
    expect(await sent).toMatchObject({ code: 'proof_needed' });
  });
});
