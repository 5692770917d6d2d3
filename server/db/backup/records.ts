import { DatabaseError } from '#server/db/database-error.ts';
import { readBytes } from './byte-reader.ts';

/** What a backup says between its data. Data follows the `table` or `file` it belongs to, up to the matching end. */
export type Message =
  | {
      readonly kind: 'head';
      readonly madeAt: string;
      readonly postgres: string;
      readonly migrations: readonly AppliedMigrationName[];
    }
  | { readonly kind: 'table'; readonly name: string; readonly columns: readonly string[] }
  | ({ readonly kind: 'table-end' } & Fingerprint)
  | { readonly kind: 'sequences'; readonly values: readonly SequenceValue[] }
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'file-end'; readonly size: number; readonly sha256: string }
  | { readonly kind: 'end'; readonly tables: number; readonly rows: number; readonly files: number };

export interface AppliedMigrationName {
  readonly name: string;
  readonly sha256: string;
}

/** Number of rows and a sum of their hashes, as the database computes them from the rows themselves. */
export interface Fingerprint {
  readonly rows: number;
  readonly hash: string;
}

export interface SequenceValue {
  readonly name: string;
  /** A bigint in digits. */
  readonly value: string;
  readonly isCalled: boolean;
}

/** Messages and data, in the order written. */
export type BackupRecord = Message | Buffer;

/** Each record: one byte for its kind, four for its length, its bytes. */
export async function* writeRecords(records: AsyncIterable<BackupRecord>): AsyncGenerator<Buffer> {
  for await (const record of records) {
    const isData = Buffer.isBuffer(record);
    const body = isData ? record : Buffer.from(JSON.stringify(record));
    const head = Buffer.alloc(5);
    head.writeUInt8(isData ? dataKind : messageKind);
    head.writeUInt32BE(body.length, 1);
    yield head;
    yield body;
  }
}

export async function* readRecords(source: AsyncIterable<Buffer>): AsyncGenerator<BackupRecord> {
  const reader = readBytes(source);
  while (!(await reader.isAtEnd())) {
    const head = await reader.read(5);
    const body = await reader.read(head.readUInt32BE(1));
    yield head.readUInt8() === dataKind ? body : (JSON.parse(body.toString()) as Message);
  }
}

/** Walks a backup: one message at a time, and the data up to the next message as a stream. */
export function createBackupReader(records: AsyncIterator<BackupRecord>) {
  let message: Message | undefined;
  return {
    async next(): Promise<Message> {
      if (message) return take();
      const { value, done } = await records.next();
      if (done || Buffer.isBuffer(value)) throw createOrderError();
      return value;
    },
    async *data(): AsyncGenerator<Buffer> {
      for (;;) {
        const { value, done } = await records.next();
        if (done) throw createOrderError();
        if (!Buffer.isBuffer(value)) {
          message = value;
          return;
        }
        yield value;
      }
    },
  };

  function take(): Message {
    const taken = message;
    message = undefined;
    if (!taken) throw createOrderError();
    return taken;
  }
}

export type BackupReader = ReturnType<typeof createBackupReader>;

export function createOrderError(): DatabaseError {
  return new DatabaseError('This backup does not follow its own order; it was not written by this product.');
}

const messageKind = 1;
const dataKind = 2;
