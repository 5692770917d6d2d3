import { useState } from 'react';
import { flushSync } from 'react-dom';
import { failureCode } from '#web/lib/call-failed.ts';
import { useT } from '#web/lib/i18n.ts';
import { useAnnounce } from '#web/ui/feedback/announce.ts';

interface CodeStep {
  /** The password was right, and the account asks for a code besides it. */
  readonly isAsked: boolean;
  /** Tries to sign in. Answers false when the code is asked for: then its field is there, and can take the focus. */
  readonly tryOut: (signIn: () => Promise<void>) => Promise<boolean>;
  /** Back to the password, whose field is there at once. */
  readonly goBack: () => void;
}

/** The second step of a form that signs in with a password. What was entered before stays. */
export function useCodeStep(): CodeStep {
  const t = useT();
  const announce = useAnnounce();
  const [isAsked, setAsked] = useState(false);
  const tryOut = async (signIn: () => Promise<void>) => {
    try {
      await signIn();
      return true;
    } catch (error) {
      const code = failureCode(error);
      // A password that was changed meanwhile has to be entered anew.
      if (code === 'sign_in_failed') setAsked(false);
      if (code !== 'code_needed') throw error;
      flushSync(() => setAsked(true));
      announce(t('accounts.twoFactor.ask.title'));
      return false;
    }
  };
  return { isAsked, tryOut, goBack: () => flushSync(() => setAsked(false)) };
}
