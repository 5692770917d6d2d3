import * as z from 'zod/mini';
import { endpoint } from '#domain/lib/endpoint.ts';

/** A file response. */
export const Download = z.object({
  /** The whole content, or its lines, for files that may be too large for the memory. */
  bytes: z.custom<Uint8Array | AsyncIterable<string>>((value) => typeof value === 'object' && value !== null),
  file_name: z.string(),
  media_type: z.string(),
});

export const filesApi = {
  /** `file_path` is the `path` of a résumé. */
  download: endpoint({
    method: 'POST',
    path: '/api/v1/user/file/download',
    access: { permission: 'file.download' },
    form: { files: [] },
    body: z.object({ file_path: z.string().check(z.minLength(1), z.maxLength(400), z.regex(/^[^\0]*$/)) }),
    response: Download,
    binary: true,
  }),
};
