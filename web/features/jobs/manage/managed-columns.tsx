import type { ManagedJob } from '#domain/features/jobs/contract.ts';
import { formatEmployer } from '#web/lib/employer.ts';
import { formatRelative } from '#web/lib/texts/format.ts';
import { type Translate, useT } from '#web/lib/texts/i18n.ts';
import { JobChip } from '#web/ui/data/marks/chip.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { TwoLines } from '#web/ui/table/two-lines.tsx';
import css from './managed-jobs.module.css';
import { StageCounts } from './stage-counts.tsx';

interface ColumnOptions {
  readonly hasEmployer: boolean;
  readonly isPartner: boolean;
}

/** The columns of the job list. */
export function managedColumns(t: Translate, { hasEmployer, isPartner }: ColumnOptions): Column<ManagedJob>[] {
  const columns: (Column<ManagedJob> | false)[] = [
    { id: 'job', header: t('jobs.manage.columns.job'), cell: (job) => <Name job={job} hasEmployer={hasEmployer} /> },
    !isPartner && {
      id: 'status',
      header: t('jobs.manage.columns.status'),
      cell: (job) => <Status job={job} />,
      card: 'top',
      isFixed: true,
    },
    { id: 'stages', header: t('jobs.manage.columns.stages'), cell: (job) => <StageCounts job={job} /> },
    {
      id: 'waiting',
      header: t('jobs.manage.columns.waiting'),
      cell: (job) =>
        job.waiting_since ? <Waiting since={job.waiting_since} /> : <Muted>{t('jobs.manage.noOneWaiting')}</Muted>,
    },
    !isPartner && {
      id: 'owner',
      header: t('jobs.manage.columns.owner'),
      cell: (job) =>
        job.owner ? <span className={css.owner}>{job.owner}</span> : <Muted>{t('jobs.manage.noOwner')}</Muted>,
    },
  ];
  return columns.filter((column) => column !== false);
}

interface NameProps {
  readonly job: ManagedJob;
  readonly hasEmployer: boolean;
}

/** The second line distinguishes jobs with the same title. */
function Name({ job, hasEmployer }: NameProps) {
  const t = useT();
  const published = job.published_at && t('jobs.manage.published', { when: formatRelative(job.published_at) });
  const details = [hasEmployer && formatEmployer(t, job.company), [job.city, job.region].filter(Boolean).join(', ')];
  return (
    <span className={css.name}>
      <TwoLines below={[...details, !hasEmployer && published].filter(Boolean).join(' · ')}>{job.title}</TwoLines>
    </span>
  );
}

function Status({ job }: { readonly job: ManagedJob }) {
  const t = useT();
  return (
    <span className={css.status}>
      <JobChip status={job.status} />
      {job.is_asked && <span className={css.place}>{t('jobs.manage.waits')}</span>}
    </span>
  );
}

/** The longest wait of an applicant. */
function Waiting({ since }: { readonly since: string }) {
  return (
    <time dateTime={since} className={css.waiting}>
      {formatRelative(since)}
    </time>
  );
}

function Muted({ children }: { readonly children: string }) {
  return <span className={css.muted}>{children}</span>;
}
