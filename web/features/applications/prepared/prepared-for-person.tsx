import { useQuery } from '@tanstack/react-query';
import { FilePen } from 'lucide-react';
import { useState } from 'react';
import type { PreparedApplication } from '#domain/features/prepared-applications/contract.ts';
import { paths } from '#web/app/paths.ts';
import css from '#web/features/applications/job-items.module.css';
import { formatEmployer } from '#web/lib/employer.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { formatDate } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Link } from '#web/ui/action/link.tsx';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { LongText } from '#web/ui/data/long-text.tsx';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { CardSection } from '#web/ui/layout/card-section.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { preparedFor, usePrepared } from './prepared-queries.ts';

interface PreparedForPersonProps {
  readonly personId: number;
  readonly name: string;
}

/** The applications that the user's organization prepared for a person, with their states. */
export function PreparedForPerson({ personId, name }: PreparedForPersonProps) {
  const t = useT();
  const { data, error, refetch } = useQuery(preparedFor(personId));
  const title = t('preparedApplications.title');
  return (
    <CardSection title={title} id="prepared" gap="wide">
      <p className={css.muted}>{t('preparedApplications.note', { name })}</p>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading label={t('common.states.loadingName', { name: title })} />}
      {data?.length === 0 && <p>{t('preparedApplications.empty', { name })}</p>}
      {data && data.length > 0 && (
        <ul className={css.list}>
          {data.map((prepared) => (
            <li key={prepared.job.id} className={css.item}>
              <Prepared prepared={prepared} personId={personId} name={name} />
            </li>
          ))}
        </ul>
      )}
      <div>
        <LinkButton icon={FilePen} href={paths.prepare(personId)}>
          {t('preparedApplications.add')}
        </LinkButton>
      </div>
    </CardSection>
  );
}

function Prepared({ prepared, personId, name }: PreparedForPersonProps & { readonly prepared: PreparedApplication }) {
  const t = useT();
  const { job, by, at, status, decline_reason: reason } = prepared;
  return (
    <>
      <p>
        <Link href={paths.job(job.id)}>{job.title}</Link>, {formatEmployer(t, job.company)}
      </p>
      <p>
        <strong>{t(`preparedApplications.states.${status}`, { date: formatDate(at) })}</strong>
      </p>
      {reason !== '' && <LongText text={t('applications.sourcing.theirReason', { reason })} />}
      <p className={css.muted}>{t('preparedApplications.by', { name: by })}</p>
      {status === 'waiting' && <Waiting prepared={prepared} personId={personId} name={name} />}
    </>
  );
}

function Waiting({ prepared: { job }, personId, name }: PreparedForPersonProps & { prepared: PreparedApplication }) {
  const t = useT();
  const { withdraw } = usePrepared(personId);
  const [isAsking, setAsking] = useState(false);
  const takeBack = () =>
    withdraw.mutate(job.id, {
      onSuccess: () =>
        showToast({ action: `prepared-${job.id}`, tone: 'ok', text: t('preparedApplications.withdrawn') }),
      onSettled: () => setAsking(false),
    });
  return (
    <div className={css.actions}>
      <LinkButton
        href={paths.prepare(personId, job.id)}
        aria-label={t('preparedApplications.editFor', { job: job.title })}
      >
        {t('preparedApplications.edit')}
      </LinkButton>
      <Button variant="quiet" onPress={() => setAsking(true)}>
        {t('preparedApplications.withdraw')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('preparedApplications.withdrawTitle', { job: job.title })}
        text={t('preparedApplications.withdrawText', { name })}
        confirmLabel={t('preparedApplications.withdraw')}
        isPending={withdraw.isPending}
        onConfirm={takeBack}
        onClose={() => setAsking(false)}
      />
      {withdraw.error && <InlineNote tone="danger">{translateError(withdraw.error)}</InlineNote>}
    </div>
  );
}
