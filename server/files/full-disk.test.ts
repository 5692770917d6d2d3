import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, type TestContext, vi } from 'vitest';
import { messagesApi } from '#domain/features/messages/contract.ts';
import { seekersApi } from '#domain/features/seekers/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { makeConversation, messagingHelpers } from '#server/testing/chat/conversations.ts';
import type { TestAccount } from '#server/testing/factories.ts';
import { request } from '#server/testing/request.ts';
import { buildHeaders, buildPath, send } from '#server/testing/send.ts';

const app = testApp();
const { thread } = messagingHelpers(app);

const diskBytes = 1024 * 1024;

const cleanups: (() => void)[] = [];
afterEach(() => {
  vi.restoreAllMocks();
  for (const cleanUp of cleanups.splice(0).reverse()) cleanUp();
});

/** Mounts a disk of 1 MB as the folder for files. Skips the test where mounting is not allowed. */
function useSmallDisk({ skip }: TestContext): string {
  const disk = mkdtempSync(join(tmpdir(), 'small-disk-'));
  cleanups.push(() => rmSync(disk, { recursive: true, force: true }));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskBytes}`, 'tmpfs', disk], { stdio: 'ignore' });
  } catch {
    skip('mounting a disk needs root');
  }
  cleanups.push(() => execFileSync('umount', [disk]));
  const folder = join(app().services.dataDir, 'files');
  rmSync(folder, { recursive: true, force: true });
  symlinkSync(disk, folder);
  cleanups.push(() => rmSync(folder));
  return disk;
}

/** Fills the disk except for `freeBytes`. */
function fill(disk: string, freeBytes: number): void {
  writeFileSync(join(disk, 'filler'), Buffer.alloc(diskBytes - freeBytes));
}

function listFiles(disk: string): string[] {
  const entries = readdirSync(disk, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

const letter = (name: string, length = 2000) => new File(['A letter. '.repeat(length / 10)], name);

function uploadResume(seeker: TestAccount) {
  return send(app(), seeker, seekersApi.uploadResume, { body: { file: letter('resume.txt') } as never });
}

async function sendFiles(account: TestAccount, id: number, files: readonly File[]) {
  const form = new FormData();
  form.append('client_id', '0b6c2f0e-6a52-4b11-9f3e-8a4d6f0c1b2a');
  form.append('text', '');
  for (const file of files) form.append('file', file);
  const { status, headers } = await request(`${app().url}${buildPath(messagesApi.send, { id })}`, {
    method: 'POST',
    headers: buildHeaders(account, messagesApi.send, undefined),
    body: form,
  });
  return { status, headers };
}

describe('an upload to a full disk', () => {
  it('of a résumé returns 503 with retry-after, leaves no file, and succeeds after space is made', async (test) => {
    const disk = useSmallDisk(test);
    const { seeker } = await makeConversation(app());
    fill(disk, 0);
    const refused = await uploadResume(seeker);
    expect([refused.status, refused.problem.code, refused.headers.get('retry-after')]).toEqual([
      503,
      'unavailable',
      '2',
    ]);
    expect(listFiles(disk)).toEqual(['filler']);
    expect((await send(app(), seeker, seekersApi.resumes)).body.resumes).toEqual([]);
    rmSync(join(disk, 'filler'));
    expect((await uploadResume(seeker)).status).toBe(201);
  });

  it('of two message files, of which one fits, leaves no file and no message', async (test) => {
    const disk = useSmallDisk(test);
    const { seeker, manager, id } = await makeConversation(app());
    fill(disk, 16 * 1024);
    const files = [letter('short.txt'), letter('long.txt', 50_000)];
    const refused = await sendFiles(seeker, id, files);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
    expect(listFiles(disk)).toEqual(['filler']);
    expect((await thread(manager, id)).body.messages).toEqual([]);
    rmSync(join(disk, 'filler'));
    expect((await sendFiles(seeker, id, files)).status).toBe(201);
  });

  it.each(['ENOSPC', 'EDQUOT', 'EROFS'])('that fails with %s returns 503', async (code) => {
    const { seeker } = await makeConversation(app());
    vi.spyOn(app().services.files, 'put').mockRejectedValueOnce(Object.assign(new Error('write failed'), { code }));
    const { status, problem } = await uploadResume(seeker);
    expect([status, problem.code]).toEqual([503, 'unavailable']);
  });
});
