import { RefreshCw, TriangleAlert } from 'lucide-react';
import { ApiError, getErrorCode } from '#web/lib/api-error.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { useIsOnlyMessage } from '#web/lib/texts/helper-text.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { NotApproved } from './not-approved.tsx';
import css from './state.module.css';

interface ErrorStateProps {
  /** The thrown error; a `ApiError` provides the reason and request id. */
  readonly error: unknown;
  readonly title?: string;
  readonly onRetry?: () => void;
}

/** Replaces content that failed to load: the reason, and a retry button where trying again can help. */
export function ErrorState({ error, title, onRetry }: ErrorStateProps) {
  const t = useT();
  const isMissing = getErrorCode(error) === 'not_found';
  useIsOnlyMessage(isMissing);
  if (getErrorCode(error) === 'pending_approval') return <NotApproved />;
  const reference = error instanceof ApiError ? error.requestId : null;
  return (
    <div className={css.state} role="alert">
      <TriangleAlert size={48} strokeWidth={1.25} aria-hidden className={css.icon} />
      <p className={css.title}>{title ?? t('common.states.failed')}</p>
      <p className={css.text}>{translateError(error)}</p>
      {onRetry && !isMissing && (
        <div className={css.action}>
          <Button icon={RefreshCw} onPress={onRetry}>
            {t('common.actions.tryAgain')}
          </Button>
        </div>
      )}
      {reference && !isMissing && <p className={css.reference}>{t('errors.summary.reference', { reference })}</p>}
    </div>
  );
}
