import { useState } from 'react';
import { flushSync } from 'react-dom';
import { getErrorCode } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { useAnnounce } from '#web/ui/feedback/announce.ts';

interface TwoFactorStepState {
  /** The password was correct, and the account requires a code. */
  readonly isCodeRequired: boolean;
  /** Signs in. Resolves to false if a code is required; its field is then rendered and can be focused. */
  readonly trySignIn: (signIn: () => Promise<void>) => Promise<boolean>;
  /** Returns to the password; its field is rendered at once. */
  readonly goBack: () => void;
}

/** The two-factor step of a form that signs in with a password. Entered values are retained. */
export function useTwoFactorStep(): TwoFactorStepState {
  const t = useT();
  const announce = useAnnounce();
  const [isAsked, setAsked] = useState(false);
  const tryOut = async (signIn: () => Promise<void>) => {
    try {
      await signIn();
      return true;
    } catch (error) {
      const code = getErrorCode(error);
      // The password has changed since it was entered, so ask for it again.
      if (code === 'sign_in_failed') setAsked(false);
      if (code !== 'code_needed') throw error;
      flushSync(() => setAsked(true));
      announce(t('accounts.twoFactor.ask.title'));
      return false;
    }
  };
  return { isCodeRequired: isAsked, trySignIn: tryOut, goBack: () => flushSync(() => setAsked(false)) };
}
