import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import type * as z from 'zod/mini';
import { HumanReviewAnswer, maxReviewTextLength } from '#domain/features/human-reviews/contract.ts';
import { useScope } from '#web/lib/session/role.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { showToast } from '#web/ui/feedback/toast.ts';
import { TextArea } from '#web/ui/field/text/text-area.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { CardSection } from '#web/ui/layout/card-section.tsx';
import css from './human-reviews.module.css';
import { reviewsOfApplication, useAnswerReview } from './queries.ts';
import { ReviewFacts } from './review-facts.tsx';

/** The applicant's requests for a human review, for staff who answer them. */
export function ApplicationHumanReviews({ applicationId }: { readonly applicationId: number }) {
  return useScope('human_review.answer') !== null ? <Reviews applicationId={applicationId} /> : null;
}

function Reviews({ applicationId }: { readonly applicationId: number }) {
  const t = useT();
  const { data = [] } = useQuery(reviewsOfApplication(applicationId));
  if (data.length === 0) return null;
  return (
    <CardSection title={t('humanReviews.heading')} id="human-review">
      {data.map((review) => (
        <ReviewFacts key={review.id} review={review} isMine>
          {review.status === 'open' && <AnswerForm id={review.id} />}
        </ReviewFacts>
      ))}
    </CardSection>
  );
}

function AnswerForm({ id }: { readonly id: number }) {
  const t = useT();
  const answer = useAnswerReview();
  const form = useSchemaForm<z.input<typeof HumanReviewAnswer>, HumanReviewAnswer>(HumanReviewAnswer, { answer: '' });
  const send = async (body: HumanReviewAnswer) => {
    await answer.mutateAsync({ id, ...body });
    showToast({ action: 'human-review-answer', tone: 'ok', text: t('humanReviews.staff.sent') });
  };
  return (
    <>
      <p className={css.muted}>{t('humanReviews.staff.purpose')}</p>
      <Form form={form} onSubmit={send}>
        <FormField control={form.control} name="answer" label={t('humanReviews.staff.answer')}>
          {(field) => (
            <TextArea {...field} hint={t('humanReviews.staff.answerHint')} rows={4} max={maxReviewTextLength} />
          )}
        </FormField>
        <FormActions>
          <SubmitButton icon={Send} pendingText={t('humanReviews.staff.sending')}>
            {t('humanReviews.staff.send')}
          </SubmitButton>
        </FormActions>
      </Form>
    </>
  );
}
