import { openStatuses } from '#domain/features/applications/lifecycle.ts';
import type { ManagedJob } from '#domain/features/jobs/contract.ts';
import { paths } from '#web/app/paths.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Link } from '#web/ui/action/link.tsx';
import css from './stage-counts.module.css';

const shown = [...openStatuses, 'hired'] as const;

/** Applicants per stage; each count links to them. */
export function StageCounts({ job }: { readonly job: Pick<ManagedJob, 'id' | 'title' | 'stages'> }) {
  const t = useT();
  const stages = shown.filter((stage) => job.stages[stage]);
  if (stages.length === 0) return <span className={css.none}>{t('jobs.manage.noApplicants')}</span>;
  return (
    <ul className={css.counts}>
      {stages.map((stage) => {
        const name = t(`statuses.application.${stage}`);
        const count = job.stages[stage] ?? 0;
        return (
          <li key={stage} className={stage === 'applied' ? css.fresh : css.count}>
            <Link
              href={`${paths.applicantTable(job.id)}?status=${stage}`}
              aria-label={t('jobs.manage.openStage', { stage: name, count, job: job.title })}
            >
              <strong>{count}</strong> {name}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
