import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDocumentReader } from '#server/features/resumes/document-reader.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeTenant, type TestAccount } from '#server/testing/factories.ts';
import { buildHostileText } from '#server/testing/hostile-texts.ts';
import { request } from '#server/testing/request.ts';

// 100 slow files in a row, also on a busy machine.
vi.setConfig({ testTimeout: 600_000 });

/** Of the files that take longest to read. */
const slowText = buildHostileText('2019 - ', { heading: 'Education', lineLength: 25, length: 199_000 }).text;
const slowFile = { kind: 'txt' as const, bytes: Buffer.from(slowText) };
const shortFile = { kind: 'txt' as const, bytes: Buffer.from('Ana Lima\nana@example.com') };

describe('documentReader with 50 slow files of one account', () => {
  it('reads the file of another account right after the one that is being read', async () => {
    const { readResume } = createDocumentReader({ maxProcesses: 1 });
    const completed: string[] = [];
    const refused: string[] = [];
    const read = (file: typeof slowFile, account: string) =>
      readResume(file, { account }).then(
        () => completed.push(account),
        (error: { code: string }) => refused.push(`${account} ${error.code}`),
      );
    await Promise.all([...Array.from({ length: 50 }, () => read(slowFile, 'one')), read(shortFile, 'other')]);
    expect(completed).toEqual(['one', 'other', 'one', 'one', 'one', 'one']);
    expect(refused).toEqual(Array.from({ length: 45 }, () => 'one reading_queue_full'));
  });
});

describe('POST /api/v1/resumes', () => {
  // On a busy machine, a burst waits longer for the database than a request may.
  const app = testApp({ maxWaitMs: 600_000 });

  // A clock that does not move: no queue for the database looks stuck.
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  async function upload({ host, token }: TestAccount, text: string) {
    const form = new FormData();
    form.append('file', new Blob([text]), 'a.txt');
    const headers = { host, authorization: `Bearer ${token}` };
    return request(`${app().url}/api/v1/resumes`, { method: 'POST', headers, body: form });
  }

  it('50 slow files of one account at once -> some 429 with Retry-After, and 201 for another account', async () => {
    const tenant = await makeTenant(app());
    const [one, other] = [
      await makeAccount(app(), tenant, 'job_seeker'),
      await makeAccount(app(), tenant, 'job_seeker'),
    ];
    const slow = Array.from({ length: 50 }, () => upload(one, slowText));
    expect((await upload(other, 'Ana Lima\nana@example.com')).status).toBe(201);
    const responses = await Promise.all(slow);
    const refused = responses.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length + responses.filter(({ status }) => status === 201).length).toBe(50);
    for (const { text, headers } of refused) {
      expect(headers.get('retry-after')).toBe('5');
      expect(JSON.parse(text).code).toBe('reading_queue_full');
    }
  });

  it('190,000 spaces between two letters -> 201', async () => {
    const account = await makeAccount(app(), await makeTenant(app()), 'job_seeker');
    expect((await upload(account, `x${' '.repeat(190_000)}x`)).status).toBe(201);
  });
});
