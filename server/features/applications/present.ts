import type { Actor } from '#domain/access/actor.ts';
import {
  Answer,
  type Application,
  type ApplicationCard,
  type ApplicationEvent,
  type ApplicationNote,
} from '#domain/features/applications/contract.ts';
import { noMarks } from '#domain/features/applications/marks/marks.ts';
import { isMaskedFor } from '#domain/features/applications/masking/masking.ts';
import { getNextStep } from '#domain/features/applications/next-step.ts';
import { type ApplicationFacts, getNextApplicationStatuses } from '#domain/features/applications/policy.ts';
import { isOutsideRequirement, ScreeningQuestion } from '#domain/features/jobs/posting/screening-question.ts';
import { getMatchBand, minStrongEvidence } from '#domain/features/matching/explanation/evidence.ts';
import { MATCH_PARTS, PART_STATES } from '#domain/features/matching/score/parts.ts';
import type { ConversationFacts } from '#domain/features/messages/policy.ts';
import { hidePersonLocation } from '#domain/features/seekers/employer-profile.ts';
import { parseHiddenFields } from '#domain/features/seekers/profile-parts.ts';
import { storedList } from '#server/db/rows/stored-list.ts';
import type { ListedJobRow } from './list/list-queries.ts';
import { maskCard } from './masking/mask.ts';
import type { findNotes } from './note-queries.ts';
import type { ApplicationRow, FullApplicationRow, findEvents } from './queries.ts';

/** The columns that lists read, too; those of the job once for all applications. */
type CardRow = Omit<ApplicationRow, 'revealed_to' | 'is_known' | Exclude<keyof ListedJobRow, 'job_id'>>;

export function buildApplicationFacts(row: CardRow & ListedJobRow): ApplicationFacts {
  return buildListedFacts(row, row);
}

function buildListedFacts(row: CardRow, job: ListedJobRow): ApplicationFacts {
  return {
    status: row.status,
    statusBefore: row.status_before,
    seekerId: row.user_id,
    sponsorOrganisationId: row.sponsor_organisation_id,
    awaitsConsent: row.awaits_consent,
    job: {
      status: job.job_status,
      organisationId: job.organisation_id,
      teamUserIds: job.team_user_ids.map(Number),
    },
  };
}

/** The same as conversations use. */
export function buildConversationFacts(row: CardRow & Pick<FullApplicationRow, 'owner_ids'>): ConversationFacts {
  return {
    status: row.status,
    statusSince: row.status_since,
    seekerId: row.user_id,
    sponsorOrganisationId: row.sponsor_organisation_id,
    awaitsConsent: row.awaits_consent,
    jobOwnerIds: row.owner_ids.map(Number),
  };
}

export function presentApplicationCard(row: ApplicationRow, actor: Actor, now: Date): ApplicationCard {
  const card = { ...presentListedApplication(row, row, { actor, now }), job: presentApplicationJob(row) };
  return isRowMasked(row, actor) ? maskCard(card) : card;
}

/** Whether the actor sees the application masked. */
export function isRowMasked(row: ApplicationRow, actor: Actor): boolean {
  return isMaskedFor(actor, {
    status: row.status,
    statusBefore: row.status_before,
    maskedStages: row.masked_stages,
    isKnown: row.is_known,
    revealedTo: row.revealed_to.map(Number),
  });
}

/** Without masking. */
export function presentListedApplication(
  row: CardRow,
  job: ListedJobRow,
  { actor, now }: { readonly actor: Actor; readonly now: Date },
): Omit<ApplicationCard, 'job'> {
  const { status, has_score: hasScore } = row;
  return {
    id: row.id,
    status,
    status_before: row.status_before,
    status_since: row.status_since.toISOString(),
    applied_at: row.applied_at?.toISOString() ?? null,
    score: hasScore ? row.score : null,
    band: hasScore ? (row.score_band ?? getMatchBand(row.score, minStrongEvidence)) : null,
    score_version: row.score_version,
    score_parts: readScoreParts(row.score_parts),
    version: row.version,
    seeker: hidePersonLocation(
      {
        id: row.user_id,
        name: row.full_name,
        headline: row.headline,
        city: row.seeker_city,
        region: row.seeker_region,
      },
      parseHiddenFields(row.hidden_fields),
    ),
    is_masked: false,
    ...noMarks,
    next_step: getNextStep({
      status,
      since: row.status_since,
      replyDays: job.reply_days,
      interviews: (row.interviews ?? []).map((each) => ({
        ...each,
        startsAt: each.starts_at === null ? null : new Date(each.starts_at),
      })),
      answerBy: row.answer_by,
      now,
    }),
    lateness: null,
    next_statuses: [...getNextApplicationStatuses(actor, buildListedFacts(row, job))],
  };
}

export function presentApplicationJob(row: ListedJobRow): ApplicationCard['job'] {
  return {
    id: row.job_id,
    slug: row.job_slug,
    title: row.job_title,
    organisation_id: row.organisation_id,
    company: row.company,
    city: row.job_city,
    region: row.job_region,
  };
}

/** The submitted answers, cover note, and résumé. */
export function presentApplicationText(
  row: FullApplicationRow,
  isSeeker: boolean,
): Pick<Application, 'answers' | 'cover_note' | 'resume'> {
  const stored = storedList(ScreeningQuestion).parse(row.screening_questions);
  const questions = new Map(stored.map((question) => [question.id, question]));
  return {
    answers: storedList(Answer)
      .parse(row.answers)
      .map(({ question_id: id, text }) => {
        const question = questions.get(id);
        const isOutside = !isSeeker && question !== undefined && isOutsideRequirement(question, text);
        return {
          question: question?.text ?? '',
          kind: question?.kind ?? 'long_text',
          text,
          is_outside_requirement: isOutside,
        };
      }),
    cover_note: row.cover_note,
    resume:
      row.resume_id === null || row.path === null
        ? null
        : { id: row.resume_id, file_name: row.file_name ?? '', path: row.path, text: row.resume_text ?? '' },
  };
}

type EventRow = Awaited<ReturnType<typeof findEvents>>[number];

/** A history event for a reader. Job seekers see no staff names; notes are only for the team. */
export function presentEvent(
  row: EventRow,
  reader: { userId: number; isSeeker: boolean; canSeeNotes: boolean },
): ApplicationEvent {
  const isOwn = row.actor_user_id === reader.userId;
  return {
    id: row.id,
    at: row.at.toISOString(),
    from: row.from_status,
    to: row.to_status,
    by: reader.isSeeker && !isOwn ? null : row.full_name,
    note: reader.canSeeNotes ? row.note : '',
    message: row.message,
  };
}

export function presentNote(row: Awaited<ReturnType<typeof findNotes>>[number]): ApplicationNote {
  return { id: row.id, at: row.at.toISOString(), by: row.full_name, text: row.text, mentions: row.mentions };
}

type ScoreParts = NonNullable<ApplicationCard['score_parts']>;

type StoredPart = Partial<ScoreParts[keyof ScoreParts]>;

/** The parts of a stored score; null if they do not match the contract. Without a schema, because lists have hundreds. */
function readScoreParts(stored: unknown): ScoreParts | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const storedParts: Partial<Record<keyof ScoreParts, StoredPart>> = stored;
  const parts = MATCH_PARTS.map((part) => [part, readScorePart(storedParts[part])]);
  return parts.every(([, part]) => part !== null) ? (Object.fromEntries(parts) as ScoreParts) : null;
}

/** All parts of the first formula counted. */
function readScorePart({ state = 'compared', fraction, score }: StoredPart = {}) {
  const hasFraction = fraction === null || Number.isFinite(fraction);
  return PART_STATES.includes(state) && Number.isFinite(score) && hasFraction ? { state, fraction, score } : null;
}
