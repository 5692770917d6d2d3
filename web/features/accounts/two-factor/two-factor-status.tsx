import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleMinus, RefreshCw, ShieldCheck, ShieldOff, Smartphone } from 'lucide-react';
import { type Ref, useState } from 'react';
import type { TwoFactorStatus } from '#domain/features/accounts/two-factor.ts';
import { ownSignInMethods } from '#web/features/sign-in/queries.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { formatDate } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Chip } from '#web/ui/data/marks/chip.tsx';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import css from './two-factor.module.css';
import type { SecondStepChanges } from './two-factor-queries.ts';

interface SecondStepStateProps {
  readonly step: TwoFactorStatus;
  readonly changes: SecondStepChanges;
  /** The status line. */
  readonly factRef: Ref<HTMLParagraphElement>;
  readonly onSetUp: () => void;
  readonly onRenew: () => void;
  readonly onSwitchOff: () => void;
}

/** The two-factor section: explanation, status, and actions. */
export function SecondStepState(props: SecondStepStateProps) {
  const { step, changes, factRef } = props;
  const t = useT();
  const { data: ways } = useQuery(ownSignInMethods);
  const failure = changes.begin.error ?? changes.renewCodes.error ?? changes.switchOff.error;
  return (
    <div className={css.part}>
      <p>{t('accounts.twoFactor.what')}</p>
      <p ref={factRef} tabIndex={-1} className={css.fact}>
        <Chip tone={step.is_on ? 'active' : 'closed'} icon={step.is_on ? CircleCheck : CircleMinus}>
          {t(step.is_on ? 'accounts.twoFactor.on' : 'accounts.twoFactor.off')}
        </Chip>{' '}
        {step.since === null
          ? t('accounts.twoFactor.offText')
          : t('accounts.twoFactor.onSince', { date: formatDate(step.since) })}
      </p>
      {step.is_on && <CodesLeft count={step.recovery_codes_left} />}
      {step.is_required && <p>{t(step.is_on ? 'accounts.twoFactor.requiredNote' : 'accounts.twoFactor.required')}</p>}
      {(ways?.linked.length ?? 0) > 0 && <p>{t('accounts.twoFactor.providers')}</p>}
      <div role="status">{failure && <InlineNote tone="danger">{translateError(failure)}</InlineNote>}</div>
      {step.is_on ? <OnActions {...props} /> : <StartAction {...props} />}
    </div>
  );
}

function CodesLeft({ count }: { readonly count: number }) {
  const t = useT();
  if (count === 0) return <InlineNote tone="warn">{t('accounts.twoFactor.noneLeft')}</InlineNote>;
  return <p>{t('accounts.twoFactor.left', { count })}</p>;
}

function StartAction({ changes, onSetUp }: SecondStepStateProps) {
  const t = useT();
  return (
    <FormActions>
      <Button variant="primary" icon={ShieldCheck} isPending={changes.begin.isPending} onPress={onSetUp}>
        {t('accounts.twoFactor.start')}
      </Button>
    </FormActions>
  );
}

function OnActions({ step, changes, onSetUp, onRenew, onSwitchOff }: SecondStepStateProps) {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  const end = () => {
    setAsking(false);
    onSwitchOff();
  };
  return (
    <FormActions>
      <Button icon={RefreshCw} isPending={changes.renewCodes.isPending} onPress={onRenew}>
        {t('accounts.twoFactor.codes.renew')}
      </Button>
      <Button icon={Smartphone} isPending={changes.begin.isPending} onPress={onSetUp}>
        {t('accounts.twoFactor.another')}
      </Button>
      {!step.is_required && (
        <Button icon={ShieldOff} isPending={changes.switchOff.isPending} onPress={() => setAsking(true)}>
          {t('accounts.twoFactor.end.action')}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('accounts.twoFactor.end.title')}
        text={t('accounts.twoFactor.end.text')}
        confirmLabel={t('accounts.twoFactor.end.action')}
        onConfirm={end}
        onClose={() => setAsking(false)}
      />
    </FormActions>
  );
}
