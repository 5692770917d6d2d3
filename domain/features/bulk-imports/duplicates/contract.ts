import * as z from 'zod/mini';
import { invitationStates } from '#domain/features/bulk-imports/people/invitation-status.ts';
import { ImportedPerson } from '#domain/features/bulk-imports/resumes/people-contract.ts';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Id, IdFromText, intInQuery, Moment } from '#domain/lib/fields.ts';
import { pairReasons } from './find-pairs.ts';
import { mergeFields, mergeSides, undoBlocks } from './merge.ts';

/** Of a pair: `12-15` for two records, `12-u7` for a record and an account. */
const PairKey = z.string().check(z.regex(/^[1-9]\d{0,15}-u?[1-9]\d{0,15}$/));

const sideShape = {
  kind: z.enum(['person', 'account']),
  id: Id,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  headline: z.string(),
  city: z.string(),
};

const PairSummary = z.object({
  key: z.string(),
  reason: z.enum(pairReasons),
  first: z.object(sideShape),
  second: z.object(sideShape),
});
export type PairSummary = z.infer<typeof PairSummary>;

/** One side of a pair. Of an account, only what its partner sees in the talent pool, and the contact that both have. */
const PairSide = z.object({
  ...sideShape,
  /** 0 for an account. */
  version: z.int(),
  region: z.string(),
  country: z.string(),
  skills: z.array(z.string()),
  /** Jobs and schools of the résumé, such as "Data Analyst, Acme". */
  background: z.array(z.string()),
  files: z.array(z.string()),
  invitation: z.nullable(z.enum(invitationStates)),
  created_at: z.nullable(Moment),
  created_by_name: z.string(),
});
export type PairSide = z.infer<typeof PairSide>;

export const DuplicatePair = z.object({
  key: z.string(),
  reason: z.enum(pairReasons),
  first: PairSide,
  second: PairSide,
  /** The two have different accounts, so they can't be merged. */
  has_two_accounts: z.boolean(),
});
export type DuplicatePair = z.infer<typeof DuplicatePair>;

/** A decision about a pair: a merge, a link with an account, or two different people. */
const PairDecision = z.object({
  kind: z.enum(['merge', 'link', 'distinct']),
  id: Id,
  first: z.object({ id: Id, name: z.string() }),
  second_name: z.string(),
  decided_by_name: z.string(),
  decided_at: Moment,
  undo_until: z.nullable(Moment),
  undo_block: z.nullable(z.enum(undoBlocks)),
});
export type PairDecision = z.infer<typeof PairDecision>;

const Choices = z.record(z.enum(mergeFields), z.enum(mergeSides));

const access = { permission: 'resume.import' } as const;
const root = '/api/v1/imported-people/duplicates';
const Params = z.object({ key: PairKey });
const DecisionParams = z.object({ id: IdFromText });
const done = z.object({ status: z.literal('success') });

export const duplicatesApi = {
  /** The pairs of the caller's own records that look like one person, without those known to be two people. */
  list: endpoint({
    method: 'GET',
    path: root,
    access,
    query: z.object({ after: z.optional(intInQuery(0, 999_999_999)) }),
    response: z.object({ pairs: z.array(PairSummary), total: z.int(), next: z.nullable(z.int()) }),
  }),
  read: endpoint({ method: 'GET', path: `${root}/pairs/:key`, access, params: Params, response: DuplicatePair }),
  /** Merges two records, or links a record with an account, which stays as it is. Returns the record. */
  merge: endpoint({
    method: 'POST',
    path: `${root}/pairs/:key/merge`,
    access,
    params: Params,
    body: z.object({
      /** The versions that the caller read; the second is 0 for an account. */
      first_version: z.int(),
      second_version: z.int(),
      /** Not used for an account. */
      choices: z.nullable(Choices),
    }),
    response: ImportedPerson,
    status: 201,
  }),
  /** Two different people: the pair is not listed again. */
  setDistinct: endpoint({
    method: 'POST',
    path: `${root}/pairs/:key/distinct`,
    access,
    params: Params,
    response: done,
    status: 201,
  }),
  /** What was decided, newest first. */
  decisions: endpoint({
    method: 'GET',
    path: `${root}/decisions`,
    access,
    query: z.object({ after: z.optional(intInQuery(0, 999_999_999)) }),
    response: z.object({ decisions: z.array(PairDecision), next: z.nullable(z.int()) }),
  }),
  /** Takes a merge or a link back while nothing was changed since, for 30 days. */
  undoMerge: endpoint({
    method: 'POST',
    path: `${root}/merges/:id/undo`,
    access,
    params: DecisionParams,
    response: done,
  }),
  /** Lists the pair again. */
  reviewAgain: endpoint({
    method: 'DELETE',
    path: `${root}/distinct/:id`,
    access,
    params: DecisionParams,
    response: done,
  }),
};
