import { useQuery } from '@tanstack/react-query';
import { Check, CircleHelp, Minus, Truck } from 'lucide-react';
import type { PreferenceFit } from '#domain/features/seekers/preference-fit.ts';
import { paths } from '#web/app/paths.ts';
import { preferenceFitQuery } from '#web/features/seekers/queries.ts';
import { useRole } from '#web/lib/session/role.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Link } from '#web/ui/action/link.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import css from './preference-fit-panel.module.css';

const icons = {
  fits: Check,
  moving: Truck,
  differs: Minus,
  other_currency: CircleHelp,
  not_stated: CircleHelp,
} as const;

/** Compares a job with the user's preferences, separate from the match. Empty without preferences. */
export function PreferenceFitPanel({ jobId }: { readonly jobId: number }) {
  return useRole() === 'job_seeker' ? <Fit jobId={jobId} /> : null;
}

function Fit({ jobId }: { readonly jobId: number }) {
  const t = useT();
  const { data: wishes = [] } = useQuery(preferenceFitQuery(jobId));
  if (wishes.length === 0) return null;
  return (
    <Card as="section" labelledBy="preference-fit">
      <div className={css.panel}>
        <h2 id="preference-fit">{t('seekers.preferences.fit.title')}</h2>
        <p className={css.muted}>{t('seekers.preferences.fit.hint')}</p>
        <dl className={css.list}>
          {wishes.map((fit) => (
            <Wish key={fit.wish} fit={fit} />
          ))}
        </dl>
        <p>
          <Link href={paths.profilePage('preferences')}>{t('seekers.preferences.fit.change')}</Link>
        </p>
      </div>
    </Card>
  );
}

function Wish({ fit: { wish, verdict } }: { readonly fit: PreferenceFit }) {
  const t = useT();
  const Icon = icons[verdict];
  return (
    <div className={css.wish}>
      <dt>{t(`seekers.preferences.fit.wishes.${wish}`)}</dt>
      <dd className={verdict === 'fits' ? css.fits : undefined}>
        <Icon size={20} aria-hidden />
        {t(`seekers.preferences.fit.verdicts.${verdict}`)}
      </dd>
    </div>
  );
}
