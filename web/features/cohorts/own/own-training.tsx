import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnCertificate, OwnClass } from '#domain/features/cohorts/own-contract.ts';
import css from '#web/features/cohorts/cohorts.module.css';
import { ownTraining, useOwnTraining } from '#web/features/cohorts/queries.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { formatDate } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { useAnnounce } from '#web/ui/feedback/announce.ts';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { CertificateAnswer } from './answers.tsx';

/** The user's classes, which they can leave, and all certificates they earned. */
export function OwnTraining() {
  const t = useT();
  const { data, error, refetch } = useQuery(ownTraining());
  if (error) return <ErrorState error={error} title={t('cohorts.own.failed')} onRetry={() => void refetch()} />;
  if (!data) return <Loading label={t('common.states.loadingName', { name: t('cohorts.own.title') })} />;
  return (
    <div className={css.part}>
      <h3>{t('cohorts.own.classes')}</h3>
      {data.classes.length === 0 && <p>{t('cohorts.own.noClasses')}</p>}
      <ul className={css.rows}>
        {data.classes.map((each) => (
          <ClassRow key={each.id} own={each} />
        ))}
      </ul>
      <h3>{t('cohorts.own.certificates')}</h3>
      {data.certificates.length === 0 && <p>{t('cohorts.own.noCertificates')}</p>}
      <ul className={css.rows}>
        {data.certificates.map((each) => (
          <CertificateRow key={each.id} certificate={each} />
        ))}
      </ul>
    </div>
  );
}

function ClassRow({ own }: { readonly own: OwnClass }) {
  const t = useT();
  const announce = useAnnounce();
  const { leave } = useOwnTraining();
  const [isAsking, setAsking] = useState(false);
  const { id, name, program, organisation: organization, starts_on: from, ends_on: to } = own;
  // The row is gone before callbacks of `mutate` would run.
  const confirm = () =>
    leave.mutateAsync(id).then(
      () => announce(t('cohorts.own.left', { name })),
      () => setAsking(false),
    );
  return (
    <li>
      <div>
        {name}
        <br />
        <span className={css.muted}>
          {t('cohorts.own.class', { program, organization, from: formatDate(from), to: formatDate(to) })}
        </span>
      </div>
      <Button onPress={() => setAsking(true)}>{t('cohorts.own.leave')}</Button>
      {leave.error && <InlineNote tone="danger">{translateError(leave.error)}</InlineNote>}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('cohorts.own.leaveTitle', { name })}
        text={t('cohorts.own.leaveText')}
        confirmLabel={t('cohorts.own.leave')}
        isDanger
        isPending={leave.isPending}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      />
    </li>
  );
}

function CertificateRow({ certificate }: { readonly certificate: OwnCertificate }) {
  const t = useT();
  const { name, program, organisation, issued_on: day, answer } = certificate;
  return (
    <li>
      <div>
        {name}
        <br />
        <span className={css.muted}>
          {[program, organisation, formatDate(day), t(`cohorts.own.answers.${answer ?? 'waiting'}`)].join(' · ')}
        </span>
      </div>
      {answer !== 'added' && <CertificateAnswer certificate={certificate} />}
    </li>
  );
}
