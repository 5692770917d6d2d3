import { useState } from 'react';
import type { SuggestedPerson } from '#domain/features/applications/sourcing/contract.ts';
import { maxSuggestionReason } from '#domain/features/applications/sourcing/limits.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { TextArea } from '#web/ui/field/text/text-area.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { JobChoice } from './job-choice.tsx';
import css from './sourcing.module.css';
import { useSuggestJob } from './sourcing-queries.ts';
import { SuggestPreview } from './suggest-preview.tsx';

export interface SuggestedJob {
  readonly id: number;
  readonly title: string;
}

interface SuggestDialogProps {
  readonly people: readonly number[];
  readonly job: SuggestedJob | null;
  readonly onClose: () => void;
  readonly onSuggested: () => void;
}

/** The job, to whom it can be suggested and to whom not, and the reason that the people read. */
export function SuggestDialog({ people, job: givenJob, onClose, onSuggested }: SuggestDialogProps) {
  const t = useT();
  const [job, setJob] = useState(givenJob);
  const [preview, setPreview] = useState<readonly SuggestedPerson[] | null>(null);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const suggest = useSuggestJob();
  const open = preview?.filter(({ block }) => block === null) ?? [];
  const choose = (next: SuggestedJob | null) => {
    setJob(next);
    setPreview(null);
  };
  const send = () => {
    setMissing(reason.trim() === '');
    if (!job || reason.trim() === '' || suggest.isPending) return;
    suggest.mutate({ jobId: job.id, people: open.map(({ id }) => id), reason }, { onSuccess: finish });
  };
  const finish = (done: readonly SuggestedPerson[]) => {
    const count = done.filter(({ block }) => block === null).length;
    const text = t('applications.sourcing.done', { count, job: job?.title ?? '' });
    showToast({ action: 'suggest-job', tone: count > 0 ? 'ok' : 'info', text });
    onSuggested();
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={
        givenJob
          ? t('applications.sourcing.titleOf', { job: givenJob.title })
          : t('applications.sourcing.title', { count: people.length })
      }
      actions={
        <>
          <Button variant="primary" onPress={send} isPending={suggest.isPending} isDisabled={open.length === 0}>
            {t('applications.sourcing.confirm', { count: open.length })}
          </Button>
          <Button onPress={onClose}>{t('common.actions.cancel')}</Button>
        </>
      }
    >
      <div className={css.body}>
        <p>{t('applications.sourcing.consent')}</p>
        {!givenJob && <JobChoice job={job} onChange={choose} />}
        {job && <SuggestPreview key={job.id} jobId={job.id} people={people} onLoaded={setPreview} />}
        {open.length > 0 && (
          <TextArea
            label={t('applications.sourcing.reason')}
            hint={t('applications.sourcing.reasonHint')}
            value={reason}
            onChange={setReason}
            rows={3}
            max={maxSuggestionReason}
            {...(isMissing && reason.trim() === '' ? { error: t('errors.fields.required') } : {})}
          />
        )}
        {suggest.error && <InlineNote tone="danger">{translateError(suggest.error)}</InlineNote>}
      </div>
    </Dialog>
  );
}
