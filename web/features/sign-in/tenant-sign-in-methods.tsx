import { useMutation, useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleMinus, Settings2 } from 'lucide-react';
import { useState } from 'react';
import type { ProviderSettings } from '#domain/features/sign-in/admin-contract.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Chip } from '#web/ui/data/marks/chip.tsx';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Switch } from '#web/ui/field/choice/switch.tsx';
import { ProviderSettingsForm } from './provider-settings-form.tsx';
import { tenantSignInMethods, useSaveSignInMethods } from './tenant-method-queries.ts';
import css from './tenant-sign-in-methods.module.css';
import { useProviderName } from './use-provider-name.ts';

/** The tenant's sign-in methods: passwords and providers. */
export function TenantSignInMethods() {
  const t = useT();
  const { data, error, refetch } = useQuery(tenantSignInMethods);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading label={t('common.states.loadingName', { name: t('tenants.signInMethods.title') })} />;
  return (
    <div className={css.part}>
      <p>{t('tenants.signInMethods.intro')}</p>
      <Passwords isOn={data.allows_passwords} />
      <ul className={css.list}>
        {data.providers.map((settings) => (
          <li key={settings.provider} className={css.row}>
            <ProviderRow settings={settings} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Passwords({ isOn }: { readonly isOn: boolean }) {
  const t = useT();
  const { allowPasswords } = useSaveSignInMethods();
  const save = useMutation({ mutationFn: allowPasswords });
  return (
    <div>
      <Switch
        isSelected={isOn}
        onChange={(wanted) => save.mutate(wanted)}
        note={t('tenants.signInMethods.passwordsNote')}
      >
        {t('tenants.signInMethods.passwords')}
      </Switch>
      <div role="status">{save.error && <InlineNote tone="danger">{translateError(save.error)}</InlineNote>}</div>
    </div>
  );
}

function ProviderRow({ settings }: { readonly settings: ProviderSettings }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const { provider, label, is_enabled: isOn, is_known: isKnown } = settings;
  const spoken = useProviderName()({ provider, label });
  const isUnnamed = provider === 'sso' && label === '';
  return (
    <>
      <div className={css.head}>
        <h3 className={css.name}>{isUnnamed ? t('tenants.signInMethods.own') : spoken}</h3>
        <Chip tone={isOn ? 'active' : 'closed'} icon={isOn ? CircleCheck : CircleMinus}>
          {t(isOn ? 'tenants.signInMethods.on' : 'tenants.signInMethods.off')}
        </Chip>
        <Button icon={Settings2} aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
          {t(
            isOpen
              ? 'tenants.signInMethods.fold'
              : isKnown
                ? 'tenants.signInMethods.change'
                : 'tenants.signInMethods.setUp',
            { name: isUnnamed ? t('tenants.signInMethods.ownInSentence') : spoken },
          )}
        </Button>
      </div>
      {isOpen && <ProviderSettingsForm settings={settings} name={spoken} />}
    </>
  );
}
