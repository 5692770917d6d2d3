import { buffer as readAll } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

export interface ZipEntry {
  /** Path in the archive, with `/` between folders. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Builds a ZIP archive in memory; compression runs outside the main thread. */
export function buildZip(entries: readonly ZipEntry[], modifiedAt: Date): Promise<Buffer> {
  const zip = new ZipFile();
  for (const { name, bytes } of entries) {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    zip.addBuffer(buffer, name, { mtime: modifiedAt });
  }
  zip.end();
  return readAll(zip.outputStream);
}
