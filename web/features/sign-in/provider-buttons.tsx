import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SignInMethod } from '#domain/features/sign-in/contract.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { ProviderButton } from './provider-button.tsx';
import css from './provider-buttons.module.css';
import { goToProvider, waysIn } from './queries.ts';
import { useProviderName } from './use-provider-name.ts';

interface ProviderButtonsProps {
  /** The page to return to. */
  readonly from: string | null;
}

/** A button for each enabled provider. Shows nothing without any or while loading. */
export function ProviderButtons({ from }: ProviderButtonsProps) {
  const t = useT();
  const getName = useProviderName();
  const { data } = useQuery(waysIn);
  const [leaving, setLeaving] = useState<SignInMethod | null>(null);
  const [failed, setFailed] = useState<SignInMethod | null>(null);
  if (!data || data.providers.length === 0) return null;
  const go = async (way: SignInMethod) => {
    setLeaving(way);
    setFailed(null);
    await goToProvider(way.provider, 'sign_in', from).catch(() => {
      setLeaving(null);
      setFailed(way);
    });
  };
  return (
    <section className={css.ways} aria-label={t('signIn.otherWay')}>
      {data.password && <p className={css.or}>{t('signIn.otherWay')}</p>}
      <div role="status">
        {failed && <InlineNote tone="warn">{t('signIn.notStarted', { name: getName(failed) })}</InlineNote>}
      </div>
      {data.providers.map((way) => (
        <ProviderButton
          key={way.provider}
          way={way}
          isPending={leaving?.provider === way.provider}
          onPress={() => void go(way)}
        />
      ))}
      <p className={css.hint}>{t('signIn.hint')}</p>
    </section>
  );
}
