import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import css from './two-factor-step.module.css';

/** Replaces the password fields after a correct password: explains where the code comes from, and shows its field. */
export function TwoFactorStep({ children }: { readonly children: ReactNode }) {
  const t = useT();
  return (
    <>
      <div>
        <h2 className={css.title}>{t('accounts.twoFactor.ask.title')}</h2>
        <p>{t('accounts.twoFactor.ask.text')}</p>
      </div>
      {children}
      <p>{t('accounts.twoFactor.ask.lost')}</p>
    </>
  );
}

/** Returns to the password. Shown next to the button that submits the code. */
export function BackToPassword({ onPress }: { readonly onPress: () => void }) {
  const t = useT();
  return (
    <Button variant="quiet" icon={ArrowLeft} onPress={onPress}>
      {t('accounts.twoFactor.ask.back')}
    </Button>
  );
}
