import { type ReactNode, useId } from 'react';
import { NextSteps } from '#web/features/applications/next-steps.tsx';
import { RecommendedJobs } from '#web/features/jobs/recommended-jobs.tsx';
import { OwnStrength } from '#web/features/seekers/own-strength.tsx';
import { useT } from '#web/lib/i18n.ts';
import { useSession } from '#web/lib/session.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Columns } from '#web/ui/layout/columns.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import css from './seeker-dashboard.module.css';

/** A job seeker's start: what is next, how complete the profile is, and jobs that fit. */
export function SeekerDashboard() {
  const t = useT();
  const name = useSession((session) => session.user.name);
  const strength = (
    <Card>
      <Part title={t('dashboard.profile')}>
        <OwnStrength />
      </Part>
    </Card>
  );
  return (
    <>
      <PageHeader title={t('dashboard.hello', { name })} purpose={t('dashboard.purpose')} />
      <Columns aside={strength} asideLabel={t('dashboard.profile')}>
        <Part title={t('dashboard.applications')}>
          <NextSteps />
        </Part>
        <Part title={t('dashboard.recommended')} hint={t('dashboard.why')}>
          <RecommendedJobs />
        </Part>
      </Columns>
    </>
  );
}

interface PartProps {
  readonly title: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

function Part({ title, hint, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.part}>
      <div>
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        {hint && <p className={css.hint}>{hint}</p>}
      </div>
      {children}
    </section>
  );
}
