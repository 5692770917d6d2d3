import * as z from 'zod/mini';
import { maxCompared, minCompared, parseComparedIds } from '#domain/features/applications/comparison/differences.ts';
import { Download } from '#domain/features/files/contract.ts';
import { endpoint } from '#domain/lib/endpoint.ts';
import { languages } from '#domain/phrases/phrases.ts';

/** The ids of two to four applications, such as `12,15`. */
const ComparedIds = z.pipe(
  z
    .string()
    .check(z.maxLength(100), z.regex(/^[\d,]*$/))
    .check(z.refine((text) => text.split(',').length <= maxCompared, { error: 'invalid_value' })),
  z.pipe(z.transform(parseComparedIds), z.array(z.int()).check(z.minLength(minCompared))),
);

export const comparisonApi = {
  /** The comparison as CSV in one of the interface languages, without notes and accommodations. */
  download: endpoint({
    method: 'GET',
    path: '/api/v1/application-comparison/csv',
    access: { permission: 'application.read_job' },
    query: z.object({
      ids: ComparedIds,
      language: z.enum(languages),
      /** `hidden` replaces the names by numbers. */
      names: z.optional(z.enum(['hidden'])),
    }),
    response: Download,
    binary: true,
    perMinute: 10,
  }),
};
