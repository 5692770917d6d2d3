import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { TwoFactorSetup } from '#domain/features/accounts/two-factor.ts';
import { useDeferredFocus } from '#web/lib/hooks/use-deferred-focus.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { useAnnounce } from '#web/ui/feedback/announce.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { type NewCodes, RecoveryCodes } from './recovery-codes.tsx';
import { ownSecondStep, useSecondStepChanges } from './two-factor-queries.ts';
import { SecondStepSetUpForm } from './two-factor-setup.tsx';
import { SecondStepState } from './two-factor-status.tsx';

/** Two-factor settings: setup, recovery codes, and turning it off. */
export function SecondStepSettings() {
  const t = useT();
  const { data, error, refetch } = useQuery(ownSecondStep);
  const changes = useSecondStepChanges();
  const announce = useAnnounce();
  const { ref, requestFocus } = useDeferredFocus<HTMLParagraphElement>();
  const [setUp, setSetUp] = useState<TwoFactorSetup | null>(null);
  const [codes, setCodes] = useState<NewCodes | null>(null);
  const goBack = () => {
    setSetUp(null);
    setCodes(null);
    requestFocus();
  };
  const switchOff = () =>
    changes.switchOff.mutate(undefined, {
      onSuccess: () => {
        announce(t('accounts.twoFactor.end.done'));
        requestFocus();
      },
    });
  if (codes) return <RecoveryCodes given={codes} onDone={goBack} />;
  if (setUp) {
    const confirm = async (code: string) => setCodes({ codes: await changes.confirm(code), isFirst: true });
    return <SecondStepSetUpForm setUp={setUp} onConfirm={confirm} onCancel={goBack} />;
  }
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading label={t('common.states.loadingName', { name: t('accounts.twoFactor.title') })} />;
  return (
    <SecondStepState
      step={data}
      changes={changes}
      factRef={ref}
      onSetUp={() => changes.begin.mutate(undefined, { onSuccess: setSetUp })}
      onRenew={() =>
        changes.renewCodes.mutate(undefined, { onSuccess: (fresh) => setCodes({ codes: fresh, isFirst: false }) })
      }
      onSwitchOff={switchOff}
    />
  );
}
