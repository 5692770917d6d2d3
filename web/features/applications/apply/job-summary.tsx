import { Banknote, Laptop, MapPin } from 'lucide-react';
import { useId } from 'react';
import type { Job } from '#domain/features/jobs/job.ts';
import { paths } from '#web/app/paths.ts';
import { formatEmployer } from '#web/lib/employer.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { formatPay } from '#web/lib/texts/pay-text.ts';
import { Link } from '#web/ui/action/link.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { EmployerMark } from '#web/ui/mark/employer-mark.tsx';
import css from './apply-flow.module.css';

/** The job that the person applies for, next to the form. */
export function JobSummary({ job }: { readonly job: Job }) {
  const t = useT();
  const id = useId();
  const place = [job.city, job.region].filter(Boolean).join(', ') || job.country;
  return (
    <aside className={css.summary} aria-labelledby={id}>
      <Card>
        <div className={css.jobHead}>
          <EmployerMark id={job.organisation.id} name={job.company} />
          <div>
            <h2 id={id} className={css.jobTitle}>
              {job.title}
            </h2>
            <p className={css.hint}>{formatEmployer(t, job.company)}</p>
          </div>
        </div>
        <ul className={css.facts}>
          <li>
            <Banknote size={18} aria-hidden />
            {formatPay(t, job.salary)}
          </li>
          <li>
            <MapPin size={18} aria-hidden />
            {place}
          </li>
          <li>
            <Laptop size={18} aria-hidden />
            {t(`jobs.detail.modes.${job.work_mode}`)}
          </li>
        </ul>
        <Link href={paths.job(job.id)}>{t('applications.tracker.detail.job')}</Link>
      </Card>
    </aside>
  );
}
