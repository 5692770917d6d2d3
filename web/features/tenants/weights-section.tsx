import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { MatchWeights, sumWeights } from '#domain/features/matching/score/weights.ts';
import type { TenantSettings } from '#domain/features/tenants/admin-contract.ts';
import { tenantAdminApi } from '#web/lib/api/system/tenant-admin.ts';
import { call } from '#web/lib/call.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { WeightFields } from '#web/ui/data/match/weight-fields.tsx';
import { NumberField } from '#web/ui/field/text/number-field.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { SettingsForm } from './settings-form.tsx';
import { SettingsPart } from './settings-part.tsx';

const Weight = z
  .nullable(z.int().check(z.minimum(0), z.maximum(100)))
  .check(z.refine((weight) => weight !== null, { error: 'required' }));

/** The six weights as typed; a sum other than 100 is an error of the first. */
const Answers = z
  .object({
    skills: Weight,
    job_title: Weight,
    certification: Weight,
    education: Weight,
    industry: Weight,
    management_level: Weight,
  })
  .check(z.refine((weights) => sumWeights(weights) === 100, { path: ['skills'], error: 'weights_sum' }));

/** The weights of the match parts. */
export function WeightsSection() {
  return <SettingsPart title="tenants.weights.title">{(settings) => <WeightsForm settings={settings} />}</SettingsPart>;
}

function WeightsForm({ settings: { weights, version } }: { readonly settings: TenantSettings }) {
  const t = useT();
  const form = useSchemaForm(Answers, weights);
  const typed = useWatch({ control: form.control, defaultValue: weights });
  const save = (answers: z.infer<typeof Answers>) =>
    call(tenantAdminApi.saveWeights, { body: { weights: MatchWeights.parse(answers), version } });
  return (
    <SettingsForm form={form} onSave={save}>
      <p>{t('tenants.weights.intro')}</p>
      <WeightFields
        weights={{ ...weights, ...typed }}
        onScale={(scaled) => form.reset(scaled, { keepDefaultValues: true })}
      >
        {(part, label) => (
          <FormField key={part} control={form.control} name={part} label={label}>
            {(field) => <NumberField {...field} minValue={0} maxValue={100} step={1} />}
          </FormField>
        )}
      </WeightFields>
    </SettingsForm>
  );
}
