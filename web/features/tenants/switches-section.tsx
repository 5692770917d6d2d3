import type { TenantSettings } from '#domain/features/tenants/admin-contract.ts';
import { Switches } from '#domain/features/tenants/switch-schema.ts';
import type { SwitchName, Switches as Values } from '#domain/features/tenants/switches.ts';
import { tenantAdminApi } from '#web/lib/api/system/tenant-admin.ts';
import { call } from '#web/lib/call.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Checkbox } from '#web/ui/field/choice/checkbox.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import css from './settings.module.css';
import { SettingsForm } from './settings-form.tsx';
import { SettingsPart } from './settings-part.tsx';

const groups = [
  { title: 'approvals', names: ['partner_approval', 'job_approval', 'admins_decide'] },
  { title: 'open', names: ['seeker_sign_up', 'partner_sign_up', 'canada'] },
  { title: 'security', names: ['staff_two_factor'] },
] as const satisfies readonly { title: string; names: readonly SwitchName[] }[];

/** Required approvals and open sign-ups. */
export function SwitchesSection() {
  return (
    <SettingsPart title="tenants.switches.title">{(settings) => <SwitchesForm settings={settings} />}</SettingsPart>
  );
}

function SwitchesForm({ settings: { switches, version } }: { readonly settings: TenantSettings }) {
  const t = useT();
  const form = useSchemaForm(Switches, switches);
  const save = (answers: Values) => call(tenantAdminApi.saveSwitches, { body: { switches: answers, version } });
  return (
    <SettingsForm form={form} onSave={save}>
      <p>{t('tenants.switches.intro')}</p>
      {groups.map(({ title, names }) => (
        <fieldset key={title} className={css.group}>
          <legend className={css.legend}>{t(`tenants.switches.${title}`)}</legend>
          {names.map((name) => (
            <FormField key={name} control={form.control} name={name} label={t(`tenants.switches.${name}`)}>
              {({ value, onChange, onBlur, ref }) => (
                <Checkbox
                  name={name}
                  isSelected={value}
                  onChange={onChange}
                  onBlur={onBlur}
                  ref={ref}
                  note={t(`tenants.switches.${name}Note`)}
                >
                  {t(`tenants.switches.${name}`)}
                </Checkbox>
              )}
            </FormField>
          ))}
        </fieldset>
      ))}
    </SettingsForm>
  );
}
