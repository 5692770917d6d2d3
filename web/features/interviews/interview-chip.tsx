import { Archive, CalendarCheck, CalendarClock, CircleCheck, type LucideIcon, Pencil, UserX } from 'lucide-react';
import type { InterviewStatus } from '#domain/features/interviews/lifecycle.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Chip, type ChipTone } from '#web/ui/data/marks/chip.tsx';

const styles: Record<InterviewStatus, readonly [ChipTone, LucideIcon]> = {
  draft: ['all', Pencil],
  proposed: ['paused', CalendarClock],
  no_time: ['paused', CalendarClock],
  scheduled: ['interview', CalendarCheck],
  rescheduled: ['interview', CalendarCheck],
  completed: ['active', CircleCheck],
  cancelled: ['closed', Archive],
  no_show: ['closed', UserX],
};

export function InterviewChip({ status }: { readonly status: InterviewStatus }) {
  const t = useT();
  const [tone, icon] = styles[status];
  return (
    <Chip tone={tone} icon={icon} isDraft={status === 'draft'}>
      {t(`interviews.statuses.${status}`)}
    </Chip>
  );
}
