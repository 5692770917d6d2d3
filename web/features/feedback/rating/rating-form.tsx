import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { maxFeedLength } from '#domain/features/feedback/contract.ts';
import { isRestrictedEmail } from '#domain/lib/restricted-email.ts';
import { sendRating } from '#web/features/feedback/queries.ts';
import { useTenant } from '#web/features/tenants/queries.ts';
import { useSession } from '#web/lib/session.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Link } from '#web/ui/action/link.tsx';
import { EmailField } from '#web/ui/field/text/email-field.tsx';
import { FeedField } from './feed-field.tsx';
import { RatingChoice } from './rating-choice.tsx';
import css from './rating-panel.module.css';
import { changeDraft, clearDraft, useRating } from './rating-store.ts';

/** The rating and, once it is chosen, the text, a visitor's email address, and the button. */
export function RatingForm({ onSent }: { readonly onSent: () => void }) {
  const { rating } = useRating((state) => state.draft);
  return (
    <>
      <RatingChoice value={rating} onChange={(chosen) => changeDraft({ rating: chosen })} />
      {rating !== null && <Details onSent={onSent} />}
    </>
  );
}

function Details({ onSent }: { readonly onSent: () => void }) {
  const t = useT();
  const { rating, feed, email } = useRating((state) => state.draft);
  const isVisitor = !useSession((session) => session.user.authenticated);
  const [isEmailChecked, setEmailChecked] = useState(false);
  const emailInput = useRef<HTMLInputElement>(null);
  const sending = useMutation({
    mutationFn: sendRating,
    onSuccess: () => {
      clearDraft();
      useSession.setState({ feedbackTime: Date.now() });
      onSent();
    },
  });
  const emailError = isVisitor && !isRestrictedEmail(email.trim()) ? t('feedback.rating.invalidEmail') : undefined;
  const reason = [...feed].length > maxFeedLength ? t('feedback.rating.tooLong') : emailError;
  const send = () => {
    if (rating === null || sending.isPending) return;
    setEmailChecked(true);
    if (emailError) emailInput.current?.focus();
    if (reason) return;
    const page = window.location.href;
    sending.mutate({ rating, feed, page, ...(isVisitor ? { user_email: email.trim() } : {}) });
  };
  return (
    <>
      <FeedField value={feed} onChange={(text) => changeDraft({ feed: text })} />
      {isVisitor && (
        <EmailField
          ref={emailInput}
          label={t('feedback.rating.email')}
          value={email}
          onChange={(text) => changeDraft({ email: text })}
          onBlur={() => setEmailChecked(email !== '')}
          error={isEmailChecked ? emailError : undefined}
        />
      )}
      <Button
        variant="primary"
        isWide
        onPress={send}
        isPending={sending.isPending}
        pendingText={t('feedback.rating.sending')}
        reason={reason}
      >
        {t('feedback.rating.send')}
      </Button>
      <SilentFailureHint />
    </>
  );
}

/** A failure shows no message, so the way out is always visible. */
function SilentFailureHint() {
  const t = useT();
  const { email } = useTenant().contact;
  return (
    <p className={css.hint}>
      {t('feedback.rating.hint')} {email && <Link href={`mailto:${email}`}>{t('feedback.rating.emailUs')}</Link>}
    </p>
  );
}
