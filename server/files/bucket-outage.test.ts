import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesApi } from '#domain/features/files/contract.ts';
import { jobsApi } from '#domain/features/jobs/contract.ts';
import { seekersApi } from '#domain/features/seekers/contract.ts';
import { runDueImports } from '#server/features/bulk-imports/resumes/process.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { makeConversation, messagingHelpers } from '#server/testing/chat/conversations.ts';
import type { TestAccount } from '#server/testing/factories.ts';
import { startS3Server } from '#server/testing/peers/s3-server.ts';
import { startTcpProxy, type TcpProxy } from '#server/testing/peers/tcp-proxy.ts';
import { listItems, sendFiles, writeResume } from '#server/testing/resume-imports.ts';
import { send } from '#server/testing/send.ts';

/** After this time, another run continues an import that a run gave up. */
const claimSeconds = 31;

let s3: Awaited<ReturnType<typeof startS3Server>>;
let proxy: TcpProxy;
let running: Awaited<ReturnType<typeof startTestApp>>;
const app = (): TestApp => running.test;
const { write } = messagingHelpers(app);

beforeAll(async () => {
  s3 = await startS3Server();
  const url = new URL(s3.url());
  proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port) });
  url.port = String(proxy.port);
  running = await startTestApp({ filesUrl: url.href });
});
afterAll(async () => {
  await running.stop();
  await proxy.close();
  await s3.stop();
});

const resume = (name: string) => new File([writeResume(name)], 'resume.txt');

const uploadResume = (seeker: TestAccount, name: string) =>
  send(app(), seeker, seekersApi.uploadResume, { body: { file: resume(name) } as never });

describe('while the bucket is away', () => {
  it('uploads and downloads get 503, other requests work, and files work again afterwards', async () => {
    const { seeker, id } = await makeConversation(app());
    const stored = await uploadResume(seeker, 'Ines Okafor');
    expect(stored.status).toBe(201);
    const [first] = (await send(app(), seeker, seekersApi.resumes)).body.resumes;
    const download = () => send(app(), seeker, filesApi.download, { body: { file_path: first?.path ?? '' } });
    const keys = [...s3.objects.keys()];
    await proxy.cut();
    for (const refused of [await uploadResume(seeker, 'Ines O. Okafor'), await download()]) {
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
    }
    expect((await write(seeker, id, '', { file: resume('Ines Okafor') })).status).toBe(503);
    expect((await write(seeker, id, 'Hello')).status).toBe(201);
    expect((await send(app(), seeker, jobsApi.search)).status).toBe(200);
    await proxy.restore();
    expect([...s3.objects.keys()]).toEqual(keys);
    expect((await download()).status).toBe(200);
    expect((await write(seeker, id, '', { file: resume('Ines Okafor') })).status).toBe(201);
  }, 60_000);

  it('an import of résumés waits, and reads each file once afterwards', async () => {
    const { partner } = await makeConversation(app());
    const files = ['Ada Sol', 'Ben Roy'].map((name) => ({ name: `${name}.txt`, bytes: writeResume(name) }));
    const token = await sendFiles(app(), partner, files);
    await proxy.cut();
    await expect(runDueImports(app().services)).rejects.toMatchObject({ code: 'unavailable' });
    expect((await listItems(app(), partner, token)).map(({ state }) => state)).toEqual(['waiting', 'waiting']);
    await proxy.restore();
    app().passTime(claimSeconds);
    await runDueImports(app().services);
    expect((await listItems(app(), partner, token)).map(({ state }) => state)).toEqual(['read', 'read']);
  }, 60_000);
});
