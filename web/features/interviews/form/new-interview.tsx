import { useQuery } from '@tanstack/react-query';
import type { Interview, InterviewPlan, InterviewStart } from '#domain/features/interviews/interview.ts';
import {
  interviewActions,
  interviewById,
  interviewStart,
  useInterviewAction,
} from '#web/features/interviews/queries.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { getOwnTimeZone } from '#web/lib/time-zone.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { PlanForm } from './plan-form.tsx';

interface NewInterviewProps {
  readonly applicationId: number;
  readonly onSaved: (interview: Interview) => void;
  readonly onCancel: () => void;
}

export function NewInterview({ applicationId, onSaved, onCancel }: NewInterviewProps) {
  const t = useT();
  const { data: start, error, refetch } = useQuery(interviewStart(applicationId));
  const action = useInterviewAction();
  if (error && !start) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!start) return <Loading label={t('interviews.loading')} />;
  const save = async (plan: InterviewPlan) => {
    const interview = await action.mutateAsync(() => interviewActions.create(applicationId, plan));
    showToast({ action: `interview-${interview.id}`, tone: 'ok', text: t('interviews.done.saved') });
    onSaved(interview);
  };
  return (
    <>
      <p>{t('interviews.choose.option', { name: start.seeker.name, job: start.job.title })}</p>
      <PlanForm start={start} defaults={buildDefaults(start)} onSave={save} onCancel={onCancel} />
    </>
  );
}

interface EditInterviewProps {
  readonly id: number;
  readonly onDone: () => void;
}

export function EditInterview({ id, onDone }: EditInterviewProps) {
  const t = useT();
  const { data: interview, error, refetch } = useQuery(interviewById(id));
  const start = useQuery({ ...interviewStart(interview?.application_id ?? 0), enabled: interview !== undefined });
  const action = useInterviewAction();
  const failure = error ?? start.error;
  if (failure) return <ErrorState error={failure} onRetry={() => void (error ? refetch() : start.refetch())} />;
  if (!interview || !start.data) return <Loading label={t('interviews.loading')} />;
  const save = async (plan: InterviewPlan) => {
    await action.mutateAsync(() => interviewActions.edit(interview, plan));
    showToast({ action: `interview-${id}`, tone: 'ok', text: t('interviews.done.saved') });
    onDone();
  };
  const { round, time_zone, pack, panel, accommodations } = interview;
  const defaults = { round, time_zone, pack, accommodations, panel_ids: panel.map((person) => person.id) };
  return <PlanForm start={start.data} defaults={defaults} onSave={save} onCancel={onDone} />;
}

function buildDefaults({ round, job }: InterviewStart): InterviewPlan {
  return {
    round,
    time_zone: getOwnTimeZone(),
    panel_ids: [],
    accommodations: '',
    pack: {
      kind: 'video',
      length_minutes: 45,
      place: '',
      link: '',
      room: '',
      format: job.interview_format,
      questions: [],
      breaks: '',
      scoring: '',
    },
  };
}
