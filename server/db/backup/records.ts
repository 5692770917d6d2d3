import { DatabaseError } from '#server/db/connection/database-error.ts';
import { readBytes } from './byte-reader.ts';

/** The metadata records of a backup. Data follows its `table` or `file` record, up to the matching end record. */
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

/** Row count and sum of row hashes, computed by the database. */
export interface Fingerprint {
  readonly rows: number;
  readonly hash: string;
}

export interface SequenceValue {
  readonly name: string;
  /** A bigint as text. */
  readonly value: string;
  readonly isCalled: boolean;
}

/** Messages and data, in the order written. */
export type BackupRecord = Message | Buffer;

/** Record format: one byte kind, four bytes length, body. */
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

/** Reads one message at a time, and the data up to the next message as a stream. */
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
    const next = message;
    message = undefined;
    if (!next) throw createOrderError();
    return next;
  }
}

export type BackupReader = ReturnType<typeof createBackupReader>;

export function createOrderError(): DatabaseError {
  return new DatabaseError('The records of this backup are out of order; it was not written by this product.');
}

const messageKind = 1;
const dataKind = 2;
