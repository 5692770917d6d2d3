import * as z from 'zod/mini';
import { ApplicationCard, Move } from '#domain/features/applications/contract.ts';
import { ApplicationStatus } from '#domain/features/applications/lifecycle.ts';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Id, IdFromText, listInQuery } from '#domain/lib/fields.ts';
import { maxBulkSize } from './max-bulk-size.ts';

/** What a bulk action needs to know about a selected application. */
export const ApplicationState = z.object({
  id: Id,
  version: z.int(),
  status: ApplicationStatus,
  next_statuses: z.array(ApplicationStatus),
  is_masked: z.boolean(),
  /** Whether the caller can write to the applicant: `closed` after a decision, `not_on_team` for other readers. */
  messages: z.enum(['open', 'closed', 'not_on_team']),
});
export type ApplicationState = z.infer<typeof ApplicationState>;

/** What a move changes. */
export const MovedApplication = z.pick(ApplicationCard, {
  id: true,
  status: true,
  status_before: true,
  version: true,
  next_statuses: true,
});
export type MovedApplication = z.infer<typeof MovedApplication>;

export const applicationStatesApi = {
  /** The current states of selected applications, for previews. Those that the caller can't read are left out. */
  list: endpoint({
    method: 'GET',
    path: '/api/v1/application-states',
    access: { permission: 'application.read_job' },
    query: z.object({ id: listInQuery(IdFromText, maxBulkSize) }),
    response: z.object({ states: z.array(ApplicationState) }),
  }),
  /** Moves an application and returns its state only, for lists and boards, which show the rest already. */
  move: endpoint({
    method: 'PUT',
    path: '/api/v1/applications/:id/status',
    access: { permission: 'application.move' },
    scope: 'applications:write',
    params: z.object({ id: IdFromText }),
    body: Move,
    response: MovedApplication,
  }),
};
