import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { OwnCertificate, OwnClass } from '#domain/features/cohorts/own-contract.ts';
import css from '#web/features/cohorts/cohorts.module.css';
import { ownTraining } from '#web/features/cohorts/queries.ts';
import { formatDate, formatList } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { CardSection } from '#web/ui/layout/card-section.tsx';
import { CertificateAnswer, ClassAnswer } from './answers.tsx';

/** Invitations to classes and certificates that wait for the user. Empty without any. */
export function TrainingRequests() {
  const t = useT();
  const { data, error, refetch } = useQuery(ownTraining());
  if (error) return <ErrorState error={error} title={t('cohorts.own.failed')} onRetry={() => void refetch()} />;
  const invitations = data?.invitations ?? [];
  const certificates = (data?.certificates ?? []).filter(({ answer }) => answer === null);
  if (invitations.length + certificates.length === 0) return null;
  return (
    <CardSection title={t('cohorts.own.title')} gap="wide">
      <ul className={css.part}>
        {certificates.map((certificate) => (
          <li key={`certificate-${certificate.id}`}>
            <CertificateRequest certificate={certificate} />
          </li>
        ))}
        {invitations.map((invitation) => (
          <li key={`class-${invitation.id}`}>
            <ClassInvitation invitation={invitation} />
          </li>
        ))}
      </ul>
    </CardSection>
  );
}

function CertificateRequest({ certificate }: { readonly certificate: OwnCertificate }) {
  const t = useT();
  const id = useId();
  const { name, program, organisation, issued_on: day } = certificate;
  return (
    <article aria-labelledby={id} className={css.stack}>
      <h3 id={id} className={css.name}>
        {t('cohorts.own.certificate', { organization: organisation })}
      </h3>
      <p>{t('cohorts.own.certificateText', { name, program, date: formatDate(day) })}</p>
      <p className={css.muted}>{t('cohorts.own.certificateConsent')}</p>
      <CertificateAnswer certificate={certificate} />
    </article>
  );
}

function ClassInvitation({ invitation }: { readonly invitation: OwnClass }) {
  const t = useT();
  const id = useId();
  const { name, program, organisation: organization, skills, starts_on: from, ends_on: to } = invitation;
  return (
    <article aria-labelledby={id} className={css.stack}>
      <h3 id={id} className={css.name}>
        {t('cohorts.own.invitation', { organization })}
      </h3>
      <p>
        {name}
        <br />
        {t('cohorts.own.invitationText', { program, from: formatDate(from), to: formatDate(to) })}
      </p>
      {skills.length > 0 && <p>{t('cohorts.own.teaches', { skills: formatList(skills) })}</p>}
      <p className={css.muted}>{t('cohorts.own.consent', { organization })}</p>
      <ClassAnswer invitation={invitation} />
    </article>
  );
}
