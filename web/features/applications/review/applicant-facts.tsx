import { Briefcase, CalendarDays, MapPin, User } from 'lucide-react';
import type { Application } from '#domain/features/applications/contract.ts';
import { paths } from '#web/app/paths.ts';
import css from '#web/features/applications/list/applicants.module.css';
import { formatEmployer } from '#web/lib/employer.ts';
import { formatDate } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Link } from '#web/ui/action/link.tsx';
import { FactLine } from '#web/ui/data/fact-line.tsx';

/** The headline of the applicant, then the job, the place, and the date of the application on one line. */
export function ApplicantFacts({ application }: { readonly application: Application }) {
  const t = useT();
  const { seeker, job, applied_at: appliedAt } = application;
  return (
    <FactLine
      label={t('applications.review.detail.facts')}
      facts={[
        { id: 'headline', icon: User, value: seeker.headline },
        {
          id: 'job',
          icon: Briefcase,
          value: (
            <span className={css.link}>
              <Link href={paths.job(job.id)}>{job.title}</Link> · {formatEmployer(t, job.company)}
            </span>
          ),
        },
        { id: 'place', icon: MapPin, value: [seeker.city, seeker.region].filter(Boolean).join(', ') },
        {
          id: 'applied',
          icon: CalendarDays,
          value: appliedAt && t('applications.review.detail.appliedOn', { date: formatDate(appliedAt) }),
        },
      ]}
    />
  );
}
