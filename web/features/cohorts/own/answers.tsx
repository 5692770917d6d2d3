import { BadgePlus, Check } from 'lucide-react';
import type { OwnCertificate, OwnClass } from '#domain/features/cohorts/own-contract.ts';
import css from '#web/features/cohorts/cohorts.module.css';
import { useOwnTraining } from '#web/features/cohorts/queries.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';

/** Joins a class or declines the invitation. */
export function ClassAnswer({ invitation: { id, name } }: { readonly invitation: OwnClass }) {
  const t = useT();
  const { answerClass } = useOwnTraining();
  // The card is gone before callbacks of `mutate` would run.
  const answer = (accepts: boolean) =>
    answerClass.mutateAsync({ id, accepts }).then(() => {
      const text = accepts ? t('cohorts.own.joined', { name }) : t('cohorts.own.declined');
      showToast({ action: `class-${id}`, tone: 'ok', text });
    }, ignoreShownError);
  return (
    <>
      <div className={css.actions}>
        <Button variant="primary" icon={Check} isPending={answerClass.isPending} onPress={() => void answer(true)}>
          {t('cohorts.own.join')}
        </Button>
        <Button isDisabled={answerClass.isPending} onPress={() => void answer(false)}>
          {t('cohorts.own.decline')}
        </Button>
      </div>
      {answerClass.error && <InlineNote tone="danger">{translateError(answerClass.error)}</InlineNote>}
    </>
  );
}

/** Adds a certificate to the profile, or declines it. One that was declined can only be added. */
export function CertificateAnswer({ certificate: { id, name, answer } }: { readonly certificate: OwnCertificate }) {
  const t = useT();
  const { answerCertificate } = useOwnTraining();
  const send = (adds: boolean) =>
    answerCertificate.mutateAsync({ id, adds }).then(() => {
      const text = adds ? t('cohorts.own.added', { name }) : t('cohorts.own.notAdded');
      showToast({ action: `certificate-${id}`, tone: 'ok', text });
    }, ignoreShownError);
  return (
    <>
      <div className={css.actions}>
        <Button
          variant={answer === null ? 'primary' : 'secondary'}
          icon={BadgePlus}
          isPending={answerCertificate.isPending}
          onPress={() => void send(true)}
        >
          {t('cohorts.own.addCertificate')}
        </Button>
        {answer === null && (
          <Button isDisabled={answerCertificate.isPending} onPress={() => void send(false)}>
            {t('cohorts.own.declineCertificate')}
          </Button>
        )}
      </div>
      {answerCertificate.error && <InlineNote tone="danger">{translateError(answerCertificate.error)}</InlineNote>}
    </>
  );
}

/** The component shows `error` of the mutation. */
function ignoreShownError() {}
