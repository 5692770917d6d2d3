import { Contact, type TenantSettings } from '#domain/features/tenants/admin-contract.ts';
import { tenantAdminApi } from '#web/lib/api/system/tenant-admin.ts';
import { call } from '#web/lib/call.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { EmailField } from '#web/ui/field/text/email-field.tsx';
import { TextField } from '#web/ui/field/text/text-field.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { SettingsForm } from './settings-form.tsx';
import { SettingsPart } from './settings-part.tsx';

/** The tenant's contact details. */
export function ContactSection() {
  return <SettingsPart title="tenants.contact.title">{(settings) => <ContactForm settings={settings} />}</SettingsPart>;
}

function ContactForm({ settings: { contact, version } }: { readonly settings: TenantSettings }) {
  const t = useT();
  const form = useSchemaForm(Contact, contact);
  return (
    <SettingsForm form={form} onSave={(body) => call(tenantAdminApi.saveContact, { body: { ...body, version } })}>
      <p>{t('tenants.contact.intro')}</p>
      <FormField control={form.control} name="phone" label={t('tenants.contact.phone')}>
        {(field) => <TextField {...field} isOptional inputMode="tel" hint={t('tenants.contact.phoneHint')} />}
      </FormField>
      <FormField control={form.control} name="email" label={t('tenants.contact.email')}>
        {(field) => <EmailField {...field} isOptional autoComplete="off" hint={t('tenants.contact.emailHint')} />}
      </FormField>
    </SettingsForm>
  );
}
