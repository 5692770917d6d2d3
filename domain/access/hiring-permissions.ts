import type { Grants } from './permissions.ts';

/** The part of the permission table about suggested jobs, masked review, human reviews, offers, interviews, and approvals. */
export const hiringPermissions = {
  /** Suggesting a job to a person, who decides whether to apply. */
  'application.source': {
    admin: 'tenant',
    hiring_manager: 'organisation',
    recruiter: 'sponsored',
    hiring_member: 'assigned',
    recruiter_member: 'sponsored',
    program_manager: 'tenant',
  },
  /** Preparing an application for a person whom the caller's organization supports. Only the person sends it. */
  'application.prepare': { recruiter: 'sponsored', recruiter_member: 'sponsored' },
  /** Offers; a named approver also reads an offer outside this scope. */
  'offer.read': {
    job_seeker: 'own',
    admin: 'tenant',
    hiring_manager: 'organisation',
    hiring_member: 'assigned',
    concierge_member: 'tenant',
    program_manager: 'tenant',
  },
  /** Drafting an offer and asking for approval. */
  'offer.write': {
    admin: 'tenant',
    hiring_manager: 'organisation',
    hiring_member: 'assigned',
    program_manager: 'tenant',
  },
  'offer.send': { admin: 'tenant', hiring_manager: 'organisation', program_manager: 'tenant' },
  /** Accepting or declining. */
  'offer.answer': { job_seeker: 'own' },
  /** Interviews; a member of the panel also reads an interview outside this scope. */
  'interview.read': {
    job_seeker: 'own',
    admin: 'tenant',
    hiring_manager: 'organisation',
    hiring_member: 'assigned',
    concierge_member: 'tenant',
    program_manager: 'tenant',
  },
  /** Planning, proposing times, cancelling. */
  'interview.write': {
    admin: 'tenant',
    hiring_manager: 'organisation',
    hiring_member: 'assigned',
    concierge_member: 'tenant',
    program_manager: 'tenant',
  },
  /** Picking a time. */
  'interview.answer': { job_seeker: 'own' },
  /** The private address of the calendar with one’s own interviews. */
  'calendar.own': {
    job_seeker: 'own',
    admin: 'own',
    hiring_manager: 'own',
    hiring_member: 'own',
    concierge_member: 'own',
    program_manager: 'own',
  },
  /** Seeing the person behind an application that is reviewed masked. */
  'application.reveal': { admin: 'tenant', hiring_manager: 'organisation', program_manager: 'tenant' },
  /** Asking that a person looks again at one’s own score or a decision. */
  'human_review.ask': { job_seeker: 'own' },
  /** Answering these requests; late ones reach the help desk. */
  'human_review.answer': {
    admin: 'tenant',
    hiring_manager: 'organisation',
    hiring_member: 'assigned',
    concierge_member: 'tenant',
    program_manager: 'tenant',
  },
  /** Deciding on approval requests. A tenant can restrict it to administrators. */
  'approval.decide': { admin: 'tenant', concierge_member: 'tenant', program_manager: 'tenant' },
  /** Naming who decides on approvals while the caller is away. */
  'approval.delegate': {
    admin: 'own',
    hiring_manager: 'own',
    hiring_member: 'own',
    concierge_member: 'own',
    program_manager: 'own',
  },
} as const satisfies Record<string, Grants>;
