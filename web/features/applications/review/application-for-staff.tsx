import { ArrowDown, MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Application } from '#domain/features/applications/contract.ts';
import { paths } from '#web/app/paths.ts';
import { AnswerText } from '#web/features/applications/answer-text.tsx';
import { formatEmployer } from '#web/lib/employer.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { LongText } from '#web/ui/data/long-text.tsx';
import { ApplicationChip } from '#web/ui/data/marks/chip.tsx';
import { SummaryList } from '#web/ui/data/summary-list.tsx';
import { Breadcrumb } from '#web/ui/layout/breadcrumb.tsx';
import { CardSection } from '#web/ui/layout/card-section.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { ApplicantFacts } from './applicant-facts.tsx';
import { ApplicantProfile } from './applicant-profile.tsx';
import { ApplicantResume } from './applicant-resume.tsx';
import css from './application-for-staff.module.css';
import { StaffHistory } from './staff-history.tsx';
import { StageControl } from './stage-control.tsx';
import { TeamNotes } from './team-notes.tsx';

interface ApplicationForStaffProps {
  readonly application: Application;
  /** The explained match, rendered by the matching feature. */
  readonly match: ReactNode;
  /** Accommodations and shared needs, rendered by their features; agreed accommodations come first. */
  readonly needs: ReactNode;
}

/** An application for staff: the submission on the left, the next step on the right. */
export function ApplicationForStaff({ application, match, needs }: ApplicationForStaffProps) {
  const t = useT();
  const { job, seeker, answers, cover_note: note } = application;
  const trail = [
    { label: t('applications.review.allTitle'), href: paths.applications },
    { label: job.title, href: paths.applicantTable(job.id) },
    { label: seeker.name },
  ];
  return (
    <>
      <PageHeader
        title={t('applications.review.detail.title', { name: seeker.name })}
        purpose={t('applications.review.detail.purpose', { job: job.title, company: formatEmployer(t, job.company) })}
        above={<Breadcrumb trail={trail} />}
        actions={
          <>
            <ApplicationChip status={application.status} />
            {application.can_message && (
              <LinkButton icon={MessageCircle} href={paths.conversation(application.id)}>
                {t('messages.open')}
              </LinkButton>
            )}
            <span className={css.jump}>
              <LinkButton href="#next-step" icon={ArrowDown}>
                {t('applications.review.detail.decide')}
              </LinkButton>
            </span>
          </>
        }
      />
      <div className={css.columns}>
        <div className={css.content}>
          {needs}
          <CardSection title={t('applications.review.detail.facts')}>
            <ApplicantFacts application={application} />
          </CardSection>
          {answers.length > 0 && (
            <CardSection title={t('applications.review.detail.answers')}>
              <SummaryList
                rows={answers.map((answer) => ({
                  label: answer.question,
                  value: answer.text ? <AnswerText answer={answer} /> : t('applications.review.detail.noAnswer'),
                }))}
              />
            </CardSection>
          )}
          {note && (
            <CardSection title={t('applications.review.detail.cover')}>
              <LongText text={note} />
            </CardSection>
          )}
          <CardSection title={t('applications.review.detail.match')}>{match}</CardSection>
          <CardSection title={t('applications.review.detail.profile')}>
            <ApplicantProfile profile={application.profile} />
          </CardSection>
          <CardSection title={t('applications.review.detail.resume')}>
            <ApplicantResume resume={application.resume} />
          </CardSection>
        </div>
        <div className={css.side}>
          <CardSection id="next-step" title={t('applications.review.detail.decide')}>
            <StageControl application={application} />
          </CardSection>
          {application.can_note && (
            <CardSection title={t('applications.review.detail.notes')}>
              <TeamNotes application={application} />
            </CardSection>
          )}
          <CardSection title={t('applications.review.detail.history')}>
            <StaffHistory events={application.events} />
          </CardSection>
        </div>
      </div>
    </>
  );
}
