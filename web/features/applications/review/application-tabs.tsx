import type { ReactNode } from 'react';
import type { Application } from '#domain/features/applications/contract.ts';
import { AnswerText } from '#web/features/applications/answer-text.tsx';
import { useUrlFilters } from '#web/lib/hooks/use-url-filters.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { LongText } from '#web/ui/data/long-text.tsx';
import { SummaryList } from '#web/ui/data/summary-list.tsx';
import { Tabs } from '#web/ui/navigation/tabs.tsx';
import { ApplicantProfile } from './applicant-profile.tsx';
import { ApplicantResume } from './applicant-resume.tsx';
import css from './application-for-staff.module.css';
import { StaffHistory } from './staff-history.tsx';
import { TeamNotes } from './team-notes.tsx';

/** One tab of the page. Its id is part of the address: `?tab=notes`. */
export interface ApplicationTab {
  readonly id: string;
  readonly label: string;
  readonly count?: number;
  readonly content: ReactNode;
}

interface ApplicationTabsProps {
  readonly application: Application;
  /** The tabs of other features, between the résumé and the notes. */
  readonly added: readonly ApplicationTab[];
}

/** What the applicant sent, then what others add, then what only the team sees. */
export function ApplicationTabs({ application, added }: ApplicationTabsProps) {
  const t = useT();
  const { get, update } = useUrlFilters();
  const { answers, cover_note: note, notes } = application;
  const tabs: ApplicationTab[] = [
    ...(answers.length > 0 || note
      ? [{ id: 'answers', label: t('applications.review.detail.answers'), content: <Sent application={application} /> }]
      : []),
    {
      id: 'profile',
      label: t('applications.review.detail.profile'),
      content: <ApplicantProfile profile={application.profile} />,
    },
    {
      id: 'resume',
      label: t('applications.review.detail.resume'),
      content: <ApplicantResume resume={application.resume} />,
    },
    ...added,
    ...(application.can_note
      ? [
          {
            id: 'notes',
            label: t('applications.review.detail.notes'),
            count: notes.length,
            content: <TeamNotes application={application} />,
          },
        ]
      : []),
    {
      id: 'history',
      label: t('applications.review.detail.history'),
      content: <StaffHistory events={application.events} />,
    },
  ];
  const selected = tabs.find(({ id }) => id === get('tab')) ?? tabs[0];
  return (
    <Tabs
      label={t('applications.review.detail.parts')}
      tabs={tabs}
      selected={selected?.id ?? 'profile'}
      onSelect={(tab) => update({ tab })}
    />
  );
}

/** The answers to the screening questions and the cover note. */
function Sent({ application: { answers, cover_note: note } }: Pick<ApplicationTabsProps, 'application'>) {
  const t = useT();
  return (
    <div className={css.facts}>
      {answers.length > 0 && (
        <SummaryList
          rows={answers.map((answer) => ({
            label: answer.question,
            value: answer.text ? <AnswerText answer={answer} /> : t('applications.review.detail.noAnswer'),
          }))}
        />
      )}
      {note && (
        <div>
          <h3 className={css.subtitle}>{t('applications.review.detail.cover')}</h3>
          <LongText text={note} />
        </div>
      )}
    </div>
  );
}
