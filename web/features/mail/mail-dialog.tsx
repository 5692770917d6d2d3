import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import type { MailEntry } from '#domain/features/mail/contract.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Link } from '#web/ui/action/link.tsx';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import css from './mail-dialog.module.css';
import { mailText } from './queries.ts';

interface MailDialogProps {
  readonly mail: MailEntry;
  readonly onClose: () => void;
}

/** An email as its recipient sees it, with the target of its button. */
export function MailDialog({ mail, onClose }: MailDialogProps) {
  const t = useT();
  const { data, error, refetch } = useQuery(mailText(mail.id));
  return (
    <Dialog isOpen onClose={onClose} title={data?.subject ?? t('mail.outbox.reading')} isDismissable>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading label={t('mail.outbox.reading')} />}
      {data && (
        <div className={css.mail}>
          <p className={css.text}>{data.text}</p>
          {data.action && (
            <>
              <LinkButton variant="primary" icon={ArrowRight} href={getPath(data.action)}>
                {t('mail.outbox.open')}
              </LinkButton>
              <p className={css.address}>
                <Link href={data.action}>{data.action}</Link>
              </p>
            </>
          )}
          {data.unsubscribe && (
            <p>
              <Link href={getPath(data.unsubscribe)}>{t('mail.outbox.unsubscribe')}</Link>
            </p>
          )}
        </div>
      )}
    </Dialog>
  );
}

/** The same path on the current origin. */
function getPath(address: string): string {
  const { pathname, search } = new URL(address);
  return `${pathname}${search}`;
}
