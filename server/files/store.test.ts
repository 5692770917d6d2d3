import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '#server/http/ops/logger.ts';
import { s3Key, startS3Server } from '#server/testing/peers/s3-server.ts';
import { makeFolder } from '#server/testing/test-folders.ts';
import { openFileStore } from './open-store.ts';
import { parseS3Url } from './s3-url.ts';

const log = createLogger('silent');
const folder = makeFolder(tmpdir());
let s3: Awaited<ReturnType<typeof startS3Server>>;
beforeAll(async () => {
  s3 = await startS3Server();
});
afterAll(async () => {
  folder.remove();
  await s3.stop();
});

const open = (filesUrl: string | undefined) => openFileStore({ filesUrl, dataDir: folder.path }, log);

const kinds: readonly [kind: string, url: () => string | undefined][] = [
  ['the data folder', () => undefined],
  ['the folder of FILES_URL', () => pathToFileURL(join(folder.path, 'own')).href],
  ['a bucket', () => s3.url()],
];

describe.each(kinds)('file store in %s', (_kind, url) => {
  it('returns the stored bytes, and rejects after removal', async () => {
    const store = await open(url());
    const bytes = Buffer.from(Array.from({ length: 300_000 }, (_each, index) => index % 251));
    const keys = [await store.put(bytes), await store.put(Buffer.alloc(0)), await store.put(bytes)];
    expect(new Set(keys).size).toBe(3);
    expect(await store.get(keys[0] ?? '')).toEqual(bytes);
    expect(await store.get(keys[1] ?? '')).toEqual(Buffer.alloc(0));
    await store.remove(keys[0] ?? '');
    await expect(store.get(keys[0] ?? '')).rejects.toThrow();
    expect(await store.get(keys[2] ?? '')).toEqual(bytes);
  });

  it.each(['', '../secret', 'ab/../../secret', 'ab/x', '/etc/passwd'])('rejects the invalid key "%s"', async (key) => {
    const store = await open(url());
    await expect((async () => store.get(key))()).rejects.toThrow('Not a key');
  });
});

describe('openFileStore', () => {
  it('uses the same keys for a bucket and a folder', async () => {
    const key = await (await open(s3.url())).put(Buffer.from('one'));
    expect(s3.objects.get(key)?.toString()).toBe('one');
    const inFolder = await (await open(undefined)).put(Buffer.from('one'));
    expect(readdirSync(join(folder.path, 'files', inFolder.slice(0, 2)))).toContain(inFolder.slice(3));
  });

  it('throws an operator error without the secret if the bucket is missing or the secret is wrong', async () => {
    await expect(open(s3.url('other'))).rejects.toThrow(/FILES_URL: the bucket other at http:.*it does not exist/);
    const refused = await open(s3.url('files', 'wrong')).catch((error: Error) => error.message);
    expect(refused).toMatch(/it rejects the credentials \(status 403\)/);
    expect(refused).not.toContain('wrong');
  });

  it('answers requests with unavailable if the bucket fails, and still opens', async () => {
    const store = await open(s3.url());
    const key = await store.put(Buffer.from('one'));
    s3.break();
    await expect(store.get(key)).rejects.toMatchObject({ code: 'unavailable' });
    const url = s3.url();
    await s3.stop();
    await expect(store.put(Buffer.from('two'))).rejects.toMatchObject({ code: 'unavailable' });
    await expect(open(url)).resolves.toBeDefined();
    s3 = await startS3Server();
  }, 30_000);
});

describe('parseS3Url', () => {
  it.each([
    's3://host/bucket',
    's3://key@host/bucket',
    's3://key:secret@host',
    's3://key:secret@host/Bucket_Name',
    's3://key:secret@host/bucket/folder',
    's3://key:secret@host/bucket?tls=maybe',
    's3://key:secret@host/bucket?zone=1',
    's3://key:se%zzcret@host/bucket',
    'https://key:secret@host/bucket',
  ])('returns undefined for %s', (text) => expect(parseS3Url(text)).toBeUndefined());

  it('returns endpoint, bucket, region and the decoded credentials', () => {
    expect(parseS3Url(`s3://${s3Key.id}:a%2Fb%2Bc@s3.example:9000/my-files?region=ca-central-1`)).toEqual({
      endpoint: 'https://s3.example:9000',
      bucket: 'my-files',
      region: 'ca-central-1',
      accessKeyId: s3Key.id,
      secretAccessKey: 'a/b+c',
    });
  });
});
