import * as z from 'zod/mini';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Moment } from '#domain/lib/fields.ts';

export const statusApi = {
  /** Succeeds if the service and its database are available. */
  read: endpoint({
    method: 'GET',
    path: '/api/v1/status',
    access: 'public',
    response: z.object({ status: z.literal('ok'), checked_at: Moment }),
  }),
};
