import * as z from 'zod/mini';
import { questionKinds } from '#domain/features/jobs/posting/screening-question.ts';
import { ExplainedMatch } from '#domain/features/matching/contract.ts';
import { MatchBand } from '#domain/features/matching/explanation/evidence.ts';
import { PART_STATES } from '#domain/features/matching/score/parts.ts';
import { EmployerProfile, PersonSummary } from '#domain/features/seekers/employer-profile.ts';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Id, IdFromText, intInQuery, line, Moment, paragraph } from '#domain/lib/fields.ts';
import { Lateness } from './lateness.ts';
import { ApplicationStatus } from './lifecycle.ts';
import { ApplicationMarks } from './marks/marks.ts';
import { NextStep } from './next-step.ts';

const Params = z.object({ id: IdFromText });
const Cursor = z.optional(z.string().check(z.maxLength(300), z.regex(/^[\w-]*$/)));

export const Answer = z.object({ question_id: line(40, 1), text: paragraph(4000) });
export type Answer = z.infer<typeof Answer>;

/** One part of the score at the time of application. */
const StoredScorePart = z.object({
  /** Whether the part counted. Scores of the first formula have none: all six parts counted. */
  state: z._default(z.enum(PART_STATES), 'compared'),
  /** Percentage of the job's requirements that the profile met; null if the part was unknown. */
  fraction: z.nullable(z.number()),
  /** Points added to the total. */
  score: z.number(),
});

/** The job of an application on a list. */
export const ApplicationJob = z.object({
  id: Id,
  slug: z.string(),
  title: z.string(),
  organisation_id: Id,
  company: z.string(),
  city: z.string(),
  region: z.string(),
});

/** An application on a list. */
export const ApplicationCard = z.object({
  id: Id,
  status: ApplicationStatus,
  /** The status before it was put on hold or ended. */
  status_before: z.nullable(ApplicationStatus),
  status_since: Moment,
  applied_at: z.nullable(Moment),
  /** Score at the time of application, 0 to 100; null if there was not enough information for a number. */
  score: z.nullable(z.int()),
  /** The label of the score. */
  band: z.nullable(MatchBand),
  /** The version of the formula: 1 counted parts without requirements as met. */
  score_version: z.int(),
  /** The six parts of the score; null if there is no score, or they were not stored or not requested. */
  score_parts: z.nullable(
    z.object({
      Skills: StoredScorePart,
      Certifications: StoredScorePart,
      Education: StoredScorePart,
      JobTitles: StoredScorePart,
      Industries: StoredScorePart,
      ManagementLevel: StoredScorePart,
    }),
  ),
  version: z.int(),
  job: ApplicationJob,
  /** Without the seeker's name while the application is reviewed masked; the seeker's id is then 0. */
  seeker: PersonSummary,
  is_masked: z.boolean(),
  ...ApplicationMarks.shape,
  next_step: NextStep,
  /** Null unless the employer's next step is late. */
  lateness: z.nullable(Lateness),
  /** Statuses the caller can move it to. */
  next_statuses: z.array(ApplicationStatus),
});
export type ApplicationCard = z.infer<typeof ApplicationCard>;

export const ApplicationEvent = z.object({
  id: Id,
  at: Moment,
  from: z.nullable(ApplicationStatus),
  to: ApplicationStatus,
  /** Name of the actor; null for automatic moves and, for the job seeker, for staff. */
  by: z.nullable(z.string()),
  /** For the team; always empty for the job seeker. */
  note: z.string(),
  message: z.string(),
});
export type ApplicationEvent = z.infer<typeof ApplicationEvent>;

/** An internal note of the team with the names of the people it mentions, never visible to the job seeker. */
export const ApplicationNote = z.object({
  id: Id,
  at: Moment,
  by: z.nullable(z.string()),
  text: z.string(),
  mentions: z.array(z.string()),
});
export type ApplicationNote = z.infer<typeof ApplicationNote>;

export const Application = z.object({
  ...ApplicationCard.shape,
  answers: z.array(
    z.object({
      question: z.string(),
      kind: z.enum(questionKinds),
      text: z.string(),
      /** For the team: the job asks for another answer. A person decides; always false for the job seeker. */
      is_outside_requirement: z.boolean(),
    }),
  ),
  cover_note: z.string(),
  resume: z.nullable(z.object({ id: Id, file_name: z.string(), path: z.string(), text: z.string() })),
  profile: EmployerProfile,
  match: ExplainedMatch,
  events: z.array(ApplicationEvent),
  /** For the team, newest first; always empty for the job seeker. */
  notes: z.array(ApplicationNote),
  /** Whether the caller can see the person behind a masked application, with a reason. */
  can_reveal: z.boolean(),
  can_note: z.boolean(),
  /** Whether the caller is a participant of its conversation. */
  can_message: z.boolean(),
});
export type Application = z.infer<typeof Application>;

export const ApplicationPage = z.object({
  applications: z.array(z.extend(z.omit(ApplicationCard, { job: true }), { job_id: Id })),
  /** The jobs of these applications, each once. */
  jobs: z.array(ApplicationJob),
  next: z.nullable(z.string()),
  /** Number of applications by status, at most `maxCount` + 1, which means any higher number; on the first page only. */
  counts: z.nullable(z.record(ApplicationStatus, z.int())),
});
export type ApplicationPage = z.infer<typeof ApplicationPage>;

/** The key figures of the start page that are lists of applications. */
export const applicationFigures = ['in_process', 'applied_week', 'hired_month'] as const;
/** What a list of applications can be limited to. */
export const listFigures = [...applicationFigures, 'overdue'] as const;

export const applicationSorts = ['score', 'newest', 'oldest'] as const;
const Sort = z.optional(z.enum(applicationSorts));

export const Move = z.object({
  to: ApplicationStatus,
  version: z.int(),
  note: z._default(paragraph(2000), ''),
  message: z._default(paragraph(2000), ''),
});

export const applicationsApi = {
  apply: endpoint({
    method: 'POST',
    path: '/api/v1/jobs/:id/applications',
    access: { permission: 'application.apply' },
    params: Params,
    body: z.object({
      resume_id: z.nullable(Id),
      answers: z.array(Answer).check(z.maxLength(20)),
      cover_note: paragraph(4000),
    }),
    response: z.object({ id: Id }),
    status: 201,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/v1/applications',
    access: { permission: 'application.read' },
    scope: 'applications:read',
    query: z.object({
      status: z.optional(ApplicationStatus),
      /** Matches the person's name, the job title and the employer. */
      words: z.optional(line(100)),
      organisation: z.optional(IdFromText),
      /** Only the applications of a job seeker, without masked ones. */
      seeker: z.optional(IdFromText),
      /** Only the applications that a key figure of the start page counts, or whose reply is overdue. */
      figure: z.optional(z.enum(listFigures)),
      sort: Sort,
      cursor: Cursor,
    }),
    takesTurns: true,
    response: ApplicationPage,
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/v1/applications/:id',
    access: { permission: 'application.read' },
    scope: 'applications:read',
    params: Params,
    takesTurns: true,
    response: Application,
  }),
  ofJob: endpoint({
    method: 'GET',
    path: '/api/v1/jobs/:id/applications',
    access: { permission: 'application.read_job' },
    scope: 'applications:read',
    params: Params,
    takesTurns: true,
    query: z.object({
      status: z.optional(ApplicationStatus),
      words: z.optional(line(100)),
      sort: Sort,
      cursor: Cursor,
      limit: z.optional(intInQuery(1, 200)),
      /** Only applications whose reply is due within 7 days or overdue. */
      due: z.optional(z.enum(['week'])),
      /** Only applications with the tag or the rating. For the hiring team. */
      tag: z.optional(IdFromText),
      rating: z.optional(intInQuery(1, 4)),
      /** Only people who applied since the caller's last visit. For the hiring team. */
      since: z.optional(z.literal('last_visit')),
      /** `none` omits the parts of the scores. */
      parts: z.optional(z.enum(['none'])),
    }),
    response: ApplicationPage,
  }),
  move: endpoint({
    method: 'POST',
    path: '/api/v1/applications/:id/status',
    access: { permission: 'application.move' },
    scope: 'applications:write',
    params: Params,
    body: Move,
    response: Application,
  }),
  addNote: endpoint({
    method: 'POST',
    path: '/api/v1/applications/:id/notes',
    access: { permission: 'application.note' },
    scope: 'applications:write',
    params: Params,
    body: z.object({
      text: paragraph(4000, 1),
      /** The ids of the mentioned people. */
      mentions: z._default(z.array(Id).check(z.maxLength(20)), []),
    }),
    response: Application,
    status: 201,
  }),
};
