import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { openStatuses } from '#domain/features/applications/lifecycle.ts';
import { closingChoices, type ManagedJob } from '#domain/features/jobs/contract.ts';
import type { JobStatus } from '#domain/features/jobs/lifecycle.ts';
import { paths } from '#web/app/paths.ts';
import { forgetJobs } from '#web/features/jobs/queries.ts';
import { useMoveJob } from '#web/features/jobs/staff-queries.ts';
import { getErrorCode } from '#web/lib/api-error.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { type Translate, useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { RadioGroup } from '#web/ui/field/choice/radio-group.tsx';
import { TextArea } from '#web/ui/field/text/text-area.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { moveLabel } from './job-menu.tsx';
import css from './move-job-dialog.module.css';

type MovableJob = Pick<ManagedJob, 'id' | 'title' | 'status' | 'version' | 'stages'>;

export interface RequestedStatusChange {
  readonly job: MovableJob;
  readonly to: JobStatus;
}

interface MoveJobDialogProps {
  /** Null if closed. */
  readonly wanted: RequestedStatusChange | null;
  readonly onClose: () => void;
  readonly onMoved?: () => void;
}

/** Confirms a status change; closing a job also asks about its applicants. */
export function MoveJobDialog({ wanted, ...rest }: MoveJobDialogProps) {
  return wanted && <OpenDialog key={`${wanted.job.id}:${wanted.to}`} wanted={wanted} {...rest} />;
}

type ClosingChoice = (typeof closingChoices)[number];

function OpenDialog({ wanted, onClose, onMoved }: MoveJobDialogProps & { wanted: RequestedStatusChange }) {
  const { job, to } = wanted;
  const t = useT();
  const [choice, setChoice] = useState<ClosingChoice>('keep');
  const [message, setMessage] = useState(t('jobs.manage.move.messageDraft'));
  const move = useMoveJob();
  const inProcess = to === 'closed' ? openStatuses.reduce((sum, stage) => sum + (job.stages[stage] ?? 0), 0) : 0;
  const isMessageMissing = choice === 'reject' && message.trim() === '';
  const send = () => {
    if (isMessageMissing) return;
    const closing = inProcess > 0 ? { open_applications: choice, message: choice === 'reject' ? message : '' } : {};
    move.mutate(
      { id: job.id, body: { to, version: job.version, ...closing } },
      {
        onSuccess: () => {
          const status = t(`statuses.job.${to}`);
          showToast({
            action: `move-job-${job.id}`,
            tone: 'ok',
            text: t('jobs.manage.move.done', { job: job.title, status }),
          });
          onClose();
          onMoved?.();
        },
      },
    );
  };
  const words = getTexts(t, wanted);
  return (
    <Dialog
      isOpen
      role="alertdialog"
      onClose={onClose}
      title={words.title}
      actions={
        <>
          <Button
            variant="primary"
            onPress={send}
            isPending={move.isPending}
            reason={isMessageMissing ? t('applications.review.move.messageMissing') : undefined}
          >
            {moveLabel(t, job.status, to)}
          </Button>
          <Button onPress={onClose}>{t('common.actions.cancel')}</Button>
        </>
      }
    >
      <div className={css.body}>
        <p>{words.text}</p>
        {inProcess > 0 && (
          <RadioGroup<ClosingChoice>
            label={t('jobs.manage.move.closeOpen', { count: inProcess })}
            value={choice}
            onChange={setChoice}
            variant="cards"
            choices={closingChoices.map((value) => ({
              value,
              label: t(`jobs.manage.move.${value}`),
              note: t(`jobs.manage.move.${value}Note`),
            }))}
          />
        )}
        {inProcess > 0 && choice === 'reject' && (
          <TextArea
            label={t('jobs.manage.move.message')}
            hint={t('jobs.manage.move.messageHint')}
            value={message}
            onChange={setMessage}
            max={2000}
          />
        )}
        {move.error && <Refused jobId={job.id} error={move.error} onClose={onClose} />}
      </div>
    </Dialog>
  );
}

interface RefusedProps {
  readonly jobId: number;
  readonly error: unknown;
  readonly onClose: () => void;
}

/** An error from the server, with a link to what to change in the job or, after a conflict, to the latest version. */
function Refused({ jobId, error, onClose }: RefusedProps) {
  const t = useT();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const code = getErrorCode(error);
  const fix = code === 'closing_day_past' || code === 'posting_incomplete' ? code : null;
  const resolveProblem = () => {
    onClose();
    if (fix) void navigate(fix === 'closing_day_past' ? paths.editJob(jobId) : `${paths.editJob(jobId)}?step=review`);
    else void forgetJobs(queries);
  };
  return (
    <Banner
      tone="danger"
      role="alert"
      title={t('jobs.manage.move.failed')}
      actions={
        <Button onPress={resolveProblem}>{t(fix ? `jobs.manage.move.fix.${fix}` : 'jobs.manage.move.reload')}</Button>
      }
    >
      {translateError(error)}
    </Banner>
  );
}

function getTexts(t: Translate, { job, to }: RequestedStatusChange) {
  const values = { job: job.title };
  if (to === 'paused')
    return { title: t('jobs.manage.move.pauseTitle', values), text: t('jobs.manage.move.pauseText') };
  if (to === 'closed')
    return { title: t('jobs.manage.move.closeTitle', values), text: t('jobs.manage.move.closeText') };
  return job.status === 'draft'
    ? { title: t('jobs.manage.move.publishTitle', values), text: t('jobs.manage.move.publishText') }
    : { title: t('jobs.manage.move.reopenTitle', values), text: t('jobs.manage.move.reopenText') };
}
