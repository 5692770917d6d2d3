import { Send } from 'lucide-react';
import type * as z from 'zod/mini';
import {
  type HumanReview,
  maxReviewTextLength,
  NewHumanReview,
  reviewSubjects,
} from '#domain/features/human-reviews/contract.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { RadioGroup } from '#web/ui/field/choice/radio-group.tsx';
import { TextArea } from '#web/ui/field/text/text-area.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { useAskForReview } from './queries.ts';

interface AskForReviewProps {
  readonly applicationId: number;
  /** A rejected application is about its decision. */
  readonly isRejected: boolean;
  readonly onSent: (review: HumanReview) => void;
  readonly onClose: () => void;
}

/** Asks that a person looks at the score or a decision again. */
export function AskForReview({ applicationId, isRejected, onSent, onClose }: AskForReviewProps) {
  const t = useT();
  const ask = useAskForReview(applicationId);
  const form = useSchemaForm<z.input<typeof NewHumanReview>, NewHumanReview>(NewHumanReview, {
    subject: isRejected ? 'decision' : 'score',
    question: '',
  });
  const subjects = reviewSubjects.map((value) => ({ value, label: t(`humanReviews.subjects.${value}`) }));
  return (
    <Form form={form} onSubmit={async (body) => onSent(await ask.mutateAsync(body))}>
      <FormField control={form.control} name="subject" label={t('humanReviews.subject')}>
        {({ ref: _ref, ...field }) => <RadioGroup {...field} choices={subjects} />}
      </FormField>
      <FormField control={form.control} name="question" label={t('humanReviews.own.question')}>
        {(field) => (
          <TextArea {...field} hint={t('humanReviews.own.questionHint')} rows={4} max={maxReviewTextLength} />
        )}
      </FormField>
      <FormActions>
        <SubmitButton icon={Send} pendingText={t('humanReviews.own.sending')}>
          {t('humanReviews.own.send')}
        </SubmitButton>
        <Button onPress={onClose}>{t('common.actions.cancel')}</Button>
      </FormActions>
    </Form>
  );
}
