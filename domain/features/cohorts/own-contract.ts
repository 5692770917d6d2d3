import * as z from 'zod/mini';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Day, Id, IdFromText } from '#domain/lib/fields.ts';
import { cohortStatuses } from './lifecycle.ts';

/** A class that the caller is invited to or takes part in. */
export const OwnClass = z.object({
  id: Id,
  name: z.string(),
  program: z.string(),
  organisation: z.string(),
  skills: z.array(z.string()),
  starts_on: Day,
  ends_on: Day,
  status: z.enum(cohortStatuses),
});
export type OwnClass = z.infer<typeof OwnClass>;

export const OwnCertificate = z.object({
  id: Id,
  name: z.string(),
  program: z.string(),
  organisation: z.string(),
  issued_on: Day,
  answer: z.nullable(z.enum(['added', 'declined'])),
});
export type OwnCertificate = z.infer<typeof OwnCertificate>;

export const OwnTraining = z.object({
  invitations: z.array(OwnClass),
  classes: z.array(OwnClass),
  certificates: z.array(OwnCertificate),
});
export type OwnTraining = z.infer<typeof OwnTraining>;

const access = { permission: 'cohort.own' } as const;
const Params = z.object({ id: IdFromText });

export const ownTrainingApi = {
  read: endpoint({ method: 'GET', path: '/api/v1/me/training', access, response: OwnTraining }),
  answerClass: endpoint({
    method: 'POST',
    path: '/api/v1/me/training/classes/:id/answer',
    access,
    params: Params,
    body: z.object({ accepts: z.boolean() }),
    response: OwnTraining,
  }),
  /** Takes effect immediately: the partner no longer sees the person in the class. */
  leaveClass: endpoint({
    method: 'DELETE',
    path: '/api/v1/me/training/classes/:id',
    access,
    params: Params,
    response: OwnTraining,
  }),
  /** Adds a certificate to the caller's profile, or declines it. A declined one can be added later. */
  answerCertificate: endpoint({
    method: 'POST',
    path: '/api/v1/me/training/certificates/:id/answer',
    access,
    params: Params,
    body: z.object({ adds: z.boolean() }),
    response: OwnTraining,
  }),
};
