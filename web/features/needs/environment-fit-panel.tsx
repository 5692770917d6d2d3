import { useQuery } from '@tanstack/react-query';
import { Check, CircleHelp, MessageSquareText, TriangleAlert } from 'lucide-react';
import type { Job } from '#domain/features/jobs/job.ts';
import { type EnvironmentFit, getEnvironmentFit } from '#domain/features/needs/environment-fit.ts';
import { useScope } from '#web/lib/session/role.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { CardSection } from '#web/ui/layout/card-section.tsx';
import css from './needs.module.css';
import { ownNeeds } from './queries.ts';

const icons = { fits: Check, differs: TriangleAlert, stated: MessageSquareText, not_stated: CircleHelp } as const;

/** Compares the workplace with the seeker's needs. Computed in the browser, so that needs never leave it. */
export function EnvironmentFitPanel({ job }: { readonly job: Job }) {
  const isSeeker = useScope('needs.own') !== null;
  return isSeeker ? <Fit job={job} /> : null;
}

function Fit({ job }: { readonly job: Job }) {
  const t = useT();
  const { data: needs = [] } = useQuery(ownNeeds());
  const rows = getEnvironmentFit(needs, { ...job.inclusion, work_mode: job.work_mode });
  if (rows.length === 0) return null;
  return (
    <CardSection title={t('needs.fit.title')}>
      <p className={css.muted}>{t('needs.fit.hint')}</p>
      <ul className={css.fits}>
        {rows.map((row) => (
          <Row key={row.choice} row={row} />
        ))}
      </ul>
    </CardSection>
  );
}

function Row({ row: { choice, verdict, text } }: { readonly row: EnvironmentFit }) {
  const t = useT();
  const Icon = icons[verdict];
  return (
    <li>
      <span className={css.name}>{t(`needs.choices.${choice}`)}</span>
      <span className={css.verdict}>
        <Icon size={20} aria-hidden />
        <span>
          {t(`needs.fit.${verdict}`, { words: text })}
          {verdict === 'differs' && text && `: ${text}`}
        </span>
      </span>
    </li>
  );
}
