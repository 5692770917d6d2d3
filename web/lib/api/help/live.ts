import type * as contract from '#domain/features/live/contract.ts';
import type { Routes } from '#domain/lib/endpoint.ts';

export const liveApi: Routes<typeof contract.liveApi> = {
  ticket: { method: 'POST', path: '/api/v1/ws/ticket' },
};
