import type { ReactNode } from 'react';
import type { Application } from '#domain/features/applications/contract.ts';
import { paths } from '#web/app/paths.ts';
import { MarksEditor } from '#web/features/applications/marks/marks-editor.tsx';
import { useT } from '#web/lib/texts/i18n.ts';
import { Avatar } from '#web/ui/data/marks/avatar.tsx';
import { ApplicationChip } from '#web/ui/data/marks/chip.tsx';
import { Breadcrumb } from '#web/ui/layout/breadcrumb.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { CardSection } from '#web/ui/layout/card-section.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { ApplicantFacts } from './applicant-facts.tsx';
import css from './application-for-staff.module.css';
import { type ApplicationTab, ApplicationTabs } from './application-tabs.tsx';
import { DueLine } from './due-line.tsx';
import { StaffHistory } from './staff-history.tsx';
import { StageBars } from './stage-bars.tsx';
import { StageControl } from './stage-control.tsx';

/** What other features add to the page. */
interface ApplicationForStaffProps {
  readonly application: Application;
  /** Accommodations and shared needs; agreed accommodations come first. */
  readonly needs: ReactNode;
  /** The six parts of the match at a glance, below the tabs. */
  readonly match: ReactNode;
  /** Tabs after the résumé: the explained match, interviews, messages. */
  readonly tabs: readonly ApplicationTab[];
  /** Cards below the next step: the offer, scorecards. */
  readonly side: ReactNode;
}

/** An application for staff: who it is, what was sent in tabs, and the next step. */
export function ApplicationForStaff({ application, needs, match, tabs, side }: ApplicationForStaffProps) {
  const t = useT();
  const { job, seeker, events } = application;
  const latest = events.toSorted((left, right) => right.id - left.id).slice(0, 1);
  const trail = [
    { label: t('applications.review.allTitle'), href: paths.applications },
    { label: job.title, href: paths.applicantTable(job.id) },
    { label: seeker.name },
  ];
  return (
    <>
      <PageHeader
        title={seeker.name}
        facts={<ApplicantFacts application={application} />}
        above={<Breadcrumb trail={trail} />}
        mark={<Avatar name={seeker.name} size="large" />}
        actions={<ApplicationChip status={application.status} />}
      />
      <StageBars application={application} />
      <div className={css.columns}>
        <div className={css.next}>
          <Card tone="brand" as="section" labelledBy="next-step">
            <div className={css.nextParts}>
              <h2 id="next-step" className={css.nextTitle}>
                {t('applications.review.detail.decide')}
              </h2>
              <DueLine application={application} />
              <StageControl application={application} />
            </div>
          </Card>
        </div>
        <div className={css.content}>
          {needs}
          <Card>
            <ApplicationTabs application={application} added={tabs} />
          </Card>
          <CardSection title={t('applications.review.detail.match')}>{match}</CardSection>
        </div>
        <div className={css.side}>
          {side}
          {application.can_note && (
            <CardSection title={t('applicants.marks.title')}>
              <MarksEditor card={application} />
            </CardSection>
          )}
          {latest.length > 0 && (
            <CardSection title={t('applications.review.panel.latest')}>
              <StaffHistory events={latest} />
            </CardSection>
          )}
        </div>
      </div>
    </>
  );
}
