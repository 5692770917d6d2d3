import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { accountsApi } from '#domain/features/accounts/contract.ts';
import { applicationsApi } from '#domain/features/applications/contract.ts';
import type { ApplicationStatus } from '#domain/features/applications/lifecycle.ts';
import { messagesApi } from '#domain/features/messages/contract.ts';
import { type Profile, seekersApi } from '#domain/features/seekers/contract.ts';
import type { Endpoint } from '#domain/lib/endpoint.ts';
import { buildPath } from '#server/testing/send.ts';

/** What the server has acknowledged to one job seeker and their manager. */
export interface Ledger {
  readonly email: string;
  isRegistered: boolean;
  headline: string;
  applicationId: number | null;
  readonly statuses: ApplicationStatus[];
  /** Client ids of the messages about the application, in order. */
  readonly messages: string[];
}

/** The current server URL, and the job to apply for. */
export interface LedgerTarget {
  readonly url: () => string;
  readonly jobId: number;
  readonly managerToken: () => string;
  /** Messages of each job seeker; none by default. */
  readonly messageCount?: number;
  readonly onAcknowledged: () => void;
}

interface ApiResponse {
  readonly status: number;
  readonly body: unknown;
}

export const password = 'seven quiet herons wade';

/** Sends a request from a random IP address. Returns null without a response or on 503; the caller may retry. */
export async function callEndpoint(
  url: string,
  contract: Endpoint,
  { id = 0, token, body }: { id?: number; token?: string; body?: Record<string, unknown> } = {},
): Promise<ApiResponse | null> {
  const form = contract.form && body ? buildForm(body) : undefined;
  try {
    const response = await fetch(`${url}${buildPath(contract, { id })}`, {
      method: contract.method,
      headers: {
        'x-forwarded-for': createRandomIp(),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body && !form ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: form ?? JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(30_000),
    });
    const text = await response.text();
    return response.status === 503 ? null : { status: response.status, body: JSON.parse(text) };
  } catch {
    return null;
  }
}

/**
 * Signs up, saves the profile twice, applies, moves the application twice, and sends messages about it. Retries each step until
 * it is acknowledged; a step that is already done was completed by an attempt whose response was lost.
 * @throws Error if a response contradicts what was acknowledged before
 */
export async function runLedgerClient(target: LedgerTarget): Promise<Ledger> {
  const ledger: Ledger = {
    email: `${randomUUID()}@example.com`,
    isRegistered: false,
    headline: '',
    applicationId: null,
    statuses: [],
    messages: [],
  };
  const token = await signUp(target, ledger);
  for (const headline of [randomUUID(), randomUUID()]) await saveHeadline(target, ledger, token, headline);
  await apply(target, ledger, token);
  for (const status of ['screening', 'interview'] as const) await move(target, ledger, status);
  for (let count = 0; count < (target.messageCount ?? 0); count += 1) await sendMessage(target, ledger, token);
  return ledger;
}

/** Logs in and returns the access token. */
export async function logInLedgerAccount(url: () => string, email: string): Promise<string> {
  const body = { username: email, password };
  const signedIn = await retryUntilAnswered(() => callEndpoint(url(), accountsApi.signIn, { body }));
  if (signedIn.status !== 200) throw new Error(`sign-in of ${email} returned ${JSON.stringify(signedIn)}`);
  return (signedIn.body as { access: string }).access;
}

async function signUp(stage: LedgerTarget, story: Ledger): Promise<string> {
  const form = { kind: 'candidate', full_name: 'Wren Hollis', email: story.email, password, consent: 'true' };
  const first = await retryUntilAnswered(() => callEndpoint(stage.url(), accountsApi.register, { body: form }));
  const isTaken = first.status === 400 && JSON.stringify(first.body).includes('email_taken');
  if (first.status !== 201 && !isTaken) return throwContradiction(story, 'sign-up', first);
  const token = await logInLedgerAccount(stage.url, story.email);
  story.isRegistered = true;
  stage.onAcknowledged();
  return token;
}

async function saveHeadline(stage: LedgerTarget, story: Ledger, token: string, headline: string): Promise<void> {
  const before = await readProfile(stage, story, token);
  if (before.headline !== story.headline) return throwContradiction(story, 'profile', before);
  let version = before.version;
  for (;;) {
    const body = { profile: { ...before, headline }, version };
    const saved = await callEndpoint(stage.url(), seekersApi.saveProfile, { token, body });
    if (saved?.status === 200) break;
    if (saved) return throwContradiction(story, 'profile', saved);
    await delay(50);
    const now = await readProfile(stage, story, token);
    if (now.headline === headline) break;
    version = now.version;
  }
  story.headline = headline;
  stage.onAcknowledged();
}

async function readProfile(stage: LedgerTarget, story: Ledger, token: string): Promise<Profile> {
  const read = await retryUntilAnswered(() => callEndpoint(stage.url(), seekersApi.profile, { token }));
  return read.status === 200 ? (read.body as Profile) : throwContradiction(story, 'profile', read);
}

async function apply(stage: LedgerTarget, story: Ledger, token: string): Promise<void> {
  const body = { resume_id: null, answers: [], cover_note: '' };
  const sent = await retryUntilAnswered(() =>
    callEndpoint(stage.url(), applicationsApi.apply, { id: stage.jobId, token, body }),
  );
  if (sent.status !== 201) return throwContradiction(story, 'apply', sent);
  story.applicationId = (sent.body as { id: number }).id;
  story.statuses.push('applied');
  stage.onAcknowledged();
}

async function move(stage: LedgerTarget, story: Ledger, to: ApplicationStatus): Promise<void> {
  const asManager = { id: story.applicationId ?? 0, token: stage.managerToken() };
  for (;;) {
    const read = await retryUntilAnswered(() => callEndpoint(stage.url(), applicationsApi.read, asManager));
    const found = read.body as { status: ApplicationStatus; version: number };
    if (found.status === to) break;
    if (read.status !== 200 || found.status !== story.statuses.at(-1)) return throwContradiction(story, 'move', read);
    const body = { to, version: found.version, note: '', message: '' };
    const moved = await callEndpoint(stage.url(), applicationsApi.move, { ...asManager, body });
    if (moved?.status === 200) break;
    if (moved) return throwContradiction(story, 'move', moved);
    await delay(50);
  }
  story.statuses.push(to);
  stage.onAcknowledged();
}

async function sendMessage(stage: LedgerTarget, story: Ledger, token: string): Promise<void> {
  const clientId = randomUUID();
  const request = { id: story.applicationId ?? 0, token, body: { client_id: clientId, text: `Message ${clientId}` } };
  const sent = await retryUntilAnswered(() => callEndpoint(stage.url(), messagesApi.send, request));
  const { seq } = sent.body as { seq: number };
  if (sent.status !== 201 || seq !== story.messages.length + 1) return throwContradiction(story, 'message', sent);
  story.messages.push(clientId);
  stage.onAcknowledged();
}

/** Sends a request again until it has an answer other than 503. */
export async function retryUntilAnswered(ask: () => Promise<ApiResponse | null>): Promise<ApiResponse> {
  for (;;) {
    const response = await ask();
    if (response) return response;
    await delay(50);
  }
}

function throwContradiction(story: Ledger, step: string, found: unknown): never {
  throw new Error(`${step} returned ${JSON.stringify(found)} for ${JSON.stringify(story)}`);
}

function buildForm(fields: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  return form;
}

/** In 198.51.0.0/16, so that no single address reaches the rate limit. */
function createRandomIp(): string {
  return `198.51.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`;
}
