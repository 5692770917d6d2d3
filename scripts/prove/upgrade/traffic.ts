import { jobsApi } from '#domain/features/jobs/contract.ts';
import { demoAccounts, demoPassword } from '#server/db/demo/accounts.ts';
import { callEndpoint, retryUntilAnswered, runLedgerClient } from '#server/testing/chat/ledger-client.ts';
import { newJob } from '#server/testing/factories.ts';

export const metricsToken = 'the-token-of-the-proof-of-upgrades';

/** Sends a request from a random IP address, so that no address reaches the rate limit. Returns the status, or 0. */
async function read(url: string, path: string, token: string): Promise<number> {
  const part = () => Math.floor(Math.random() * 256);
  const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': `198.51.${part()}.${part()}` };
  try {
    const response = await fetch(`${url}${path}`, { headers, signal: AbortSignal.timeout(30_000) });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}

/** The paths without parameters that a process documents. */
async function listPaths(url: string): Promise<string[]> {
  const response = await fetch(`${url}/api/v1/openapi.json`);
  const { paths } = (await response.json()) as { readonly paths: Readonly<Record<string, object>> };
  return Object.keys(paths).filter((path) => 'get' in (paths[path] ?? {}) && !path.includes('{'));
}

async function signIn(url: string, username: string): Promise<string> {
  const body = JSON.stringify({ username, password: demoPassword });
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${url}/api/v1/token`, { method: 'POST', headers, body });
  return ((await response.json()) as { readonly access: string }).access;
}

/** Reads every page's data as every demo account, and writes as new job seekers, until it is stopped. */
export async function startTraffic(url: string) {
  const tokens = await Promise.all(demoAccounts.map(({ email }) => signIn(url, email)));
  const paths = await listPaths(url);
  const reads = paths.flatMap((path) => tokens.map((token) => ({ path, token })));
  const stage = { ...(await createOpenJob(url, tokens[1] ?? '')), url: () => url };
  const failures = new Map<string, number>();
  let [readCount, writeCount, isStopped] = [0, 0, false];
  const readOne = async ({ path, token }: (typeof reads)[number]) => {
    const status = await read(url, path, token);
    readCount += 1;
    if (status === 0 || status >= 500) failures.set(`${status} ${path}`, (failures.get(`${status} ${path}`) ?? 0) + 1);
  };
  const readInTurn = async (first: number) => {
    for (let turn = first; !isStopped; turn += 2) {
      const next = reads[turn % reads.length];
      if (next) await readOne(next);
    }
  };
  const onAcknowledged = () => {
    writeCount += 1;
  };
  const writeInTurn = async () => {
    while (!isStopped) await runLedgerClient({ ...stage, onAcknowledged });
  };
  const lanes = Promise.all([readInTurn(0), readInTurn(1), writeInTurn()]);
  return {
    getCounts: () => ({ readCount, writeCount }),
    stop: async () => {
      isStopped = true;
      await lanes;
      return [...failures].map(([what, count]) => `${count} × ${what}`);
    },
  };
}

async function createOpenJob(url: string, managerToken: string) {
  const created = await retryUntilAnswered(() =>
    callEndpoint(url, jobsApi.create, { token: managerToken, body: { ...newJob() } }),
  );
  const { id, version } = created.body as { readonly id: number; readonly version: number };
  const body = { to: 'active', version };
  await retryUntilAnswered(() => callEndpoint(url, jobsApi.move, { id, token: managerToken, body }));
  return { jobId: id, managerToken: () => managerToken };
}

/** How many requests a process has answered with each status, in its own count. */
export async function readStatusCounts(url: string): Promise<Record<string, number>> {
  const response = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
  const counts: Record<string, number> = {};
  for (const line of (await response.text()).split('\n')) {
    const [, status = '', count = ''] = /^http_request_seconds_count\{.*status="(\d+)".*\} (\d+)/.exec(line) ?? [];
    if (status) counts[status] = (counts[status] ?? 0) + Number(count);
  }
  return counts;
}
