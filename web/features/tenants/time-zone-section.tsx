import { type TenantSettings, TimeZoneSetting } from '#domain/features/tenants/admin-contract.ts';
import { tenantAdminApi } from '#web/lib/api/system/tenant-admin.ts';
import { call } from '#web/lib/call.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Select } from '#web/ui/field/choice/select.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { SettingsForm } from './settings-form.tsx';
import { SettingsPart } from './settings-part.tsx';

/** The time zone in which reports count days. */
export function TimeZoneSection() {
  return (
    <SettingsPart title="tenants.timeZone.title">{(settings) => <TimeZoneForm settings={settings} />}</SettingsPart>
  );
}

function TimeZoneForm({ settings: { time_zone, version } }: { readonly settings: TenantSettings }) {
  const t = useT();
  const form = useSchemaForm(TimeZoneSetting, { time_zone });
  const zones = [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', time_zone])].sort();
  return (
    <SettingsForm form={form} onSave={(body) => call(tenantAdminApi.saveTimeZone, { body: { ...body, version } })}>
      <p>{t('tenants.timeZone.intro')}</p>
      <FormField control={form.control} name="time_zone" label={t('tenants.timeZone.label')}>
        {(field) => (
          <Select {...field} choices={zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))} />
        )}
      </FormField>
    </SettingsForm>
  );
}
