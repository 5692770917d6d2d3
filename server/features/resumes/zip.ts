import { Buffer } from 'node:buffer';
import { inflateRawSync } from 'node:zlib';
import { DocumentRefused } from './document-reading.ts';

/** Unpacks one part by name; undefined when the archive has no such part. */
interface Archive {
  readonly names: readonly string[];
  read(name: string): Uint8Array | undefined;
}

/**
 * Opens a ZIP held in memory. Names only select parts: nothing is ever written anywhere.
 * Sizes are checked as declared before anything is unpacked and again while unpacking.
 * Throws DocumentRefused: `file_broken`, `file_encrypted`, or `file_too_large` beyond `archiveLimits`.
 */
export function openArchive(bytes: Uint8Array): Archive {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = readDirectory(buffer);
  const declared = [...entries.values()].reduce((sum, entry) => sum + entry.size, 0);
  if (declared > archiveLimits.unpacked) throw new DocumentRefused('file_too_large');
  return {
    names: [...entries.keys()],
    read(name) {
      const entry = entries.get(name);
      return entry && unpack(buffer, entry);
    },
  };
}

/** `part` is the largest single part that is unpacked: the text of a book is well below it. */
const archiveLimits = { entries: 100, unpacked: 50 * 1024 ** 2, part: 10 * 1024 ** 2 } as const;

interface Entry {
  readonly method: number;
  readonly flags: number;
  readonly packed: number;
  readonly size: number;
  readonly offset: number;
}

const signature = { end: 0x06054b50, directory: 0x02014b50, local: 0x04034b50 } as const;
const endLength = 22;
const longestComment = 0xffff;
const stored = 0;
const deflated = 8;

function readDirectory(buffer: Buffer): Map<string, Entry> {
  const end = findEnd(buffer);
  const count = buffer.readUInt16LE(end + 10);
  if (count > archiveLimits.entries) throw new DocumentRefused('file_too_large');
  const entries = new Map<string, Entry>();
  let at = buffer.readUInt32LE(end + 16);
  for (let index = 0; index < count; index++) {
    if (at + 46 > buffer.length || buffer.readUInt32LE(at) !== signature.directory)
      throw new DocumentRefused('file_broken');
    const nameLength = buffer.readUInt16LE(at + 28);
    entries.set(buffer.toString('utf8', at + 46, at + 46 + nameLength), {
      flags: buffer.readUInt16LE(at + 8),
      method: buffer.readUInt16LE(at + 10),
      packed: buffer.readUInt32LE(at + 20),
      size: buffer.readUInt32LE(at + 24),
      offset: buffer.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + buffer.readUInt16LE(at + 30) + buffer.readUInt16LE(at + 32);
  }
  return entries;
}

function findEnd(buffer: Buffer): number {
  const first = Math.max(0, buffer.length - endLength - longestComment);
  for (let at = buffer.length - endLength; at >= first; at--) {
    if (buffer.readUInt32LE(at) === signature.end) return at;
  }
  throw new DocumentRefused('file_broken');
}

function unpack(buffer: Buffer, entry: Entry): Uint8Array {
  if (entry.flags & 1) throw new DocumentRefused('file_encrypted');
  if (entry.size > archiveLimits.part) throw new DocumentRefused('file_too_large');
  const { offset } = entry;
  if (offset + 30 > buffer.length || buffer.readUInt32LE(offset) !== signature.local)
    throw new DocumentRefused('file_broken');
  const start = offset + 30 + buffer.readUInt16LE(offset + 26) + buffer.readUInt16LE(offset + 28);
  const packed = buffer.subarray(start, start + entry.packed);
  if (packed.length < entry.packed) throw new DocumentRefused('file_broken');
  if (entry.method === stored) return packed;
  if (entry.method === deflated) return inflate(packed);
  throw new DocumentRefused('file_broken');
}

function inflate(packed: Uint8Array): Uint8Array {
  try {
    return inflateRawSync(packed, { maxOutputLength: archiveLimits.part });
  } catch (error) {
    const overLimit = error instanceof RangeError;
    throw new DocumentRefused(overLimit ? 'file_too_large' : 'file_broken');
  }
}
