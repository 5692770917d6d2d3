import * as z from 'zod/mini';
import { OfferedLanguages, type TenantSettings } from '#domain/features/tenants/admin-contract.ts';
import { type Language, languageNames, languages } from '#domain/phrases/phrases.ts';
import { tenantAdminApi } from '#web/lib/api/system/tenant-admin.ts';
import { call } from '#web/lib/call.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { CheckboxGroup } from '#web/ui/field/choice/checkbox-group.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { SettingsForm } from './settings-form.tsx';
import { SettingsPart } from './settings-part.tsx';

const Answers = z.object({ languages: OfferedLanguages });

/** English is always enabled and not part of the form. */
const choices = languages
  .filter((language) => language !== 'en')
  .map((language) => ({ value: language, label: languageNames[language] }));

/** The languages that users can choose. */
export function LanguagesSection() {
  return (
    <SettingsPart title="tenants.languages.title">{(settings) => <LanguagesForm settings={settings} />}</SettingsPart>
  );
}

function LanguagesForm({ settings }: { readonly settings: TenantSettings }) {
  const t = useT();
  const form = useSchemaForm(Answers, { languages: settings.languages });
  const save = (answers: z.infer<typeof Answers>) =>
    call(tenantAdminApi.saveLanguages, { body: { ...answers, version: settings.version } });
  return (
    <SettingsForm form={form} onSave={save}>
      <FormField control={form.control} name="languages" label={t('tenants.languages.label')}>
        {(field) => (
          <CheckboxGroup<Language>
            {...field}
            isOptional="unmarked"
            hint={t('tenants.languages.intro')}
            choices={choices}
          />
        )}
      </FormField>
    </SettingsForm>
  );
}
