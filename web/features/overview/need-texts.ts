import {
  Accessibility,
  BadgeCheck,
  CalendarX,
  ClipboardPen,
  Clock,
  FileSignature,
  LifeBuoy,
  type LucideIcon,
  Pencil,
  ScanSearch,
  UserPlus,
} from 'lucide-react';
import type { ActionItem } from '#domain/features/overview/contract.ts';
import { dayMs } from '#domain/lib/day.ts';
import { paths } from '#web/app/paths.ts';
import { formatEmployer } from '#web/lib/employer.ts';
import { formatRelative, formatShortDay } from '#web/lib/texts/format.ts';
import type { Translate } from '#web/lib/texts/i18n.ts';

interface TaskTexts {
  readonly title: string;
  readonly detail: string;
  readonly action: string;
  readonly href: string;
}

type Kind = ActionItem['kind'];
type Item<K extends Kind> = Extract<ActionItem, { kind: K }>;

export const taskIcons: Readonly<Record<Kind, LucideIcon>> = {
  chats: LifeBuoy,
  adjustment: Accessibility,
  human_review: ScanSearch,
  late_reply: Clock,
  interview_times: CalendarX,
  scorecard: ClipboardPen,
  offer_approval: FileSignature,
  approvals: BadgeCheck,
  open_offer: FileSignature,
  late_employer: Clock,
  new_applicants: UserPlus,
  draft: Pencil,
};

const builders: { readonly [K in Kind]: (t: Translate, need: Item<K>) => TaskTexts } = {
  chats: (t, { count, waiting_since: since }) => ({
    title: t('overview.staffHome.chats', { count }),
    detail: t('overview.staffHome.freshDetail', { days: daysSince(t, since) }),
    action: t('overview.staffHome.reply'),
    href: paths.helpdesk,
  }),
  adjustment: (t, { name, title: job, due, application_id: id }) => ({
    title: t('overview.staffHome.accommodation', { name }),
    detail: t('overview.staffHome.accommodationDetail', { job, due: formatShortDay(due) }),
    action: t('overview.staffHome.reply'),
    href: paths.application(id),
  }),
  human_review: (t, { name, title: job, due, application_id: id }) => ({
    title: t('overview.staffHome.humanReview', { name }),
    detail: t('overview.staffHome.accommodationDetail', { job, due: formatShortDay(due) }),
    action: t('overview.staffHome.reply'),
    href: `${paths.application(id)}#human-review`,
  }),
  late_reply: (t, { name, title: job, due, waiting_since: since, application_id: id }) => ({
    title: t('overview.staffHome.overdue', { name }),
    detail: t('overview.staffHome.overdueDetail', { job, due: formatShortDay(due), days: daysSince(t, since) }),
    action: t('overview.staffHome.reply'),
    href: paths.application(id),
  }),
  interview_times: (t, { name, title: job, interview_id: id }) => ({
    title: t('overview.staffHome.times', { name }),
    detail: job,
    action: t('overview.staffHome.proposeTimes'),
    href: paths.interview(id),
  }),
  scorecard: (t, { name, title: job, waiting_since: since, interview_id: id }) => ({
    title: t('overview.staffHome.scorecard', { name }),
    detail: t('overview.staffHome.scorecardDetail', { job, date: formatShortDay(since) }),
    action: t('overview.staffHome.fillOut'),
    href: paths.interview(id),
  }),
  offer_approval: (t, { name, title: job, waiting_since: since, offer_id: id }) => ({
    title: t('overview.staffHome.offerApproval', { name }),
    detail: t('overview.staffHome.waitDetail', { job, days: daysSince(t, since) }),
    action: t('overview.staffHome.review'),
    href: paths.offer(id),
  }),
  approvals: (t, { of, count, waiting_since: since }) => ({
    title: t(`overview.staffHome.approvals.${of}`, { count }),
    detail: t('overview.staffHome.freshDetail', { days: daysSince(t, since) }),
    action: t('overview.staffHome.review'),
    href: paths.approvals,
  }),
  open_offer: (t, { name, title: job, company, waiting_since: since, application_id: id }) => ({
    title: t('overview.staffHome.offer', { name, job }),
    detail: t('overview.staffHome.offerDetail', { company: formatEmployer(t, company), days: daysSince(t, since) }),
    action: t('overview.staffHome.view'),
    href: paths.application(id),
  }),
  late_employer: (t, { name, title: job, company, waiting_since: since, application_id: id }) => ({
    title: t('overview.staffHome.lateEmployer', { name, company: formatEmployer(t, company) }),
    detail: t('overview.staffHome.waitDetail', { job, days: daysSince(t, since) }),
    action: t('overview.staffHome.view'),
    href: paths.application(id),
  }),
  new_applicants: (t, { count, title: job, waiting_since: since, job_id: id }) => ({
    title: t('overview.staffHome.fresh', { count, job }),
    detail: t('overview.staffHome.freshDetail', { days: daysSince(t, since) }),
    action: t('overview.staffHome.review'),
    href: `${paths.applicantTable(id)}?status=applied`,
  }),
  draft: (t, { title: job, updated_at: at, job_id: id }) => ({
    title: t('overview.staffHome.draft', { job }),
    detail: t('overview.staffHome.draftDetail', { when: formatRelative(at) }),
    action: t('overview.staffHome.continue'),
    href: paths.editJob(id),
  }),
};

export function buildTaskTexts<K extends Kind>(t: Translate, need: Item<K>): TaskTexts {
  return builders[need.kind as K](t, need);
}

/** Formats whole days: "3 days". */
function daysSince(t: Translate, since: string): string {
  const days = Math.floor((Date.now() - new Date(since).getTime()) / dayMs);
  return days < 1 ? t('overview.staffHome.lessThanDay') : t('common.dates.days', { count: days });
}
