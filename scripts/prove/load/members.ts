import { runInLanes } from '#bench/chat/sockets.ts';
import { createRandom } from '#server/db/demo/random.ts';

/** A job seeker with an address of their own, because the limits of requests are per address. */
export interface Member {
  readonly email: string;
  readonly address: string;
  token: string;
}

const password = 'seven quiet herons wade';
const words = ['data', 'support', 'engineer', 'analyst', 'remote', 'design', 'warehouse', 'excel'];

/** Registers job seekers. */
export function registerMembers(url: string, count: number): Promise<Member[]> {
  return runInLanes(
    Array.from({ length: count }, (_, index) => async () => {
      const member = { email: `member${index}@example.com`, address: `10.9.${index >> 8}.${index & 255}`, token: '' };
      const body = new FormData();
      const fields = { kind: 'candidate', full_name: 'Rowan Ellery', email: member.email, password, consent: 'true' };
      for (const [name, value] of Object.entries(fields)) body.set(name, value);
      const response = await send(url, member, '/api/v1/register', { method: 'POST', body });
      const { data } = (await response.json()) as { data: { access_token: string } };
      return { ...member, token: data.access_token };
    }),
  );
}

/** What a job seeker does, at random: search, read a job, look at their own pages, and save a job. */
export async function visit(url: string, member: Member, turn: number, jobIds: readonly number[]): Promise<number> {
  const { pick, weighted } = createRandom(`${member.email} ${turn}`);
  const jobId = pick(jobIds);
  const visits = {
    search: () => send(url, member, `/api/v1/jobs?words=${pick(words)}`),
    match: () => send(url, member, '/api/v1/jobs?sort=match'),
    job: () => send(url, member, `/api/v1/jobs/${jobId}`),
    me: () => send(url, member, '/api/v1/me'),
    bell: () => send(url, member, '/api/v1/notifications/all'),
    applications: () => send(url, member, '/api/v1/applications'),
    save: () => send(url, member, `/api/v1/saved-jobs/${jobId}`, { method: 'PUT' }),
  };
  const chosen = weighted({ search: 25, match: 10, job: 25, me: 15, bell: 15, applications: 5, save: 5 });
  const response = await visits[chosen]();
  await response.arrayBuffer();
  if (response.status !== 401) return response.status;
  // The access token expired: the next visits use a new one.
  member.token = await signIn(url, member);
  return 200;
}

async function signIn(url: string, member: Member): Promise<string> {
  const body = JSON.stringify({ username: member.email, password });
  const headers = { 'content-type': 'application/json' };
  const response = await send(url, { ...member, token: '' }, '/api/v1/token', { method: 'POST', body, headers });
  return ((await response.json()) as { access: string }).access;
}

function send(url: string, { address, token }: Member, path: string, init: RequestInit = {}): Promise<Response> {
  const authorization = token ? { authorization: `Bearer ${token}` } : {};
  return fetch(`${url}${path}`, {
    ...init,
    headers: { 'x-forwarded-for': address, ...authorization, ...(init.headers as Record<string, string>) },
    signal: AbortSignal.timeout(30_000),
  });
}
