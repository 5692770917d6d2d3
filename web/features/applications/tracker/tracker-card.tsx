import { useId } from 'react';
import type { ApplicationCard } from '#domain/features/applications/contract.ts';
import { paths } from '#web/app/paths.ts';
import { formatEmployer } from '#web/lib/employer.ts';
import { useT } from '#web/lib/i18n.ts';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { ApplicationChip } from '#web/ui/data/chip.tsx';
import { Time } from '#web/ui/data/time.tsx';
import { NextStepList } from './next-step-list.tsx';
import css from './tracker-card.module.css';

/** An application card: stage, meaning, next step, and one action. */
export function TrackerCard({ card }: { readonly card: ApplicationCard }) {
  const t = useT();
  const id = useId();
  const { status, next_step: step, job } = card;
  const href = step.code === 'finish_draft' ? paths.apply(job.id) : paths.application(card.id);
  const isOwnTurn = step.who === 'you';
  return (
    <article aria-labelledby={id} className={css.card}>
      <div className={css.top}>
        <div>
          <h3 id={id} className={css.title}>
            {job.title}
          </h3>
          <p className={css.company}>
            {[formatEmployer(t, job.company), [job.city, job.region].filter(Boolean).join(', ')]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <ApplicationChip status={status} />
      </div>
      <p>{t(`applications.tracker.meaning.${status}`)}</p>
      {step.code !== 'finished' && <NextStepList card={card} />}
      <div className={css.end}>
        <LinkButton
          variant={isOwnTurn ? 'primary' : 'secondary'}
          href={href}
          aria-label={`${t(`applications.tracker.actions.${step.code}`)}: ${job.title}`}
        >
          {t(`applications.tracker.actions.${step.code}`)}
        </LinkButton>
        {card.applied_at && (
          <span className={css.date}>
            {t('statuses.application.applied')} <Time when={card.applied_at} variant="relative" />
          </span>
        )}
      </div>
    </article>
  );
}
