import { Send } from 'lucide-react';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import {
  type FeedbackType,
  feedbackTypes,
  maxDescriptionLength,
  TypedFeedback,
} from '#domain/features/feedback/contract.ts';
import { findBlockedCharacters } from '#domain/lib/blocked-characters.ts';
import { translate, useT } from '#web/lib/texts/i18n.ts';
import { showToast } from '#web/ui/feedback/toast.ts';
import { UndoRow } from '#web/ui/feedback/undo-row.tsx';
import { Select } from '#web/ui/field/choice/select.tsx';
import { TextArea } from '#web/ui/field/text/text-area.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { sendFeedback } from './queries.ts';

/** Unsent input. */
export interface FeedbackDraft {
  readonly feedback_type: FeedbackType | null;
  readonly description: string;
}

const Fields = z.object({
  feedback_type: z.nullable(z.enum(feedbackTypes)).check(z.refine((type) => type !== null, { error: 'required' })),
  description: TypedFeedback.shape.description,
});

const empty: FeedbackDraft = { feedback_type: null, description: '' };

interface FeedbackDialogProps {
  /** Input of a dialog closed earlier, which can be restored. */
  readonly dropped: FeedbackDraft | null;
  /** The first input, such as the part of the page that it is about. */
  readonly start?: FeedbackDraft | null;
  /** Called with the unsent input, or null if the form is empty. */
  readonly onClose: (dropped: FeedbackDraft | null) => void;
}

/** Typed feedback with a description and the current page. */
export function FeedbackDialog({ dropped, start = null, onClose }: FeedbackDialogProps) {
  const t = useT();
  const form = useSchemaForm<FeedbackDraft, z.output<typeof Fields>>(Fields, start ?? empty);
  useMissingToast(form.formState.submitCount, Object.keys(form.formState.errors).length > 0);
  const send = async ({ feedback_type, description }: z.output<typeof Fields>) => {
    const signs = findBlockedCharacters('general', description);
    if (signs.length > 0) {
      form.setError('description', { message: t('forms.charactersFound', { signs: signs.join(' ') }) });
    } else if (feedback_type !== null) {
      await report(sendFeedback({ feedback_type, description, page: window.location.href }));
      onClose(null);
    }
  };
  const close = () => {
    const left = form.getValues();
    const isEmpty = left.feedback_type === null && left.description.trim() === '';
    onClose(isEmpty || !form.formState.isDirty ? null : left);
  };
  return (
    <Dialog isOpen onClose={close} title={t('feedback.title')}>
      <p>{t('feedback.intro')}</p>
      {dropped && !form.formState.isDirty && (
        <UndoRow text={t('feedback.cleared')} onUndo={() => form.reset(dropped, { keepDefaultValues: true })} />
      )}
      <Form form={form} onSubmit={send} getErrorText={() => t('feedback.failed')}>
        <FormField control={form.control} name="feedback_type" label={t('feedback.type')}>
          {(field) => (
            <Select
              {...field}
              choices={feedbackTypes.map((value) => ({ value, label: t(`feedback.types.${value}`) }))}
            />
          )}
        </FormField>
        <FormField control={form.control} name="description" label={t('feedback.description')}>
          {(field) => (
            <TextArea {...field} hint={t('feedback.descriptionHint')} blocks="general" max={maxDescriptionLength} />
          )}
        </FormField>
        <FormActions>
          <SubmitButton icon={Send} pendingText={t('feedback.pending')}>
            {t('feedback.submit')}
          </SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}

/** Shows a toast for each attempt with a missing field. */
function useMissingToast(tries: number, hasProblems: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: one toast per attempt, not per field change
  useEffect(() => {
    if (tries > 0 && hasProblems)
      showToast({ action: 'feedback', tone: 'danger', text: translate('feedback.missing') });
  }, [tries]);
}

async function report(sending: Promise<void>): Promise<void> {
  try {
    await sending;
    showToast({ action: 'feedback', tone: 'ok', text: translate('feedback.sent') });
  } catch (error) {
    showToast({ action: 'feedback', tone: 'danger', text: translate('feedback.failed') });
    throw error;
  }
}
