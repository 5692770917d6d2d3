import * as z from 'zod/mini';
import type { Actor } from '#domain/access/actor.ts';
import type { Interview, InterviewCard } from '#domain/features/interviews/interview.ts';
import { checkPack, InterviewPack, isPackComplete } from '#domain/features/interviews/pack.ts';
import {
  canReadInterviewAccommodations,
  getInterviewActions,
  type InterviewFacts,
} from '#domain/features/interviews/policy.ts';
import { canSeeScorecards, type Scorecard, ScorecardDraft } from '#domain/features/interviews/scorecard.ts';
import type { PanelRow } from './panel-queries.ts';
import type { findSlots, InterviewRow } from './queries.ts';

/** An interview with panels and proposed times, which may include those of other interviews. */
export interface LoadedInterview {
  readonly row: InterviewRow;
  readonly panel: readonly PanelRow[];
  readonly slots: Awaited<ReturnType<typeof findSlots>>;
}

export function buildInterviewFacts(loaded: LoadedInterview): InterviewFacts {
  const { row } = loaded;
  const panel = getPanel(loaded);
  return {
    status: row.status,
    wasProposed: row.proposed_at !== null,
    startsAt: row.starts_at,
    hasSlots: getSlots(loaded).length > 0,
    application: {
      seekerId: row.seeker_id,
      job: {
        status: row.job_status,
        organisationId: row.organisation_id,
        teamUserIds: row.team_user_ids.map(Number),
      },
    },
    panelUserIds: panel.map(({ user_id: id }) => id),
    scoredUserIds: panel.filter(({ submitted_at: at }) => at !== null).map(({ user_id: id }) => id),
  };
}

export function getPanel({ row, panel }: LoadedInterview): readonly PanelRow[] {
  return panel.filter(({ interview_id: id }) => id === row.id);
}

export function getSlots({ row, slots }: LoadedInterview): LoadedInterview['slots'] {
  return slots.filter(({ interview_id: id }) => id === row.id);
}

interface Reader {
  readonly actor: Actor;
  readonly now: Date;
}

export function presentInterviewCard(loaded: LoadedInterview, { actor, now }: Reader): InterviewCard {
  const { row } = loaded;
  const facts = buildInterviewFacts(loaded);
  const pack = parsePack(row.pack);
  return {
    id: row.id,
    application_id: row.application_id,
    round: row.round,
    kind: pack.kind,
    status: row.status,
    job: { id: row.job_id, title: row.job_title, organisation_id: row.organisation_id, company: row.company },
    seeker: { id: row.seeker_id, name: row.seeker_name },
    starts_at: row.starts_at?.toISOString() ?? null,
    length_minutes: row.length_minutes,
    time_zone: row.time_zone,
    slot_count: facts.hasSlots ? getSlots(loaded).length : 0,
    is_scorecard_due: isScorecardDue(actor, facts, now),
    is_pack_complete: isPackComplete(buildChecks(loaded)),
  };
}

/** The interview for one reader: job seekers see no checks or scorecards. */
export function presentInterview(loaded: LoadedInterview, reader: Reader): Interview {
  const { row } = loaded;
  const { actor, now } = reader;
  const facts = buildInterviewFacts(loaded);
  const isSeeker = actor.kind === 'signed_in' && actor.role === 'job_seeker';
  return {
    ...presentInterviewCard(loaded, reader),
    version: row.version,
    pack: parsePack(row.pack),
    panel: getPanel(loaded).map(({ user_id: id, full_name: name }) => ({ id, name })),
    slots: getSlots(loaded).map(({ id, starts_at: at }) => ({ id, starts_at: at.toISOString() })),
    accommodations: canReadInterviewAccommodations(actor, facts) ? (row.accommodations ?? '') : null,
    checks: isSeeker ? [] : buildChecks(loaded),
    seeker_message: row.seeker_message,
    staff_message: row.staff_message,
    scorecards: isSeeker ? [] : presentScorecards(loaded, actor),
    ...getInterviewActions(actor, facts, now),
  };
}

export function buildChecks(loaded: LoadedInterview) {
  return checkPack(parsePack(loaded.row.pack), getPanel(loaded).length, loaded.row.accommodations ?? '');
}

/** An invalid stored pack becomes an empty one instead of an error. */
export function parsePack(stored: unknown): InterviewPack {
  return StoredPack.parse(stored);
}

const StoredPack = z.catch(InterviewPack, {
  kind: 'video',
  length_minutes: 45,
  place: '',
  link: '',
  room: '',
  format: '',
  questions: [],
  breaks: '',
  scoring: '',
});

function isScorecardDue(actor: Actor, facts: InterviewFacts, now: Date): boolean {
  if (actor.kind === 'visitor' || facts.scoredUserIds.includes(actor.userId)) return false;
  return getInterviewActions(actor, facts, now).can_score;
}

function presentScorecards(loaded: LoadedInterview, actor: Actor): Scorecard[] {
  const userId = actor.kind === 'signed_in' ? actor.userId : 0;
  const panel = getPanel(loaded);
  const cards = panel.map(({ user_id: id, submitted_at: at }) => ({ userId: id, isIn: at !== null }));
  const canSee = canSeeScorecards(userId, cards);
  return panel.map((row) => ({
    user_id: row.user_id,
    name: row.full_name,
    is_you: row.user_id === userId,
    submitted_at: row.submitted_at?.toISOString() ?? null,
    content: canSee && row.content !== null ? z.catch(z.nullable(ScorecardDraft), null).parse(row.content) : null,
  }));
}
