import { CalendarClock, CircleCheck, CirclePlay } from 'lucide-react';
import type { CohortStatus } from '#domain/features/cohorts/lifecycle.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Chip } from '#web/ui/data/marks/chip.tsx';

const styles = {
  planned: ['screening', CalendarClock],
  running: ['active', CirclePlay],
  finished: ['closed', CircleCheck],
} as const;

export function CohortChip({ status }: { readonly status: CohortStatus }) {
  const t = useT();
  const [tone, icon] = styles[status];
  return (
    <Chip tone={tone} icon={icon}>
      {t(`cohorts.statuses.${status}`)}
    </Chip>
  );
}
