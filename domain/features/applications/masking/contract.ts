import * as z from 'zod/mini';
import { Application } from '#domain/features/applications/contract.ts';
import { endpoint } from '#domain/lib/endpoint.ts';
import { IdFromText, paragraph } from '#domain/lib/fields.ts';
import { maskableStages } from './masking.ts';

const params = z.object({ id: IdFromText });

/** In which stages of a job applications are reviewed masked. */
export const MaskedReview = z.object({
  stages: z.array(z.enum(maskableStages)).check(z.maxLength(maskableStages.length)),
});
export type MaskedReview = z.infer<typeof MaskedReview>;

const RevealReason = z.object({ reason: paragraph(500, 3) });

export const maskingApi = {
  read: endpoint({
    method: 'GET',
    path: '/api/v1/jobs/:id/masked-review',
    access: { permission: 'application.read_job' },
    params,
    response: z.extend(MaskedReview, { can_change: z.boolean() }),
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/v1/jobs/:id/masked-review',
    access: { permission: 'job.decide' },
    params,
    body: MaskedReview,
    response: MaskedReview,
  }),
  /** Shows the caller who is behind a masked application. Recorded with the reason; others still see it masked. */
  reveal: endpoint({
    method: 'POST',
    path: '/api/v1/applications/:id/reveal',
    access: { permission: 'application.reveal' },
    params,
    body: RevealReason,
    response: Application,
  }),
};
