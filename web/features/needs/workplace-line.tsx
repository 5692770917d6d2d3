import { useQuery } from '@tanstack/react-query';
import { Building2 } from 'lucide-react';
import type { Job } from '#domain/features/jobs/job.ts';
import { getEnvironmentFit } from '#domain/features/needs/environment-fit.ts';
import { useScope } from '#web/lib/session/role.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import css from './needs.module.css';
import { ownNeeds } from './queries.ts';

/** How the workplace suits the seeker's needs, in one line. Computed in the browser, so that needs never leave it. */
export function WorkplaceLine({ job }: { readonly job: Job }) {
  const isSeeker = useScope('needs.own') !== null;
  return isSeeker ? <Line job={job} /> : null;
}

function Line({ job }: { readonly job: Job }) {
  const t = useT();
  const { data: needs = [] } = useQuery(ownNeeds());
  const fits = getEnvironmentFit(needs, { ...job.inclusion, work_mode: job.work_mode });
  if (fits.length === 0) return null;
  const count = (verdict: (typeof fits)[number]['verdict']) => fits.filter((fit) => fit.verdict === verdict).length;
  const parts = (['fits', 'differs', 'stated', 'not_stated'] as const).filter((verdict) => count(verdict) > 0);
  return (
    <div className={css.fact}>
      <dt>
        <Building2 size={20} aria-hidden />
        {t('needs.fit.line.label')}
      </dt>
      <dd className={count('differs') > 0 ? css.off : undefined}>
        {parts.map((verdict) => t(`needs.fit.line.${verdict}`, { count: count(verdict) })).join(' ')}{' '}
        <span className={css.muted}>{t('needs.fit.line.private')}</span>
      </dd>
    </div>
  );
}
