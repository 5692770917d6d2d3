import { Rocket, Undo2 } from 'lucide-react';
import { useState } from 'react';
import * as z from 'zod/mini';
import type { Job } from '#domain/features/jobs/job.ts';
import { ReturnedDraft } from '#domain/features/jobs/posting/returned-draft.ts';
import { useReturnDraft } from '#web/features/jobs/staff-queries.ts';
import { formatDate } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { TextArea } from '#web/ui/field/text/text-area.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import css from './job-editor.module.css';

interface PublishRequestNoteProps {
  readonly job: Job;
  readonly onPublish: () => void;
}

/** The status of an approval request for a draft, with the decision for approvers. */
export function PublishRequestNote({ job, onPublish }: PublishRequestNoteProps) {
  const t = useT();
  const [isReturning, setReturning] = useState(false);
  const request = job.publish_request;
  if (request === null || request.status === 'approved') return null;
  if (request.status === 'rejected') {
    return (
      <Banner tone="warn" title={t('jobs.form.request.returned')}>
        {request.reason && <p className={css.written}>{request.reason}</p>}
        <p>{t('jobs.form.request.returnedText')}</p>
      </Banner>
    );
  }
  const name = request.asked_by;
  const decides = job.publishing === 'now';
  return (
    <>
      <Banner
        tone="info"
        title={t('jobs.form.request.asked', { name })}
        actions={
          decides && (
            <>
              <Button variant="primary" icon={Rocket} onPress={onPublish}>
                {t('jobs.form.request.publish')}
              </Button>
              <Button icon={Undo2} onPress={() => setReturning(true)}>
                {t('jobs.form.request.giveBack')}
              </Button>
            </>
          )
        }
      >
        {t(decides ? 'jobs.form.request.wantedText' : 'jobs.form.request.askedText', {
          date: formatDate(request.asked_at),
        })}
      </Banner>
      {isReturning && <ReturnDialog job={job} name={name} onClose={() => setReturning(false)} />}
    </>
  );
}

const Answers = z.pick(ReturnedDraft, { reason: true });

interface ReturnDialogProps {
  readonly job: Job;
  readonly name: string;
  readonly onClose: () => void;
}

function ReturnDialog({ job, name, onClose }: ReturnDialogProps) {
  const t = useT();
  const { mutateAsync } = useReturnDraft();
  const form = useSchemaForm(Answers, { reason: '' });
  const send = async ({ reason }: z.infer<typeof Answers>) => {
    await mutateAsync({ id: job.id, version: job.version, reason });
    showToast({ action: `return-draft-${job.id}`, tone: 'ok', text: t('jobs.form.request.giveBackDone', { name }) });
    onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} title={t('jobs.form.request.giveBackTitle', { job: job.title, name })}>
      <p className={css.effect}>{t('jobs.form.request.giveBackText', { name })}</p>
      <Form form={form} onSubmit={send}>
        <FormField control={form.control} name="reason" label={t('jobs.form.request.reason')}>
          {(field) => <TextArea {...field} rows={4} max={2000} />}
        </FormField>
        <FormActions>
          <SubmitButton icon={Undo2}>{t('jobs.form.request.giveBack')}</SubmitButton>
          <Button onPress={onClose}>{t('common.actions.cancel')}</Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}
