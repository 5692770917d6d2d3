import * as z from 'zod/mini';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Id, IdFromText } from '#domain/lib/fields.ts';

/** A colleague whom a note can mention. */
export const Mentionable = z.object({ id: Id, name: z.string() });
export type Mentionable = z.infer<typeof Mentionable>;

export const applicationNotesApi = {
  /** The employer's people who can see the application, by name, without the caller. */
  mentionable: endpoint({
    method: 'GET',
    path: '/api/v1/applications/:id/mentionable',
    access: { permission: 'application.note' },
    params: z.object({ id: IdFromText }),
    response: z.object({ people: z.array(Mentionable) }),
  }),
};
