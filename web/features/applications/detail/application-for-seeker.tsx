import { BriefcaseBusiness, MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Application } from '#domain/features/applications/contract.ts';
import { paths } from '#web/app/paths.ts';
import { SuggestionOf } from '#web/features/applications/sourcing/own-suggestions.tsx';
import { formatEmployer } from '#web/lib/employer.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { ApplicationChip } from '#web/ui/data/marks/chip.tsx';
import { ApplicationStage, StepNumber } from '#web/ui/data/progress/application-stage.tsx';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { Breadcrumb } from '#web/ui/layout/breadcrumb.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { CardSection } from '#web/ui/layout/card-section.tsx';
import { Columns } from '#web/ui/layout/columns.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { EmployerMark } from '#web/ui/mark/employer-mark.tsx';
import css from './application-for-seeker.module.css';
import { NextStepList } from './next-step-list.tsx';
import { OwnDecisions } from './seeker-decisions.tsx';
import { OwnHistory } from './seeker-history.tsx';
import { SubmittedAnswers } from './submitted-answers.tsx';

interface ApplicationForSeekerProps {
  readonly application: Application;
  /** The explained match, rendered by the matching feature. */
  readonly match: ReactNode;
  /** Requests for a human review, rendered by their feature. */
  readonly review: ReactNode;
  /** Accommodation requests, rendered by their feature. */
  readonly adjustments: ReactNode;
  /** The offer with its answer and the interviews, rendered by their features. */
  readonly offer: ReactNode;
  /** The terms of the offer are shown, with the ways to answer it. */
  readonly hasOffer: boolean;
}

/** The seeker's application: next step, history, submission, and match. */
export function ApplicationForSeeker(props: ApplicationForSeekerProps) {
  const t = useT();
  const { application, match, review, adjustments, offer, hasOffer } = props;
  const { job, status } = application;
  const trail = [{ label: t('applications.tracker.title'), href: paths.tracker }, { label: job.title }];
  const aside = (
    <>
      <Card>
        <div className={css.aside}>
          {application.can_message && (
            <LinkButton icon={MessageCircle} href={paths.conversation(application.id)} isWide>
              {t('messages.open')}
            </LinkButton>
          )}
          <LinkButton icon={BriefcaseBusiness} href={paths.job(job.id)} isWide>
            {t('applications.tracker.detail.job')}
          </LinkButton>
        </div>
      </Card>
      <CardSection title={t('applications.tracker.detail.history')}>
        <OwnHistory application={application} />
      </CardSection>
    </>
  );
  return (
    <>
      <PageHeader
        title={job.title}
        purpose={t('applications.tracker.detail.purpose', {
          company: formatEmployer(t, job.company),
          place: [job.city, job.region].filter(Boolean).join(', '),
        })}
        mark={<EmployerMark id={job.organisation_id} name={job.company} size={52} />}
        above={<Breadcrumb trail={trail} />}
        actions={<ApplicationChip status={status} />}
      />
      <Columns isWide aside={aside} asideLabel={t('common.actions.change')}>
        <CardSection title={t('applications.tracker.detail.next')}>
          <ApplicationStage card={application}>
            <StepNumber card={application} />
          </ApplicationStage>
          <p className={css.meaning}>{t(`applications.tracker.meaning.${status}`)}</p>
          <NextStepList card={application} />
          {status === 'offered' && !hasOffer && (
            <InlineNote tone="info">
              {t('applications.tracker.detail.noTerms', { company: formatEmployer(t, job.company) })}
            </InlineNote>
          )}
          {status === 'sourced' && <SuggestionOf applicationId={application.id} />}
          {(status !== 'offered' || !hasOffer) && <OwnDecisions application={application} />}
        </CardSection>
        {offer}
        {adjustments}
        <CardSection title={t('applications.tracker.detail.sent')}>
          <SubmittedAnswers application={application} />
        </CardSection>
        <CardSection title={t('applications.tracker.detail.match')}>{match}</CardSection>
        {review}
      </Columns>
    </>
  );
}
