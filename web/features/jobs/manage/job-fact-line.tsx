import { CalendarDays, MapPin, Users } from 'lucide-react';
import type { Job } from '#domain/features/jobs/job.ts';
import { formatLocation, formatPosted } from '#web/features/jobs/job-texts.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { FactLine } from '#web/ui/data/fact-line.tsx';
import { JobChip } from '#web/ui/data/marks/chip.tsx';
import css from './job-fact-line.module.css';

type FactJob = Pick<
  Job,
  'status' | 'city' | 'region' | 'country' | 'work_mode' | 'openings' | 'published_at' | 'is_first_seen'
>;

/** The state and the main facts of a job on one line, for staff. */
export function JobFactLine({ job }: { readonly job: FactJob }) {
  const t = useT();
  return (
    <div className={css.line}>
      <JobChip status={job.status} />
      <FactLine
        label={t('jobs.manage.facts')}
        facts={[
          { id: 'place', icon: MapPin, value: `${formatLocation(job)} · ${t(`jobs.detail.modes.${job.work_mode}`)}` },
          { id: 'openings', icon: Users, value: t('jobs.manage.openingCount', { count: job.openings }) },
          { id: 'posted', icon: CalendarDays, value: formatPosted(t, job) },
        ]}
      />
    </div>
  );
}
