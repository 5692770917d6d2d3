import { Palette } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { Brand, type TenantSettings } from '#domain/features/tenants/admin-contract.ts';
import { defaultColors, themeKeys } from '#domain/features/tenants/theme.ts';
import { parseColors } from '#domain/features/tenants/theme-colors.ts';
import { tenantAdminApi } from '#web/lib/api/system/tenant-admin.ts';
import { call } from '#web/lib/call.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { useAnnounce } from '#web/ui/feedback/announce.ts';
import { ColorField } from '#web/ui/field/color-field.tsx';
import { TextField } from '#web/ui/field/text/text-field.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { BrandPreview } from './brand-preview.tsx';
import { PictureForm } from './picture-form.tsx';
import css from './settings.module.css';
import { SettingsForm } from './settings-form.tsx';
import { SettingsPart } from './settings-part.tsx';

/** The tenant's name, colors, and images. */
export function BrandSection() {
  return (
    <SettingsPart title="tenants.brand.title">
      {(settings) => (
        <div className={css.parts}>
          <BrandForm settings={settings} />
          <PictureForm kind="logo" current={settings.logo} />
          <PictureForm kind="favicon" current={settings.favicon} />
        </div>
      )}
    </SettingsPart>
  );
}

function BrandForm({ settings: { title, colours, version } }: { readonly settings: TenantSettings }) {
  const t = useT();
  const announce = useAnnounce();
  const form = useSchemaForm(Brand, { title, colours });
  const typed = useWatch({ control: form.control, defaultValue: { title, colours } });
  const toStandard = () => {
    form.setValue('colours', defaultColors, { shouldDirty: true });
    announce(t('tenants.brand.standardDone'));
  };
  return (
    <SettingsForm
      form={form}
      onSave={(body) => call(tenantAdminApi.saveBrand, { body: { ...body, version } })}
      actions={
        <Button icon={Palette} onPress={toStandard}>
          {t('tenants.brand.standard')}
        </Button>
      }
    >
      <p>
        {t('tenants.brand.intro')} {t('tenants.brand.colorHint')}
      </p>
      <FormField control={form.control} name="title" label={t('tenants.brand.name')}>
        {(field) => <TextField {...field} hint={t('tenants.brand.nameHint')} autoComplete="off" />}
      </FormField>
      <div className={css.pairs}>
        {themeKeys.map((key) => (
          <FormField key={key} control={form.control} name={`colours.${key}`} label={t(`tenants.keys.${key}`)}>
            {(field) => (
              <ColorField {...field} pickLabel={t('tenants.brand.pick', { name: t(`tenants.keys.${key}`) })} />
            )}
          </FormField>
        ))}
      </div>
      <BrandPreview title={typed.title ?? title} colours={parseColors(typed.colours)} />
    </SettingsForm>
  );
}
