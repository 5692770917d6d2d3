import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { CalendarFeed } from '#web/features/interviews/calendar-feed.tsx';
import { ChooseApplicant } from '#web/features/interviews/form/choose-applicant.tsx';
import { EditInterview, NewInterview } from '#web/features/interviews/form/new-interview.tsx';
import css from '#web/features/interviews/interviews.module.css';
import { OwnInterviews } from '#web/features/interviews/own-interviews.tsx';
import { interviewsOfApplication } from '#web/features/interviews/queries.ts';
import { SeekerInterview } from '#web/features/interviews/seeker-interview.tsx';
import { StaffInterview } from '#web/features/interviews/staff/staff-interview.tsx';
import { StaffInterviews } from '#web/features/interviews/staff/staff-interviews.tsx';
import { useInterviewSelection } from '#web/features/interviews/use-interview-selection.ts';
import { useRole, useScope } from '#web/lib/session/role.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

/** The interviews of job seekers, or of staff with their forms; the address names the open one. */
export function InterviewsPage() {
  return useRole() === 'job_seeker' ? <SeekerPage /> : <StaffPage />;
}

function SeekerPage() {
  const t = useT();
  const { applicationId } = useInterviewSelection();
  const found = useQuery({ ...interviewsOfApplication(applicationId ?? 0), enabled: applicationId !== null });
  const interviews = found.data?.interviews ?? [];
  return (
    <>
      <PageHeader title={t('interviews.seeker.title')} />
      <div className={css.stack}>
        {applicationId !== null && found.isPending && <Loading label={t('interviews.loading')} />}
        {interviews.map((interview, index) => (
          <SeekerInterview key={interview.id} interview={interview} isFirst={index === 0} />
        ))}
        {(applicationId === null || (!found.isPending && interviews.length === 0)) && <OwnInterviews />}
        <CalendarFeed />
      </div>
    </>
  );
}

function StaffPage() {
  const t = useT();
  const canWrite = useScope('interview.write') !== null;
  const selection = useInterviewSelection();
  const { newFor, interviewId, applicationId, isEditing, isChoosing } = selection;
  const byApplication = useQuery({
    ...interviewsOfApplication(applicationId ?? 0),
    enabled: applicationId !== null && interviewId === null,
  });
  if (canWrite && newFor !== null) {
    return (
      <>
        <PageHeader title={t('interviews.createTitle')} />
        <NewInterview
          applicationId={newFor}
          onSaved={({ id }) => selection.openInterview(id)}
          onCancel={selection.openList}
        />
      </>
    );
  }
  if (canWrite && isEditing && interviewId !== null) {
    return (
      <>
        <PageHeader title={t('interviews.editTitle')} />
        <EditInterview id={interviewId} onDone={() => selection.openInterview(interviewId)} />
      </>
    );
  }
  const shown = interviewId ?? byApplication.data?.interviews.at(-1)?.id ?? null;
  const create = (
    <Button variant="primary" icon={Plus} onPress={() => selection.openNew(null)}>
      {t('interviews.create')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('interviews.title')} actions={canWrite ? create : undefined} />
      {shown === null ? (
        <div className={css.stack}>
          <StaffInterviews selection={selection} />
          <CalendarFeed />
        </div>
      ) : (
        <StaffInterview id={shown} selection={selection} />
      )}
      {isChoosing && <ChooseApplicant onChoose={selection.openNew} onClose={selection.openList} />}
    </>
  );
}
