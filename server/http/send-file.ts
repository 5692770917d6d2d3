import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

export interface FileResponse {
  /** Lines are sent as fast as the client reads them. */
  readonly bytes: Uint8Array | AsyncIterable<string>;
  readonly file_name: string;
  readonly media_type: string;
  /** Whether browsers and proxies may cache the file forever: it is public and its URL never has other content. */
  readonly isImmutable?: boolean;
}

/** Sends a file as an attachment. The headers keep the browser from running its content. */
export function sendFile(reply: FastifyReply, file: FileResponse): FastifyReply {
  if (file.isImmutable) reply.header('cache-control', 'public, max-age=31536000, immutable');
  const asciiName = file.file_name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  return reply
    .header(
      'content-disposition',
      `attachment; filename="${asciiName}"; filename*=UTF-8''${encodeURIComponent(file.file_name)}`,
    )
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('x-content-type-options', 'nosniff')
    .type(file.media_type)
    .send(
      file.bytes instanceof Uint8Array ? Buffer.from(file.bytes) : Readable.from(file.bytes, { objectMode: false }),
    );
}
