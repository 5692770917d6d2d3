import { maxResumeBytes } from '#domain/features/bulk-imports/resumes/limits.ts';
import type { browserSkipReasons } from '#domain/features/bulk-imports/resumes/reasons.ts';

/** An entry of a ZIP file: the file, or why it cannot be sent. */
export type ZipEntry =
  | { readonly name: string; readonly file: File }
  | { readonly name: string; readonly reason: (typeof browserSkipReasons)[number] };

/** The file is no ZIP file, or its directory cannot be read. */
export class ZipError extends Error {
  override readonly name = 'ZipError';
}

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const maxCommentLength = 65_535;
const endLength = 22;

/**
 * Lists the files of a ZIP file and unpacks each when it is asked for, at most 10 MB of it. Folders in the names are left out,
 * and so are the entries that macOS adds.
 * @throws ZipError
 */
export async function* readZip(zip: Blob): AsyncGenerator<ZipEntry> {
  for (const entry of await readDirectory(zip)) {
    const name = entry.path.split(/[/\\]/).at(-1) ?? '';
    if (name === '' || name.startsWith('.') || entry.path.startsWith('__MACOSX')) continue;
    yield await unpack(zip, entry, name);
  }
}

interface Entry {
  readonly path: string;
  readonly isEncrypted: boolean;
  readonly method: number;
  readonly packedSize: number;
  readonly size: number;
  readonly offset: number;
}

async function readDirectory(zip: Blob): Promise<Entry[]> {
  const tailStart = Math.max(0, zip.size - endLength - maxCommentLength);
  const tail = new DataView(await zip.slice(tailStart).arrayBuffer());
  let end = tail.byteLength - endLength;
  while (end >= 0 && tail.getUint32(end, true) !== endSignature) end--;
  if (end < 0) throw new ZipError();
  const count = tail.getUint16(end + 10, true);
  const start = tail.getUint32(end + 16, true);
  return parseDirectory(await zip.slice(start, start + tail.getUint32(end + 12, true)).arrayBuffer(), count);
}

function parseDirectory(bytes: ArrayBuffer, count: number): Entry[] {
  const view = new DataView(bytes);
  const entries: Entry[] = [];
  for (let position = 0; entries.length < count; ) {
    if (position + 46 > view.byteLength || view.getUint32(position, true) !== entrySignature) throw new ZipError();
    const nameLength = view.getUint16(position + 28, true);
    const flags = view.getUint16(position + 8, true);
    entries.push({
      path: decodeName(new Uint8Array(bytes, position + 46, Math.min(nameLength, view.byteLength - position - 46))),
      isEncrypted: (flags & 1) === 1,
      method: view.getUint16(position + 10, true),
      packedSize: view.getUint32(position + 20, true),
      size: view.getUint32(position + 24, true),
      offset: view.getUint32(position + 42, true),
    });
    position += 46 + nameLength + view.getUint16(position + 30, true) + view.getUint16(position + 32, true);
  }
  return entries;
}

/** Names without the UTF-8 mark are often UTF-8 all the same; what is not is read as Windows-1252. */
function decodeName(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

async function unpack(zip: Blob, entry: Entry, name: string): Promise<ZipEntry> {
  if (entry.isEncrypted) return { name, reason: 'file_encrypted' };
  if (entry.size > maxResumeBytes) return { name, reason: 'file_too_large' };
  const head = new DataView(await zip.slice(entry.offset, entry.offset + 30).arrayBuffer());
  if (head.byteLength < 30) return { name, reason: 'file_broken' };
  const start = entry.offset + 30 + head.getUint16(26, true) + head.getUint16(28, true);
  const packed = zip.slice(start, start + entry.packedSize);
  try {
    const content = await readPacked(packed, entry.method);
    return content ? { name, file: new File([content], name) } : { name, reason: 'file_too_large' };
  } catch {
    return { name, reason: 'file_broken' };
  }
}

/** Null if it unpacks to more than a file may have, whatever its directory says. */
async function readPacked(packed: Blob, method: number): Promise<Blob | null> {
  if (method === 0) return packed.size > maxResumeBytes ? null : packed;
  if (method !== 8) throw new ZipError();
  const reader = packed.stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(parts);
    parts.push(value);
    size += value.byteLength;
    if (size > maxResumeBytes) {
      await reader.cancel();
      return null;
    }
  }
}
