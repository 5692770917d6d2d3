import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { accountsApi } from '#domain/features/accounts/contract.ts';
import { applicationsApi } from '#domain/features/applications/contract.ts';
import type { ApplicationStatus } from '#domain/features/applications/lifecycle.ts';
import { type Profile, seekersApi } from '#domain/features/seekers/contract.ts';
import type { Endpoint } from '#domain/lib/endpoint.ts';
import { buildPath } from './send.ts';

/** What one job seeker and their manager were told has happened. */
export interface Ledger {
  readonly email: string;
  isRegistered: boolean;
  headline: string;
  applicationId: number | null;
  readonly statuses: ApplicationStatus[];
}

/** Where the product is at the moment, and what belongs to the job everybody applies to. */
export interface LedgerTarget {
  readonly url: () => string;
  readonly jobId: number;
  readonly managerToken: string;
  /** Called after each acknowledgement. */
  readonly onAcknowledged: () => void;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

export const password = 'seven quiet herons wade';

/** Calls as a person's browser behind a proxy would. Null where no answer came, or none yet: the same may be tried again. */
export async function callEndpoint(
  url: string,
  contract: Endpoint,
  { id = 0, token, body }: { id?: number; token?: string; body?: Record<string, unknown> } = {},
): Promise<Answer | null> {
  const form = contract.form && body ? formOf(body) : undefined;
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
 * Lives one story: signs up, writes a profile twice, applies, and is moved on twice. Each step is tried until it is
 * acknowledged; what a step finds done already was done by a try whose answer was lost.
 * @throws Error when an answer contradicts what was acknowledged before
 */
export async function runLedgerClient(target: LedgerTarget): Promise<Ledger> {
  const ledger: Ledger = {
    email: `${randomUUID()}@example.com`,
    isRegistered: false,
    headline: '',
    applicationId: null,
    statuses: [],
  };
  const token = await signUp(target, ledger);
  for (const headline of [randomUUID(), randomUUID()]) await saveHeadline(target, ledger, token, headline);
  await apply(target, ledger, token);
  for (const status of ['screening', 'interview'] as const) await move(target, ledger, status);
  return ledger;
}

async function signUp(stage: LedgerTarget, story: Ledger): Promise<string> {
  const form = { kind: 'candidate', full_name: 'Wren Hollis', email: story.email, password, consent: 'true' };
  const first = await untilAnswered(() => callEndpoint(stage.url(), accountsApi.register, { body: form }));
  const isTaken = first.status === 400 && JSON.stringify(first.body).includes('email_taken');
  if (first.status !== 201 && !isTaken) return throwContradiction(story, 'sign-up', first);
  const credentials = { username: story.email, password };
  const signedIn = await untilAnswered(() => callEndpoint(stage.url(), accountsApi.signIn, { body: credentials }));
  if (signedIn.status !== 200) return throwContradiction(story, 'sign-in', signedIn);
  story.isRegistered = true;
  stage.onAcknowledged();
  return (signedIn.body as { access: string }).access;
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
  const read = await untilAnswered(() => callEndpoint(stage.url(), seekersApi.profile, { token }));
  return read.status === 200 ? (read.body as Profile) : throwContradiction(story, 'profile', read);
}

async function apply(stage: LedgerTarget, story: Ledger, token: string): Promise<void> {
  const body = { resume_id: null, answers: [], cover_note: '' };
  const sent = await untilAnswered(() =>
    callEndpoint(stage.url(), applicationsApi.apply, { id: stage.jobId, token, body }),
  );
  if (sent.status !== 201) return throwContradiction(story, 'apply', sent);
  story.applicationId = (sent.body as { id: number }).id;
  story.statuses.push('applied');
  stage.onAcknowledged();
}

async function move(stage: LedgerTarget, story: Ledger, to: ApplicationStatus): Promise<void> {
  const asManager = { id: story.applicationId ?? 0, token: stage.managerToken };
  for (;;) {
    const read = await untilAnswered(() => callEndpoint(stage.url(), applicationsApi.read, asManager));
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

async function untilAnswered(ask: () => Promise<Answer | null>): Promise<Answer> {
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    await delay(50);
  }
}

function throwContradiction(story: Ledger, step: string, found: unknown): never {
  throw new Error(`${step} answered ${JSON.stringify(found)} to ${JSON.stringify(story)}`);
}

function formOf(fields: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  return form;
}

/** Of a network kept for documentation, so that no single address runs into a limit. */
function createRandomIp(): string {
  return `198.51.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`;
}
