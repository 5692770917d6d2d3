import * as z from 'zod/mini';
import { invitationStates } from '#domain/features/bulk-imports/people/invitation-status.ts';
import { invitationFilters } from '#domain/features/bulk-imports/people/limits.ts';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Email, Id, IdFromText, intInQuery, line, Moment, nameLine } from '#domain/lib/fields.ts';

/** The invitation of a person. */
const SentInvitation = z.object({
  state: z.enum(invitationStates),
  sent_at: Moment,
});

/** A person whom the partner recorded. */
const personShape = {
  id: Id,
  full_name: z.string(),
  email: z.string(),
  phone: z.string(),
  headline: z.string(),
  city: z.string(),
  region: z.string(),
  country: z.string(),
  skills: z.array(z.string()),
  version: z.int(),
  created_at: Moment,
  invitation: z.nullable(SentInvitation),
  /** The account of a person who accepted or was linked, while they agree to be seen by the caller's organization. */
  account_id: z.nullable(Id),
  /** The partner linked the record with the account of a person whom it supports. */
  is_linked: z.boolean(),
};

export const ImportedPersonCard = z.object(personShape);
export type ImportedPersonCard = z.infer<typeof ImportedPersonCard>;

export const ImportedPerson = z.object({
  ...personShape,
  created_by_name: z.string(),
  /** Paths for `user/file/download`. */
  files: z.array(z.object({ path: z.string(), file_name: z.string() })),
});
export type ImportedPerson = z.infer<typeof ImportedPerson>;

/** The form of a record. A person needs a name; an email or a phone number can be added later. */
export const ImportedPersonFields = z.object({
  full_name: nameLine(200, 1),
  email: z.union([z.literal(''), Email]),
  phone: line(60),
  headline: line(300),
  city: line(120),
  region: line(120),
  country: line(120),
});
export type ImportedPersonFields = z.infer<typeof ImportedPersonFields>;

const access = { permission: 'resume.import' } as const;
const Params = z.object({ id: IdFromText });

export const importedPeopleApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/imported-people',
    access,
    query: z.object({
      before: z.optional(intInQuery(1, 999_999_999)),
      search: z.optional(line(100)),
      invitation: z.optional(z.enum(invitationFilters)),
    }),
    response: z.object({ people: z.array(ImportedPersonCard), next: z.nullable(Id) }),
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/v1/imported-people/:id',
    access,
    params: Params,
    response: ImportedPerson,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/v1/imported-people/:id',
    access,
    params: Params,
    body: z.object({ person: ImportedPersonFields, version: z.int() }),
    response: ImportedPerson,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/imported-people/:id',
    access,
    params: Params,
    response: z.object({ removed: z.literal(true) }),
  }),
};
