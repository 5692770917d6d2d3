import type { ReviewSubject } from '#domain/features/human-reviews/contract.ts';
import { getReviewDue } from '#domain/features/human-reviews/due.ts';
import { addDays, subtractDays } from '#domain/lib/day.ts';
import { demoAccounts } from '#server/db/demo/accounts.ts';
import type { Demo } from '#server/db/demo/demo.ts';
import type { DemoEmployer } from '#server/db/demo/entities.ts';
import { demoTimeZone } from '#server/db/demo/times.ts';

interface Request {
  readonly subject: ReviewSubject;
  readonly question: string;
  /** Null while the request is open. */
  readonly answer: string | null;
}

/** For the latest rejections of each employer, newest first. */
const requests: readonly Request[] = [
  {
    subject: 'decision',
    question: 'My résumé lists three years in a similar role under another job title. Did the decision count them?',
    answer: null,
  },
  {
    subject: 'score',
    question: 'The score shows a skill as missing. My second project used it every day.',
    answer:
      'I read your profile again and counted the project. The decision stays: another person had done this work longer.',
  },
];

/** Requests of rejected applicants that a person looks at the decision or the score again. */
export function seedHumanReviews(demo: Demo): void {
  for (const employer of demo.entities.employers) {
    for (const [index, application] of listRejections(demo, employer).entries()) {
      const request = requests[index];
      if (request) addRequest(demo, employer, { ...application, ...request });
    }
  }
}

interface Rejection {
  readonly applicationId: number;
  readonly seekerId: number;
  readonly rejectedAt: Date;
}

/** Newest first, without those of the demo accounts, and old enough to have been asked about and answered since. */
function listRejections(demo: Demo, employer: DemoEmployer): Rejection[] {
  const jobIds = new Set(demo.entities.jobs.filter((job) => job.employer === employer).map(({ id }) => id));
  const names: ReadonlySet<string> = new Set(demoAccounts.map(({ name }) => name));
  const seekerIds = new Set(demo.entities.seekers.filter(({ name }) => !names.has(name)).map(({ id }) => id));
  return demo.rows.applications
    .flatMap(({ job_id: jobId, user_id: seekerId, status, status_since: rejectedAt }, index) =>
      status === 'rejected' && rejectedAt instanceof Date && jobIds.has(jobId) && seekerIds.has(seekerId)
        ? [{ applicationId: index + 1, seekerId, rejectedAt }]
        : [],
    )
    .filter(({ rejectedAt }) => rejectedAt < subtractDays(demo.now, 0.25))
    .toSorted((one, other) => other.rejectedAt.getTime() - one.rejectedAt.getTime());
}

function addRequest(demo: Demo, employer: DemoEmployer, request: Rejection & Request): void {
  const [tenantId = 1] = demo.entities.tenantIds;
  const { answer, rejectedAt } = request;
  const askedAt = new Date(Math.max(addDays(rejectedAt, 0.2).getTime(), subtractDays(demo.now, 4).getTime()));
  const isOpen = answer === null;
  demo.add('human_reviews', {
    tenant_id: tenantId,
    application_id: request.applicationId,
    user_id: request.seekerId,
    subject: request.subject,
    status: isOpen ? 'open' : 'answered',
    question: request.question,
    asked_at: askedAt,
    due_at: getReviewDue(askedAt, demoTimeZone),
    answer: answer ?? '',
    answered_at: isOpen ? null : addDays(askedAt, 0.04),
    answered_by_user_id: isOpen ? null : employer.lead.id,
  });
}
