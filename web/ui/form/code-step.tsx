import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import css from './code-step.module.css';

/** What takes the place of the password once it was right: where the code comes from, its field, whom to ask. */
export function CodeStep({ children }: { readonly children: ReactNode }) {
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

/** The way back to the password. It stands beside the button that sends the code. */
export function BackToPassword({ onPress }: { readonly onPress: () => void }) {
  const t = useT();
  return (
    <Button variant="quiet" icon={ArrowLeft} onPress={onPress}>
      {t('accounts.twoFactor.ask.back')}
    </Button>
  );
}
