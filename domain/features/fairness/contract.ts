import * as z from 'zod/mini';
import { Download } from '#domain/features/files/contract.ts';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Day, Id, IdFromText, Moment } from '#domain/lib/fields.ts';
import { type Question, questionNames, questions } from './questions.ts';

/** What a job seeker volunteers; null without an answer. */
export const OwnAnswers = z.object({
  gender: z.nullable(z.enum(questions.gender)),
  ethnicity: z.nullable(z.enum(questions.ethnicity)),
  age: z.nullable(z.enum(questions.age)),
  disability: z.nullable(z.enum(questions.disability)),
  neurodivergence: z.nullable(z.enum(questions.neurodivergence)),
} satisfies Record<Question, unknown>);
export type OwnAnswers = z.infer<typeof OwnAnswers>;

export const SelfIdentification = z.object({
  answers: OwnAnswers,
  /** When the person agreed to the use; null without answers. */
  consented_at: z.nullable(Moment),
});
export type SelfIdentification = z.infer<typeof SelfIdentification>;

/** A group that may be shown. Groups that are missing have fewer than ten people, or would reveal one that has. */
const ShownGroup = z.object({
  question: z.enum(questionNames as readonly [Question, ...Question[]]),
  /** One of the question's answers, or `none` for people without one. */
  answer: z.string(),
  people: z.int(),
  selected: z.int(),
  /** Percent. */
  rate: z.number(),
  ratio: z.nullable(z.number()),
});
export type ShownGroup = z.infer<typeof ShownGroup>;

const FairnessMonth = z.object({
  /** The first day of the month. */
  month: Day,
  groups: z.array(ShownGroup),
});

const Employer = z.object({ id: Id, name: z.string() });

export const FairnessRecord = z.object({
  /** The employers with a record of their own, by name. */
  employers: z.array(Employer),
  /** Newest first. */
  months: z.array(FairnessMonth),
});
export type FairnessRecord = z.infer<typeof FairnessRecord>;

/** The months that a record lists. */
export const maxRecordMonths = 24;

const own = { permission: 'self_identification.own' } as const;
const read = { permission: 'fairness.read' } as const;
const publish = { permission: 'fairness.publish' } as const;

/** Without an employer: all employers that have no record of their own. */
const RecordFilter = z.object({ employer: z.optional(IdFromText) });

const PublicRecord = z.object({
  /** The first day from which decisions count; null while the record is off. */
  since: z.nullable(Day),
});
export type PublicRecord = z.infer<typeof PublicRecord>;

export const fairnessApi = {
  /** The caller's own answers. No other account can read them. */
  own: endpoint({ method: 'GET', path: '/api/v1/me/self-identification', access: own, response: SelfIdentification }),
  /** Saves the answers with the consent to count them. Without any answer, the row is deleted. */
  save: endpoint({
    method: 'PUT',
    path: '/api/v1/me/self-identification',
    access: own,
    body: z.object({ answers: OwnAnswers, is_consent: z.literal(true, { error: 'required' }) }),
    response: SelfIdentification,
    perMinute: 20,
  }),
  /** Deletes the answers and withdraws the consent. */
  clear: endpoint({
    method: 'DELETE',
    path: '/api/v1/me/self-identification',
    access: own,
    response: SelfIdentification,
    perMinute: 20,
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/v1/fairness',
    access: read,
    query: RecordFilter,
    response: FairnessRecord,
  }),
  download: endpoint({
    method: 'GET',
    path: '/api/v1/fairness/csv',
    access: read,
    query: RecordFilter,
    binary: true,
    response: Download,
    perMinute: 20,
  }),
  /** The employers that publish their record, or the record of one of them. */
  readPublic: endpoint({
    method: 'GET',
    path: '/api/v1/public-fairness',
    access: 'public',
    query: RecordFilter,
    response: FairnessRecord,
  }),
  /** Whether the caller's employer has a public record. */
  publication: endpoint({
    method: 'GET',
    path: '/api/v1/organisation/fairness',
    access: publish,
    response: PublicRecord,
  }),
  publish: endpoint({
    method: 'PUT',
    path: '/api/v1/organisation/fairness',
    access: publish,
    body: z.object({ is_public: z.boolean() }),
    response: PublicRecord,
    perMinute: 20,
  }),
};
