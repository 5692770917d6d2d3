import type { Application } from '#domain/features/applications/contract.ts';
import { paths } from '#web/app/paths.ts';
import { Due } from '#web/features/applications/list/applicant-columns.tsx';
import css from '#web/features/applications/list/applicants.module.css';
import { useT } from '#web/lib/texts/i18n.ts';
import { Link } from '#web/ui/action/link.tsx';
import { SummaryList } from '#web/ui/data/summary-list.tsx';
import { Time } from '#web/ui/data/time.tsx';
import { personRows } from './person-rows.ts';

/** Who applied to which job, and the waiting time. */
export function ApplicantFacts({ application }: { readonly application: Application }) {
  const t = useT();
  const { seeker, job, applied_at: appliedAt } = application;
  return (
    <SummaryList
      rows={[
        ...personRows(t, seeker),
        {
          label: t('applications.review.detail.job'),
          value: (
            <span className={css.link}>
              <Link href={paths.job(job.id)}>{job.title}</Link>
            </span>
          ),
        },
        {
          label: t('applications.review.detail.applied'),
          value: appliedAt ? <Time when={appliedAt} variant="both" /> : t('common.labels.notListed'),
        },
        {
          label: t('applications.review.detail.since'),
          value: <Time when={application.status_since} variant="both" />,
        },
        { label: t('applications.review.detail.due'), value: <Due card={application} /> },
      ]}
    />
  );
}
