import { Buffer } from 'node:buffer';
import { buffer as readAll } from 'node:stream/consumers';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { DocumentError } from '#server/features/resumes/document-result.ts';

/** Decompresses one part by name; undefined when the archive has no such part. */
interface Archive {
  readonly names: readonly string[];
  read(name: string): Promise<Uint8Array | undefined>;
}

/**
 * Opens a ZIP archive in memory; nothing is written to disk. Declared sizes are checked before decompression, and yauzl fails
 * on entries larger than declared.
 * @throws DocumentError `file_broken`, `file_encrypted`, or `file_too_large` beyond `archiveLimits`
 */
export async function openArchive(bytes: Uint8Array): Promise<Archive> {
  const { zip, entries } = await readDirectory(bytes);
  const totalBytes = [...entries.values()].reduce((sum, entry) => sum + entry.uncompressedSize, 0);
  if (totalBytes > archiveLimits.totalBytes) throw new DocumentError('file_too_large');
  return {
    names: [...entries.keys()],
    async read(name) {
      const entry = entries.get(name);
      return entry && decompress(zip, entry);
    },
  };
}

/** Sizes after decompression. The text of a whole book is well below `partBytes`. */
const archiveLimits = { entries: 100, totalBytes: 50 * 1024 ** 2, partBytes: 10 * 1024 ** 2 } as const;

async function readDirectory(bytes: Uint8Array): Promise<{ zip: ZipFile; entries: Map<string, Entry> }> {
  try {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const zip = await fromBufferPromise(buffer, { lazyEntries: true });
    if (zip.entryCount > archiveLimits.entries) throw new DocumentError('file_too_large');
    const entries = new Map<string, Entry>();
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
    return { zip, entries };
  } catch (error) {
    throw toDocumentError(error);
  }
}

async function decompress(zip: ZipFile, entry: Entry): Promise<Uint8Array> {
  if (entry.isEncrypted()) throw new DocumentError('file_encrypted');
  if (entry.uncompressedSize > archiveLimits.partBytes) throw new DocumentError('file_too_large');
  try {
    return await readAll(await zip.openReadStreamPromise(entry));
  } catch (error) {
    throw toDocumentError(error);
  }
}

function toDocumentError(error: unknown): DocumentError {
  return error instanceof DocumentError ? error : new DocumentError('file_broken');
}
