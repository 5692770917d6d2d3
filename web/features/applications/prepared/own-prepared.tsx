import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { OwnPrepared } from '#domain/features/prepared-applications/contract.ts';
import { maxPreparedDecline } from '#domain/features/prepared-applications/limits.ts';
import { paths } from '#web/app/paths.ts';
import css from '#web/features/applications/job-items.module.css';
import { formatEmployer } from '#web/lib/employer.ts';
import { formatDate } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Link } from '#web/ui/action/link.tsx';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { LongText } from '#web/ui/data/long-text.tsx';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { CardSection } from '#web/ui/layout/card-section.tsx';
import { TextDialog } from '#web/ui/overlay/text-dialog.tsx';
import { ownPrepared, useDeclinePrepared } from './prepared-queries.ts';

/** The applications that a partner prepared for the user. Empty without any. */
export function OwnPreparedApplications() {
  const t = useT();
  const { data, error, refetch } = useQuery(ownPrepared());
  if (error) {
    return <ErrorState error={error} title={t('preparedApplications.own.failed')} onRetry={() => void refetch()} />;
  }
  if (!data || data.length === 0) return null;
  return (
    <CardSection title={t('preparedApplications.own.title')} gap="wide">
      <ul className={css.list}>
        {data.map((prepared) => (
          <li key={prepared.job.id}>
            <PreparedCard prepared={prepared} />
          </li>
        ))}
      </ul>
    </CardSection>
  );
}

/** Who prepared the application and what they wrote to the person. */
export function PreparedBy({ prepared: { by, organisation, at, note } }: { readonly prepared: OwnPrepared }) {
  const t = useT();
  const source = { name: by, organization: organisation, date: formatDate(at) };
  return (
    <>
      <p className={css.muted}>{t('preparedApplications.own.by', source)}</p>
      {note !== '' && (
        <div className={css.quote}>
          <LongText text={note} />
        </div>
      )}
    </>
  );
}

function PreparedCard({ prepared }: { readonly prepared: OwnPrepared }) {
  const t = useT();
  const id = useId();
  const { job, is_open: isOpen } = prepared;
  return (
    <article aria-labelledby={id} className={css.item}>
      <h3 id={id} className={css.title}>
        <Link href={paths.job(job.id)}>{job.title}</Link>, {formatEmployer(t, job.company)}
      </h3>
      <PreparedBy prepared={prepared} />
      {!isOpen && <InlineNote tone="info">{t('applications.sourcing.over')}</InlineNote>}
      <div className={css.actions}>
        {isOpen && (
          <LinkButton variant="primary" href={paths.apply(job.id)}>
            {t('preparedApplications.own.review')}
          </LinkButton>
        )}
        <DeclinePrepared prepared={prepared} />
      </div>
    </article>
  );
}

interface DeclinePreparedProps {
  readonly prepared: OwnPrepared;
  readonly onDeclined?: () => void;
}

/** Declines it, with an optional reason for the partner. */
export function DeclinePrepared({ prepared: { job, organisation }, onDeclined }: DeclinePreparedProps) {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  const decline = useDeclinePrepared();
  const send = async (reason: string) => {
    await decline.mutateAsync({ jobId: job.id, reason });
    showToast({ action: `prepared-${job.id}`, tone: 'ok', text: t('preparedApplications.own.declined') });
    onDeclined?.();
  };
  return (
    <>
      <Button onPress={() => setAsking(true)}>{t('preparedApplications.own.decline')}</Button>
      {isAsking && (
        <TextDialog
          title={t('preparedApplications.own.declineTitle', { job: job.title })}
          text={t('preparedApplications.own.declineText', { organization: organisation })}
          label={t('preparedApplications.own.reason')}
          confirmLabel={t('preparedApplications.own.confirm')}
          isRequired={false}
          max={maxPreparedDecline}
          onSend={send}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
