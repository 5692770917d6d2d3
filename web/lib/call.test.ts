// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { endpoint, type Routes } from '#domain/lib/endpoint.ts';
import { tokensFor } from '#web/testing/tokens.ts';
import { call } from './call.ts';
import { CallFailed } from './call-failed.ts';
import { hideHelperText, useHelperText } from './helper-text.ts';
import { useProof } from './session/reauthentication.ts';
import { signIn, signOut, useSession } from './session.ts';

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

const answers = vi.fn<(path: string, init: RequestInit) => Response>();

beforeEach(() => {
  signOut();
  localStorage.clear();
  hideHelperText();
  answers.mockReset();
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => answers(path, init));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('fills in the address and repeats a list in the query', async () => {
  answers.mockReturnValue(Response.json({ name: 'Lamp' }));
  const sent = { params: { id: 'a/b' }, query: { tags: ['x y', 'z'], page: undefined } };
  expect(await call(api.read, sent)).toEqual({ name: 'Lamp' });
  expect(answers.mock.calls[0]?.[0]).toBe('/api/v1/things/a%2Fb?tags=x+y&tags=z');
});

test('sends JSON with the bearer of the session', async () => {
  const tokens = tokensFor({ seconds: 1800 });
  signIn(tokens);
  answers.mockReturnValue(Response.json({ id: 1 }));
  await call(api.write, { body: { name: 'Lamp' } });
  const init = answers.mock.calls[0]?.[1];
  expect(init).toMatchObject({ method: 'POST', body: '{"name":"Lamp"}' });
  expect(init?.headers).toMatchObject({
    authorization: `Bearer ${tokens.access}`,
    'content-type': 'application/json',
  });
});

test('sends a form with its files where the contract takes one', async () => {
  answers.mockReturnValue(Response.json({ id: 1 }));
  await call(api.upload, { body: { note: 'mine' }, files: { resume: new File(['cv'], 'cv.txt') } });
  const form = answers.mock.calls[0]?.[1].body;
  if (!(form instanceof FormData)) throw new Error('No form was sent');
  expect(form.get('note')).toBe('mine');
  expect(form.get('resume')).toMatchObject({ name: 'cv.txt' });
});

test('a refusal carries its code, its fields and the reference', async () => {
  const fields = [{ field: 'body.name', code: 'too_short', params: { limit: 2 } }];
  answers.mockReturnValue(problem(400, { code: 'invalid_input', request_id: 'req-1', fields }));
  const failure = await call(api.write, { body: { name: 'L' } }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(CallFailed);
  expect(failure).toMatchObject({ status: 400, code: 'invalid_input', requestId: 'req-1', fields });
});

test('an answer that is no problem document still gets a code', async () => {
  answers.mockReturnValue(new Response('<html>Bad gateway</html>', { status: 502 }));
  await expect(call(api.write, { body: { name: 'L' } })).rejects.toMatchObject({ status: 502, code: 'unavailable' });
});

test('a server that is not reached is "offline"', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  await expect(call(api.write, { body: { name: 'L' } })).rejects.toMatchObject({ status: 0, code: 'offline' });
});

test('a call that is given up stays an abort', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new DOMException('Failed', 'AbortError');
  });
  await expect(call(api.write, { body: { name: 'L' } })).rejects.toMatchObject({ name: 'AbortError' });
});

test('a refused bearer ends the session as inactive', async () => {
  signIn(tokensFor({ seconds: 1800 }));
  answers.mockReturnValue(problem(401, { code: 'unauthorised' }));
  await expect(call(api.write, { body: { name: 'L' } })).rejects.toMatchObject({ status: 401 });
  expect(useSession.getState()).toMatchObject({ ended: 'inactive', userToken: null });
});

test('a wrong password ends no session and shows no helper text', async () => {
  answers.mockReturnValue(problem(401, { code: 'sign_in_failed', detail: 'Not right' }));
  await expect(call(api.write, { body: { name: 'L' } })).rejects.toMatchObject({ body: { detail: 'Not right' } });
  expect(useSession.getState().ended).toBeNull();
  expect(useHelperText.getState().text).toBeNull();
});

test('a 404 shows its fixed text', async () => {
  answers.mockReturnValue(problem(404, { code: 'not_found' }));
  await expect(call(api.read, { params: { id: '1' } })).rejects.toMatchObject({ code: 'not_found' });
  expect(useHelperText.getState().text).toBe('session.serverError');
});

test('near its end the session is renewed once for all calls that come together', async () => {
  signIn(tokensFor({ seconds: 100 }));
  const renewed = tokensFor({ seconds: 1800 });
  answers.mockImplementation((path) =>
    path === '/api/v1/token/refresh' ? Response.json(renewed) : Response.json({ id: 1 }),
  );
  await Promise.all([1, 2, 3].map(() => call(api.write, { body: { name: 'Lamp' } })));
  const renewals = answers.mock.calls.filter(([path]) => path === '/api/v1/token/refresh');
  expect(renewals).toHaveLength(1);
  expect(useSession.getState().userToken).toBe(renewed.access);
  const bearers = answers.mock.calls.filter(([path]) => path === '/api/v1/things').map(([, init]) => init.headers);
  expect(bearers).toHaveLength(3);
  for (const headers of bearers) expect(headers).toMatchObject({ authorization: `Bearer ${renewed.access}` });
});

test('a renewal that fails lets the call go on with the token it has', async () => {
  signIn(tokensFor({ seconds: 100 }));
  answers.mockImplementation((path) =>
    path === '/api/v1/token/refresh' ? problem(503, { code: 'unavailable' }) : Response.json({ id: 1 }),
  );
  expect(await call(api.write, { body: { name: 'Lamp' } })).toEqual({ id: 1 });
});

function problem(status: number, body: object): Response {
  return Response.json({ type: 'about:blank', status, ...body }, { status });
}

test('a code asked for at the door says nothing about the session that is open', async () => {
  signIn(tokensFor({ seconds: 1800 }));
  for (const code of ['code_needed', 'code_wrong']) {
    answers.mockReturnValueOnce(problem(401, { code }));
    await expect(call(api.write, { body: { name: 'Lamp' } })).rejects.toMatchObject({ code });
  }
  expect(useSession.getState().user.authenticated).toBe(true);
});

test('a refusal for want of a second step is remembered until the session ends', async () => {
  signIn(tokensFor({ seconds: 1800 }));
  answers.mockReturnValueOnce(problem(403, { code: 'second_step_needed' }));
  await expect(call(api.write, { body: { name: 'Lamp' } })).rejects.toMatchObject({ code: 'second_step_needed' });
  expect(useSession.getState().lacksSecondStep).toBe(true);
  signOut();
  expect(useSession.getState().lacksSecondStep).toBe(false);
});

const proofNeeded = () => Response.json({ code: 'proof_needed' }, { status: 403 });
const asked = () => vi.waitUntil(() => useProof.getState().answer);

test('a change that takes a proof asks for it, and is sent again once it is given', async () => {
  signIn(tokensFor({ seconds: 1800 }));
  answers.mockReturnValueOnce(proofNeeded()).mockReturnValueOnce(Response.json({ id: 7 }));
  const sent = call(api.write, { body: { name: 'Lamp' } });
  (await asked())?.(true);
  expect(await sent).toEqual({ id: 7 });
  expect(answers.mock.calls[1]).toEqual(answers.mock.calls[0]);
  expect(useProof.getState().answer).toBeNull();
});

test('changes at the same moment ask once; without the proof nothing is sent again', async () => {
  signIn(tokensFor({ seconds: 1800 }));
  answers.mockImplementation(proofNeeded);
  const sent = [call(api.write, { body: { name: 'Lamp' } }), call(api.write, { body: { name: 'Desk' } })];
  (await asked())?.(false);
  const outcomes = await Promise.allSettled(sent);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(answers).toHaveBeenCalledTimes(2);
});

test('the question ends with the session', async () => {
  signIn(tokensFor({ seconds: 1800 }));
  answers.mockReturnValueOnce(proofNeeded());
  const sent = call(api.write, { body: { name: 'Lamp' } }).catch((error: unknown) => error);
  await asked();
  signOut();
  expect(await sent).toMatchObject({ code: 'proof_needed' });
});
