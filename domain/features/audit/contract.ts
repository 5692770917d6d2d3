import * as z from 'zod/mini';
import { Download } from '#domain/features/files/contract.ts';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Day, Id, line, Moment } from '#domain/lib/fields.ts';
import { listedAuditActions, listedAuditTopics } from './actions.ts';

/** Whether entries written during an impersonation are listed alone or left out. */
const impersonationChoices = ['only', 'without'] as const;

const filterFields = {
  /** Days in the tenant's time zone; both are included. */
  from: z.optional(Day),
  to: z.optional(Day),
  /** The number of an account, or a part of a name or email address. */
  person: z.optional(line(200, 1)),
  topic: z.optional(z.enum(listedAuditTopics)),
  action: z.optional(z.enum(listedAuditActions)),
  /** A kind of record with its number, `job:12`, or the kind alone. */
  record: z.optional(z.string().check(z.maxLength(200), z.regex(/^[a-z_]{1,40}(:[^\0\r\n]{1,150})?$/))),
  impersonation: z.optional(z.enum(impersonationChoices)),
};
export const AuditFilter = z.object(filterFields);
export type AuditFilter = z.infer<typeof AuditFilter>;

const Person = z.object({ id: Id, name: z.string() });
export type AuditPerson = z.infer<typeof Person>;

/** What an entry changed, or says in addition: `from` is null if there was no value before. */
const Change = z.object({ field: z.string(), from: z.nullable(z.string()), to: z.nullable(z.string()) });
export type AuditChange = z.infer<typeof Change>;

export const AuditEntry = z.object({
  id: Id,
  at: Moment,
  /** `hidden`: the applicant of an application that the reader sees masked. `system`: a task, a command, or a visitor. */
  actor_kind: z.enum(['person', 'hidden', 'system']),
  actor: z.nullable(Person),
  /** The administrator who acted as the actor. */
  impersonator: z.nullable(Person),
  /** An action that is not used any more has no phrase. */
  action: z.string(),
  record: z.object({ kind: z.string(), id: z.string(), name: z.nullable(z.string()), is_hidden: z.boolean() }),
  changes: z.array(Change),
  /** From where: the network without the last part of the address, and browser and system. Null if not recorded. */
  network: z.nullable(z.string()),
  device: z.nullable(z.string()),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const AuditPage = z.object({
  entries: z.array(AuditEntry),
  next: z.nullable(z.string()),
  time_zone: z.string(),
});
export type AuditPage = z.infer<typeof AuditPage>;

const findings = ['changed', 'removed', 'added', 'backdated', 'seal_removed', 'mark_changed'] as const;

/** The last check of the chain. */
export const AuditCheck = z.object({
  is_running: z.boolean(),
  checked_at: z.nullable(Moment),
  /** Entries whose seals were checked. */
  sealed_count: z.int(),
  /** Older entries, which were deleted as the retention settings say. */
  pruned_count: z.int(),
  /** Entries of the last seconds, which have no seal yet. */
  unsealed_count: z.int(),
  problem_count: z.int(),
  /** The first problems. */
  problems: z.array(z.object({ finding: z.enum(findings), id: z.int() })),
});
export type AuditCheck = z.infer<typeof AuditCheck>;

/** Columns of the file, in order. */
export const auditColumns = [
  'id',
  'at',
  'person',
  'person_id',
  'acting_as',
  'acting_as_id',
  'action',
  'record_kind',
  'record_id',
  'record_name',
  'changes',
  'network',
  'device',
] as const;

const read = { permission: 'audit.read' } as const;

export const auditApi = {
  /** Newest first. Reading is an entry too. */
  list: endpoint({
    method: 'GET',
    path: '/api/v1/audit',
    access: read,
    query: z.object({ ...filterFields, cursor: z.optional(z.string().check(z.maxLength(200))) }),
    response: AuditPage,
  }),
  download: endpoint({
    method: 'GET',
    path: '/api/v1/audit/csv',
    access: read,
    query: AuditFilter,
    binary: true,
    response: Download,
    perMinute: 10,
  }),
  check: endpoint({ method: 'GET', path: '/api/v1/audit/check', access: read, response: AuditCheck }),
  /** Starts a check in the background. Idempotent while one is running. */
  startCheck: endpoint({
    method: 'POST',
    path: '/api/v1/audit/check',
    access: read,
    response: AuditCheck,
    status: 202,
    perMinute: 6,
  }),
};
