import {
  Archive,
  BadgeCheck,
  CircleCheck,
  CirclePause,
  FileSignature,
  type LucideIcon,
  MessagesSquare,
  Pencil,
  SearchCheck,
  Send,
  UserPlus,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { Phrases } from '#domain/phrases/phrase-types.ts';
import { useT } from '#web/lib/i18n.ts';
import { classNames } from '#web/ui/class-names.ts';
import css from './chip.module.css';

export type ChipTone = 'all' | 'active' | 'closed' | 'paused' | 'offer' | 'screening' | 'interview';

interface ChipProps {
  readonly tone: ChipTone;
  readonly icon: LucideIcon;
  readonly children: ReactNode;
  /** Something not sent yet. */
  readonly isDraft?: boolean;
}

/** A state: icon and word always, colour third. */
export function Chip({ tone, icon: Icon, children, isDraft }: ChipProps) {
  return (
    <span className={classNames(css.chip, css[tone], isDraft && css.draft)}>
      <Icon size={16} aria-hidden />
      {children}
    </span>
  );
}

export type ApplicationStatus = keyof Phrases['statuses']['application'];
export type JobStatus = keyof Phrases['statuses']['job'];

export function ApplicationChip({ status }: { readonly status: ApplicationStatus }) {
  const t = useT();
  const [tone, icon] = applicationLooks[status];
  return (
    <Chip tone={tone} icon={icon} isDraft={status === 'draft'}>
      {t(`statuses.application.${status}`)}
    </Chip>
  );
}

export function JobChip({ status }: { readonly status: JobStatus }) {
  const t = useT();
  const [tone, icon] = jobLooks[status];
  return (
    <Chip tone={tone} icon={icon} isDraft={status === 'draft'}>
      {t(`statuses.job.${status}`)}
    </Chip>
  );
}

type Look = readonly [ChipTone, LucideIcon];

/** Bad news is neutral on purpose: no red. */
const applicationLooks: Record<ApplicationStatus, Look> = {
  draft: ['all', Pencil],
  applied: ['all', Send],
  sourced: ['all', UserPlus],
  screening: ['screening', SearchCheck],
  interview: ['interview', MessagesSquare],
  offer: ['offer', FileSignature],
  offered: ['offer', FileSignature],
  hired: ['active', BadgeCheck],
  'on-hold': ['paused', CirclePause],
  declined: ['closed', Archive],
  rejected: ['closed', Archive],
  withdrawn: ['closed', Archive],
};

const jobLooks: Record<JobStatus, Look> = {
  draft: ['all', Pencil],
  active: ['active', CircleCheck],
  paused: ['paused', CirclePause],
  closed: ['closed', Archive],
  Offered: ['offer', FileSignature],
};

