import type { ManagedJob } from '#domain/features/jobs/contract.ts';
import { formatEmployer } from '#web/lib/employer.ts';
import { formatRelative } from '#web/lib/format.ts';
import { type Translate, useT } from '#web/lib/i18n.ts';
import { JobChip } from '#web/ui/data/chip.tsx';
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
    { id: 'job', header: t('jobs.manage.columns.job'), cell: (job) => <Name job={job} /> },
    !isPartner && {
      id: 'status',
      header: t('jobs.manage.columns.status'),
      cell: (job) => <Status job={job} />,
      card: 'top',
      isFixed: true,
    },
    !isPartner && {
      id: 'published',
      header: t('jobs.manage.columns.published'),
      cell: (job) =>
        job.published_at ? <Moment at={job.published_at} /> : <Muted>{t('jobs.manage.notPublished')}</Muted>,
    },
    hasEmployer && {
      id: 'employer',
      header: t('jobs.manage.columns.employer'),
      cell: (job) => formatEmployer(t, job.company),
    },
    { id: 'stages', header: t('jobs.manage.columns.stages'), cell: (job) => <StageCounts job={job} /> },
    {
      id: 'waiting',
      header: t('jobs.manage.columns.waiting'),
      cell: (job) =>
        job.waiting_since ? <Moment at={job.waiting_since} isStrong /> : <Muted>{t('jobs.manage.noOneWaiting')}</Muted>,
    },
    !isPartner && {
      id: 'owner',
      header: t('jobs.manage.columns.owner'),
      cell: (job) =>
        job.owner ? <span className={css.moment}>{job.owner}</span> : <Muted>{t('jobs.manage.noOwner')}</Muted>,
    },
  ];
  return columns.filter((column) => column !== false);
}

/** The location distinguishes jobs with the same title. */
function Name({ job }: { readonly job: ManagedJob }) {
  return <TwoLines below={[job.city, job.region].filter(Boolean).join(', ')}>{job.title}</TwoLines>;
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

interface MomentProps {
  readonly at: string;
  readonly isStrong?: boolean;
}

function Moment({ at, isStrong = false }: MomentProps) {
  return (
    <time dateTime={at} className={isStrong ? css.waiting : css.moment}>
      {formatRelative(at)}
    </time>
  );
}

function Muted({ children }: { readonly children: string }) {
  return <span className={css.muted}>{children}</span>;
}
