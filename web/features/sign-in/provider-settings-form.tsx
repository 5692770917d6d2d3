import { Save } from 'lucide-react';
import { useState } from 'react';
import { ProviderForm, type ProviderSettings } from '#domain/features/sign-in/admin-contract.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { useAnnounce } from '#web/ui/feedback/announce.ts';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { Checkbox } from '#web/ui/field/choice/checkbox.tsx';
import { RadioGroup } from '#web/ui/field/choice/radio-group.tsx';
import { PasswordField } from '#web/ui/field/text/password-field.tsx';
import { TextField } from '#web/ui/field/text/text-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { useSaveSignInMethods } from './tenant-method-queries.ts';
import css from './tenant-sign-in-methods.module.css';

interface ProviderSettingsFormProps {
  readonly settings: ProviderSettings;
  readonly name: string;
}

/** The configuration of a provider. The client secret is write-only. */
export function ProviderSettingsForm({ settings, name }: ProviderSettingsFormProps) {
  const t = useT();
  const announce = useAnnounce();
  const { saveProvider } = useSaveSignInMethods();
  const [isSaved, setSaved] = useState(false);
  const form = useSchemaForm(ProviderForm, getValues(settings));
  const { isDirty } = form.formState;
  const save = async (values: ProviderForm) => {
    setSaved(false);
    await saveProvider(settings.provider, values);
    form.reset({ ...values, client_secret: '' });
    setSaved(true);
    announce(t('tenants.signInMethods.saved', { name }));
  };
  return (
    <Form form={form} onSubmit={save}>
      <ReturnAddress address={settings.return_url} />
      {settings.provider === 'sso' && (
        <FormField control={form.control} name="label" label={t('tenants.signInMethods.label')}>
          {(field) => (
            <TextField {...field} isOptional autoComplete="off" hint={t('tenants.signInMethods.labelHint')} />
          )}
        </FormField>
      )}
      <FormField control={form.control} name="issuer" label={t('tenants.signInMethods.issuer')}>
        {(field) => (
          <TextField {...field} inputMode="url" autoComplete="off" hint={t('tenants.signInMethods.issuerHint')} />
        )}
      </FormField>
      <ClientFields form={form} hasSecret={settings.has_secret} />
      <Choice form={form} name="links_by_email" note={t('tenants.signInMethods.vouchNote', { name })}>
        {t('tenants.signInMethods.vouch', { name })}
      </Choice>
      <Choice form={form} name="is_enabled" note={t('tenants.signInMethods.enabledNote')}>
        {t('tenants.signInMethods.enabled', { name })}
      </Choice>
      <FormActions>
        <SubmitButton icon={Save} pendingText={t('tenants.signInMethods.asking')}>
          {t('tenants.save')}
        </SubmitButton>
      </FormActions>
      {isSaved && !isDirty && <InlineNote tone="ok">{t('tenants.signInMethods.saved', { name })}</InlineNote>}
    </Form>
  );
}

type Fields = ReturnType<typeof useSchemaForm<ProviderForm, ProviderForm>>;

function ClientFields({ form, hasSecret }: { readonly form: Fields; readonly hasSecret: boolean }) {
  const t = useT();
  const { control } = form;
  return (
    <>
      <FormField control={control} name="client_id" label={t('tenants.signInMethods.clientId')}>
        {(field) => (
          <TextField {...field} autoComplete="off" spellCheck="false" hint={t('tenants.signInMethods.clientIdHint')} />
        )}
      </FormField>
      <FormField control={control} name="client_secret" label={t('tenants.signInMethods.secret')}>
        {(field) => (
          <PasswordField
            {...field}
            isOptional={hasSecret}
            autoComplete="new-password"
            hint={t(hasSecret ? 'tenants.signInMethods.secretSaved' : 'tenants.signInMethods.secretHint')}
          />
        )}
      </FormField>
      <FormField control={control} name="client_auth" label={t('tenants.signInMethods.auth')}>
        {({ ref: _ref, ...field }) => (
          <RadioGroup<ProviderForm['client_auth']>
            {...field}
            hint={t('tenants.signInMethods.authHint')}
            choices={[
              { value: 'basic', label: t('tenants.signInMethods.basic') },
              { value: 'post', label: t('tenants.signInMethods.post') },
            ]}
          />
        )}
      </FormField>
    </>
  );
}

interface ChoiceProps {
  readonly form: Fields;
  readonly name: 'links_by_email' | 'is_enabled';
  readonly note: string;
  readonly children: string;
}

function Choice({ form, name, note, children }: ChoiceProps) {
  return (
    <FormField control={form.control} name={name} label={children}>
      {({ value, onChange, onBlur, ref }) => (
        <Checkbox name={name} isSelected={value} onChange={onChange} onBlur={onBlur} ref={ref} note={note}>
          {children}
        </Checkbox>
      )}
    </FormField>
  );
}

function ReturnAddress({ address }: { readonly address: string }) {
  const t = useT();
  return (
    <p className={css.address}>
      <span className={css.label}>{t('tenants.signInMethods.returnAddress')}</span>
      <span className={css.hint}>{t('tenants.signInMethods.returnHint')}</span>
      <code className={css.code}>{address}</code>
    </p>
  );
}

function getValues(settings: ProviderSettings): ProviderForm {
  const { is_enabled, label, issuer, client_id, client_auth, links_by_email } = settings;
  return { is_enabled, label, issuer, client_id, client_secret: '', client_auth, links_by_email };
}
