import { Readable } from 'node:stream';
import { buffer as readAll } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

export interface ZipEntry {
  /** Path in the archive, with `/` between folders. */
  readonly name: string;
  /** The content, or its lines, which are compressed as they are read. */
  readonly bytes: Uint8Array | AsyncIterable<string>;
}

/** Builds a ZIP archive in memory; compression runs outside the main thread. Rejects if lines cannot be read. */
export function buildZip(entries: readonly ZipEntry[], modifiedAt: Date): Promise<Buffer> {
  const zip = new ZipFile();
  const failed = Promise.withResolvers<never>();
  zip.on('error', failed.reject);
  for (const { name, bytes } of entries) {
    if (!(bytes instanceof Uint8Array)) {
      const lines = Readable.from(bytes, { objectMode: false });
      lines.on('error', failed.reject);
      zip.addReadStream(lines, name, { mtime: modifiedAt });
      continue;
    }
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    zip.addBuffer(buffer, name, { mtime: modifiedAt });
  }
  zip.end();
  return Promise.race([readAll(zip.outputStream), failed.promise]);
}
