import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { FastifyBaseLogger } from 'fastify';
import { refuse } from '#server/http/errors/refusal.ts';
import { assertKey, newKey } from './file-key.ts';
import type { S3Location } from './s3-url.ts';
import { type FileStore, FileStoreError } from './store.ts';

/** Milliseconds. */
const timeouts = { connectionTimeout: 2000, requestTimeout: 15_000, throwOnRequestTimeout: true };

/**
 * Opens a bucket of Amazon S3 or a compatible server. If it does not respond, this logs a warning, and requests for files
 * fail with `unavailable`.
 * @throws FileStoreError if the bucket does not exist or rejects the credentials
 */
export async function openS3Store(address: S3Location, log: FastifyBaseLogger): Promise<FileStore> {
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = address;
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    requestHandler: timeouts,
    maxAttempts: 3,
    // Other servers lack the newer checksums; the request signature covers the bytes anyway.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  await checkBucket(client, address, log);
  const at = (key: string) => ({ Bucket: bucket, Key: assertKey(key) });
  return {
    put: async (bytes) => {
      const key = newKey();
      await orFailUnavailable(log, client.send(new PutObjectCommand({ ...at(key), Body: bytes })));
      return key;
    },
    get: async (key) => {
      const { Body } = await orFailUnavailable(log, client.send(new GetObjectCommand(at(key))));
      if (!Body) throw new Error(`The bucket returned no content for ${key}`);
      return Buffer.from(await orFailUnavailable(log, Body.transformToByteArray()));
    },
    remove: async (key) => {
      await orFailUnavailable(log, client.send(new DeleteObjectCommand(at(key))));
    },
  };
}

async function checkBucket(client: S3Client, { endpoint, bucket }: S3Location, log: FastifyBaseLogger): Promise<void> {
  try {
    await client.send(new HeadBucketCommand({ Bucket: bucket }));
  } catch (error) {
    const status = error instanceof S3ServiceException ? (error.$metadata.httpStatusCode ?? 0) : 0;
    if (status < 400 || status >= 500) return log.warn({ err: error }, 'the bucket of FILES_URL does not respond yet');
    const reason = status === 404 ? 'it does not exist' : `it rejects the credentials (status ${status})`;
    throw new FileStoreError(`FILES_URL: the bucket ${bucket} at ${endpoint} cannot be used: ${reason}.`);
  }
}

/** Maps storage failures to `unavailable`; a missing file stays an error. */
async function orFailUnavailable<T>(log: FastifyBaseLogger, answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof NoSuchKey) throw error;
    log.error({ err: error }, 'the bucket of FILES_URL failed');
    return refuse('unavailable');
  }
}
