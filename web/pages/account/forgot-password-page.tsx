import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { paths } from '#web/app/paths.ts';
import { OutboxNote } from '#web/features/accounts/outbox-note.tsx';
import { ForgotPasswordForm } from '#web/features/accounts/password/forgot-password-form.tsx';
import type { Delivery } from '#web/features/accounts/password/recovery-queries.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { TaskPage } from '#web/pages/parts/task-page.tsx';
import { Button } from '#web/ui/action/button.tsx';
import { Link } from '#web/ui/action/link.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

/** Requests a password reset link. */
export function ForgotPasswordPage() {
  const t = useT();
  const [sent, setSent] = useState<{ email: string; delivery: Delivery } | null>(null);
  return (
    <TaskPage picture="letter">
      <PageHeader title={t('accounts.recovery.forgot.title')} purpose={t('accounts.recovery.forgot.purpose')} />
      {sent ? (
        <>
          <Banner
            tone="info"
            role="status"
            title={t('accounts.recovery.verify.inboxTitle')}
            actions={
              <Button icon={RotateCcw} onPress={() => setSent(null)}>
                {t('accounts.recovery.forgot.other')}
              </Button>
            }
          >
            <p>{t('accounts.recovery.forgot.sentText', { email: sent.email })}</p>
            <p>{t('accounts.recovery.forgot.sentHint')}</p>
          </Banner>
          <OutboxNote delivery={sent.delivery} />
        </>
      ) : (
        <Card>
          <ForgotPasswordForm onSent={(email, delivery) => setSent({ email, delivery })} />
        </Card>
      )}
      <p>
        <Link href={paths.login}>{t('accounts.recovery.forgot.back')}</Link>
      </p>
    </TaskPage>
  );
}
