import type { ApplicationStatus } from '#domain/features/applications/lifecycle.ts';
import type { OfferStatus } from '#domain/features/offers/lifecycle.ts';
import type { OfferTerms } from '#domain/features/offers/terms.ts';
import { addDays } from '#domain/lib/day.ts';
import type { Demo } from '#server/db/demo/demo.ts';
import type { DemoJob } from '#server/db/demo/entities.ts';
import { createRandom } from '#server/db/demo/random.ts';
import type { Row } from '#server/db/demo/rows.ts';

/** The status of the offer by that of its application, if an offer was written. */
const getStatus: Partial<Record<ApplicationStatus, OfferStatus>> = {
  offer: 'draft',
  offered: 'sent',
  hired: 'accepted',
  declined: 'declined',
};

const letter = `Dear [name],

We’d like to offer you the role of [job]. You’d start on [start_date].

[terms]

Please reply by [answer_by]. Questions are welcome and won’t affect the offer.

[sender]
[company]`;

const accommodations = [
  'Written tasks and agendas before meetings',
  'Noise-canceling headphones and a desk away from the entrance',
  'A buddy for the first 90 days',
  'None requested',
];

/** An offer for every application that has reached its stage. */
export function seedOffers(demo: Demo): void {
  const jobs = new Map(demo.entities.jobs.map((job) => [job.id, job]));
  demo.rows.applications.forEach((application, index) => {
    const status = getStatus[application.status];
    const job = jobs.get(Number(application.job_id));
    if (status && job) addOffer(demo, { application, id: index + 1, status, job });
  });
}

interface PlannedOffer {
  readonly application: Row<'applications'>;
  readonly id: number;
  readonly status: OfferStatus;
  readonly job: DemoJob;
}

function addOffer(demo: Demo, { application, id: applicationId, status, job }: PlannedOffer): void {
  const tenantId = application.tenant_id;
  const events = demo.rows.application_events.filter((event) => event.application_id === applicationId);
  const findMoment = (to: ApplicationStatus) => toDate(events.findLast((event) => event.to_status === to)?.at);
  const writtenAt = findMoment('offer') ?? demo.now;
  const sentAt = status === 'draft' ? null : (findMoment('offered') ?? writtenAt);
  const answeredAt =
    status === 'accepted' ? findMoment('hired') : status === 'declined' ? findMoment('declined') : null;
  const terms = planTerms(demo, job, { applicationId, sentAt: sentAt ?? demo.now, isOpen: answeredAt === null });
  const lead = job.employer.lead.id;
  const offerId = demo.add('offers', {
    tenant_id: tenantId,
    application_id: applicationId,
    status,
    terms,
    answer_by: terms.answer_by,
    letter,
    created_by: lead,
    sent_by: sentAt === null ? null : lead,
    sent_at: sentAt,
    viewed_at: answeredAt,
    answered_at: answeredAt,
    created_at: writtenAt,
    changed_at: answeredAt ?? sentAt ?? writtenAt,
  });
  const addEvent = (from: OfferStatus | null, to: OfferStatus, at: Date, actor: number) =>
    demo.rows.offer_events.push({
      tenant_id: tenantId,
      offer_id: offerId,
      at,
      actor_user_id: actor,
      from_status: from,
      to_status: to,
      revision: 1,
    });
  addEvent(null, 'draft', writtenAt, lead);
  if (sentAt === null) return;
  addEvent('draft', 'approved', sentAt, lead);
  addEvent('approved', 'sent', sentAt, lead);
  if (answeredAt) addEvent('sent', status, answeredAt, Number(application.user_id));
}

function planTerms(
  demo: Demo,
  job: DemoJob,
  { applicationId, sentAt, isOpen }: { applicationId: number; sentAt: Date; isOpen: boolean },
): OfferTerms {
  const random = createRandom(`offer of application ${applicationId}`);
  const row = demo.rows.jobs[job.id - 1];
  const low = Number(row?.salary_min ?? 0);
  const high = Number(row?.salary_max ?? low);
  const until = Math.max(addDays(sentAt, 14).getTime(), isOpen ? addDays(demo.now, 8).getTime() : 0);
  const formatDay = (moment: Date) => moment.toISOString().slice(0, 10);
  return {
    title: String(row?.title ?? ''),
    start_on: formatDay(addDays(new Date(until), 30)),
    pay: {
      amount: Math.round((low + high) / 2),
      currency: row?.salary_currency ?? 'USD',
      period: row?.salary_period ?? 'year',
    },
    pay_schedule: 'paid every two weeks',
    hours: '40 a week, core hours 10 to 3',
    location: [row?.city, row?.region].filter(Boolean).join(', '),
    accommodations: random.pick(accommodations),
    answer_by: formatDay(new Date(until)),
    pay_reason: '',
  };
}

function toDate(at: unknown): Date | null {
  return at instanceof Date ? at : null;
}
