import { MessageSquareReply, Send } from 'lucide-react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { maxAnswerLength } from '#domain/features/feedback/staff-contract.ts';
import { paragraph } from '#domain/lib/fields.ts';
import { useAnswerFeedback } from '#web/features/feedback/queries.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { TextArea } from '#web/ui/field/text/text-area.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';

const Fields = z.object({ text: paragraph(maxAnswerLength, 1) });

interface AnswerFormProps {
  readonly id: number;
  readonly name: string;
  /** The list has loaded without the answered item. */
  readonly onAnswered: () => void;
}

/** Opens on request, so that the list stays short. */
export function AnswerForm(props: AnswerFormProps) {
  const t = useT();
  const [state, setState] = useState<'start' | 'open' | 'canceled'>('start');
  if (state === 'open') return <OpenForm {...props} onCancel={() => setState('canceled')} />;
  return (
    <Button icon={MessageSquareReply} isDense autoFocus={state === 'canceled'} onPress={() => setState('open')}>
      {t('feedback.inbox.answer')}
    </Button>
  );
}

function OpenForm({ id, name, onAnswered, onCancel }: AnswerFormProps & { readonly onCancel: () => void }) {
  const t = useT();
  const answer = useAnswerFeedback();
  const form = useSchemaForm<z.input<typeof Fields>, z.output<typeof Fields>>(Fields, { text: '' });
  const send = async ({ text }: z.output<typeof Fields>) => {
    await answer.mutateAsync({ id, text });
    showToast({ action: 'feedback-answer', tone: 'ok', text: t('feedback.inbox.answered', { name }) });
    onAnswered();
  };
  const getErrorText = (error: unknown) =>
    error instanceof ApiError && error.status === 409 ? t('feedback.inbox.taken') : translateError(error);
  return (
    <Form form={form} onSubmit={send} getErrorText={getErrorText}>
      <FormField control={form.control} name="text" label={t('feedback.inbox.answerText', { name })}>
        {(field) => <TextArea {...field} rows={3} max={maxAnswerLength} autoFocus />}
      </FormField>
      <FormActions>
        <SubmitButton icon={Send} pendingText={t('feedback.inbox.sending')}>
          {t('feedback.inbox.sendAnswer')}
        </SubmitButton>
        <Button onPress={onCancel}>{t('common.actions.cancel')}</Button>
      </FormActions>
    </Form>
  );
}
