import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { DatabaseError } from '#server/db/database-error.ts';
import { readBytes } from './byte-reader.ts';

/*
 * A sealed file: the magic line, 16 bytes of salt, 32 bytes that tell a wrong secret from damage, then frames. A frame is its
 * length (4 bytes), that many encrypted bytes (AES-256-GCM), and a tag of 16 bytes. Each frame's nonce holds its number and
 * whether it is the last, so frames can be neither changed, moved, left out nor cut off at the end without notice.
 */
const magic = Buffer.from('WAVELENGTH BACKUP 1\n');
const saltLength = 16;
const checkLength = 32;
const tagLength = 16;
const frameLength = 256 * 1024;

/** Encrypts a stream of bytes with a key derived from `secret`; the key is nowhere in the result. */
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

/** The inverse. @throws DatabaseRefusal on another secret, another kind of file, and on any changed, missing or added byte */
export async function* unseal(source: AsyncIterable<Buffer>, secret: string): AsyncGenerator<Buffer> {
  const reader = readBytes(source);
  if (!(await reader.read(magic.length)).equals(magic))
    throw new DatabaseError('This file is not a backup of this product.');
  const { key, check } = deriveKeys(secret, await reader.read(saltLength));
  const found = await reader.read(checkLength);
  if (found.length !== checkLength || !timingSafeEqual(found, check)) {
    throw new DatabaseError(
      'This backup was made with another SECRET. Set SECRET to the value of the installation it comes from.',
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
  return new DatabaseError('This backup is damaged: its bytes are not those that were written. Nothing was restored.');
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
