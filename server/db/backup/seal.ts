import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { DatabaseError } from '#server/db/connection/database-error.ts';
import { readBytes } from './byte-reader.ts';

/*
 * File format: magic line, 16 bytes salt, 32 bytes key check (distinguishes a wrong secret from damage), then frames. A frame
 * is its length (4 bytes), the ciphertext (AES-256-GCM) and a 16-byte tag. The nonce contains the frame number and whether
 * it is the last frame, so changed, reordered, missing and truncated frames are detected.
 */
const magic = Buffer.from('WAVELENGTH BACKUP 1\n');
const saltLength = 16;
const checkLength = 32;
const tagLength = 16;
const frameLength = 256 * 1024;

/** Encrypts a stream with a key derived from `secret`. */
export async function* seal(source: AsyncIterable<Buffer>, secret: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltLength);
  const { key, check } = deriveKeys(secret, salt);
  yield Buffer.concat([magic, salt, check]);
  const reader = readBytes(source);
  for (let number = 0, isLast = false; !isLast; number += 1) {
    const plain = await reader.read(frameLength);
    isLast = await reader.isAtEnd();
    const cipher = createCipheriv('aes-256-gcm', key, nonce(number, isLast));
    const bytes = Buffer.concat([cipher.update(plain), cipher.final()]);
    yield Buffer.concat([toUint32(bytes.length), bytes, cipher.getAuthTag()]);
  }
}

/** The inverse. @throws DatabaseError if the secret differs, the file is not a backup, or any byte was changed */
export async function* unseal(source: AsyncIterable<Buffer>, secret: string): AsyncGenerator<Buffer> {
  const reader = readBytes(source);
  if (!(await reader.read(magic.length)).equals(magic))
    throw new DatabaseError('This file is not a backup of this product.');
  const { key, check } = deriveKeys(secret, await reader.read(saltLength));
  const found = await reader.read(checkLength);
  if (found.length !== checkLength || !timingSafeEqual(found, check)) {
    throw new DatabaseError(
      'This backup was made with another SECRET. Set SECRET to the value of the original installation.',
    );
  }
  for (let number = 0, isLast = false; !isLast; number += 1) {
    const header = await reader.read(4);
    const length = header.length === 4 ? header.readUInt32BE() : Number.POSITIVE_INFINITY;
    if (length > frameLength) throw createDamageError();
    const frame = await reader.read(length + tagLength);
    isLast = await reader.isAtEnd();
    yield open(frame, key, nonce(number, isLast));
  }
}

function open(frame: Buffer, key: Buffer, iv: Buffer): Buffer {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: tagLength });
    decipher.setAuthTag(frame.subarray(-tagLength));
    return Buffer.concat([decipher.update(frame.subarray(0, -tagLength)), decipher.final()]);
  } catch {
    throw createDamageError();
  }
}

function createDamageError(): DatabaseError {
  return new DatabaseError('This backup is damaged. Nothing was restored.');
}

interface Keys {
  readonly key: Buffer;
  readonly check: Buffer;
}

function deriveKeys(secret: string, salt: Buffer): Keys {
  const derived = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `wavelength backup ${purpose}`, 32));
  return { key: derived('key'), check: derived('check') };
}

function nonce(number: number, isLast: boolean): Buffer {
  const bytes = Buffer.alloc(12);
  bytes.writeUInt8(isLast ? 1 : 0, 0);
  bytes.writeBigUInt64BE(BigInt(number), 4);
  return bytes;
}

function toUint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
