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
import { useT } from '#web/lib/texts/i18n.ts';
import { classNames } from '#web/ui/class-names.ts';
import css from './chip.module.css';

export type ChipTone = 'all' | 'active' | 'closed' | 'paused' | 'offer' | 'screening' | 'interview';

interface ChipProps {
  readonly tone: ChipTone;
  readonly icon: LucideIcon;
  readonly children: ReactNode;
  /** Not submitted yet. */
  readonly isDraft?: boolean;
}

/** A status. Icon and text carry the meaning; color only supports them. */
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
  const [tone, icon] = applicationStyles[status];
  return (
    <Chip tone={tone} icon={icon} isDraft={status === 'draft'}>
      {t(`statuses.application.${status}`)}
    </Chip>
  );
}

export function JobChip({ status }: { readonly status: JobStatus }) {
  const t = useT();
  const [tone, icon] = jobStyles[status];
  return (
    <Chip tone={tone} icon={icon} isDraft={status === 'draft'}>
      {t(`statuses.job.${status}`)}
    </Chip>
  );
}

type ChipStyle = readonly [ChipTone, LucideIcon];

/** Rejections are neutral on purpose: no red. */
const applicationStyles: Record<ApplicationStatus, ChipStyle> = {
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

const jobStyles: Record<JobStatus, ChipStyle> = {
  draft: ['all', Pencil],
  active: ['active', CircleCheck],
  paused: ['paused', CirclePause],
  closed: ['closed', Archive],
  Offered: ['offer', FileSignature],
};

