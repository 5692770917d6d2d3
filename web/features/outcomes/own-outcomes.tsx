import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { OwnOutcome } from '#domain/features/outcomes/contract.ts';
import { formatEmployer } from '#web/lib/employer.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Checkbox } from '#web/ui/field/choice/checkbox.tsx';
import { CardSection } from '#web/ui/layout/card-section.tsx';
import { getFormHref } from './outcome-texts.ts';
import css from './outcomes.module.css';
import { ownOutcomes, useShareOutcome } from './queries.ts';

/** The questions about the user's jobs that wait for an answer. Empty without any. */
export function OwnOutcomes() {
  const t = useT();
  const { data, error, refetch } = useQuery(ownOutcomes());
  if (error) return <ErrorState error={error} title={t('outcomes.own.failed')} onRetry={() => void refetch()} />;
  const waiting = data?.filter(({ token }) => token !== null) ?? [];
  if (waiting.length === 0) return null;
  return (
    <CardSection title={t('outcomes.own.title')} gap="wide">
      <ul className={css.part}>
        {waiting.map((outcome) => (
          <li key={outcome.id}>
            <Waiting outcome={outcome} />
          </li>
        ))}
      </ul>
    </CardSection>
  );
}

function Waiting({ outcome: { job, company, day, token } }: { readonly outcome: OwnOutcome }) {
  const t = useT();
  const id = useId();
  return (
    <article aria-labelledby={id} className={css.group}>
      <h3 id={id} className={css.name}>
        {t('outcomes.jobAt', { job, company: formatEmployer(t, company) })}
      </h3>
      <p>{t('outcomes.own.ask', { days: day })}</p>
      {token !== null && (
        <div>
          <LinkButton variant="primary" href={getFormHref(token)}>
            {t('outcomes.own.answer')}
          </LinkButton>
        </div>
      )}
    </article>
  );
}

/** The answers that the user sent about their jobs, and who may read them. Empty without any. */
export function OwnOutcomeSharing() {
  const t = useT();
  const { data, error, refetch } = useQuery(ownOutcomes());
  const share = useShareOutcome();
  if (error) return <ErrorState error={error} title={t('outcomes.own.failed')} onRetry={() => void refetch()} />;
  const answered = data?.filter(({ token }) => token === null) ?? [];
  if (answered.length === 0) return null;
  return (
    <>
      <h3>{t('outcomes.own.answered')}</h3>
      <p className={css.muted}>{t('outcomes.own.answeredText')}</p>
      {share.error && <InlineNote tone="danger">{translateError(share.error)}</InlineNote>}
      <ul className={css.part}>
        {answered.map(({ id, job, company, day, partner, is_shared: isShared }) => (
          <li key={id} className={css.group}>
            <strong>{t('outcomes.own.about', { job, company: formatEmployer(t, company), days: day })}</strong>
            {partner === null ? (
              <p>{t('outcomes.own.ended')}</p>
            ) : (
              <Checkbox isSelected={isShared} onChange={(isOn) => share.mutate({ id, isShared: isOn })}>
                {t('outcomes.own.share', { name: partner, job, days: day })}
              </Checkbox>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
