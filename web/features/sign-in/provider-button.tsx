import { Building2, LogIn } from 'lucide-react';
import type { SignInMethod } from '#domain/features/sign-in/contract.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { useProviderName } from './use-provider-name.ts';

interface ProviderButtonProps {
  readonly way: SignInMethod;
  readonly isPending: boolean;
  readonly onPress: () => void;
}

/** "Continue with Google". */
export function ProviderButton({ way, isPending, onPress }: ProviderButtonProps) {
  const t = useT();
  const getName = useProviderName();
  return (
    <Button icon={way.provider === 'sso' ? Building2 : LogIn} isWide isPending={isPending} onPress={onPress}>
      {t('signIn.continueWith', { name: getName(way) })}
    </Button>
  );
}
