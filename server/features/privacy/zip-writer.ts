import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipEntry {
  /** Path in the archive, with `/` between folders. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

const deflated = 8;
/** General purpose flag 11: the name is UTF-8. */
const utf8 = 0x0800;
const version = 20;

/** Packs entries into a ZIP archive (PKWARE APPNOTE 6.3, without the 64-bit extension: up to 4 GB in all). */
export function zipOf(entries: readonly ZipEntry[], at: Date): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const name = Buffer.from(entry.name);
    const packed = deflateRawSync(entry.bytes);
    const facts = factsOf(entry.bytes, packed, name, at);
    const local = Buffer.concat([number32(0x04034b50), number16(version), facts, number16(0), name, packed]);
    directory.push(number32(0x02014b50), number16(version), number16(version), facts, number16(0));
    // Comment, disk, internal and external attributes, and where the entry begins.
    directory.push(number16(0), number16(0), number16(0), number32(0), number32(offset), name);
    files.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const counts = [number16(0), number16(0), number16(entries.length), number16(entries.length)];
  const end = [number32(0x06054b50), ...counts, number32(central.length), number32(offset), number16(0)];
  return Buffer.concat([...files, central, ...end]);
}

/** What the entry and the directory say alike: flags, method, time, checksum, sizes, length of the name. */
function factsOf(bytes: Uint8Array, packed: Buffer, name: Buffer, at: Date): Buffer {
  return Buffer.concat([
    number16(utf8),
    number16(deflated),
    number16((at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1)),
    number16(((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate()),
    number32(crc32(bytes)),
    number32(packed.length),
    number32(bytes.byteLength),
    number16(name.length),
  ]);
}

function number16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function number32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
