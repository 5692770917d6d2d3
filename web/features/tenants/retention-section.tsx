import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import {
  listOfferedMonths,
  type RetentionKind,
  type RetentionPeriods,
  retentionKinds,
} from '#domain/features/retention/periods.ts';
import type { TenantSettings } from '#domain/features/tenants/admin-contract.ts';
import { tenantAdminApi } from '#web/lib/api/system/tenant-admin.ts';
import { call } from '#web/lib/call.ts';
import { type Translate, useT } from '#web/lib/texts/i18n.ts';
import { Select } from '#web/ui/field/choice/select.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { RetentionPreview } from './retention-preview.tsx';
import css from './settings.module.css';
import { SettingsForm } from './settings-form.tsx';
import { SettingsPart } from './settings-part.tsx';

/** The months of each kind as the value of a list; `keep` without a limit. */
const Answers = z.record(z.enum(retentionKinds), z.string());
type Answers = z.infer<typeof Answers>;

const keep = 'keep';

/** How long the tenant keeps each kind of data, and what would go. */
export function RetentionSection() {
  return <SettingsPart title="retention.title">{(settings) => <RetentionForm settings={settings} />}</SettingsPart>;
}

function RetentionForm({ settings: { retention, time_zone: zone, version } }: { readonly settings: TenantSettings }) {
  const t = useT();
  const saved = toAnswers(retention);
  const form = useSchemaForm(Answers, saved);
  const answers = { ...saved, ...useWatch({ control: form.control }) };
  const save = (wanted: Answers) =>
    call(tenantAdminApi.saveRetention, { body: { periods: toPeriods(wanted), version } });
  return (
    <SettingsForm form={form} onSave={save} savedText={t('retention.saved')}>
      <p>
        {t('retention.intro', { zone: zone.replaceAll('_', ' ') })} {t('retention.law')}
      </p>
      <div className={css.pairs}>
        {retentionKinds.map((kind) => (
          <FormField key={kind} control={form.control} name={kind} label={t(`retention.kinds.${kind}`)}>
            {(field) => (
              <Select {...field} hint={t(`retention.notes.${kind}`)} choices={buildChoices(t, kind, saved[kind])} />
            )}
          </FormField>
        ))}
      </div>
      <RetentionPreview periods={toPeriods(answers)} />
    </SettingsForm>
  );
}

/** The offered periods, and the saved one if it is another. */
function buildChoices(t: Translate, kind: RetentionKind, saved: string) {
  const months = new Set(listOfferedMonths(kind));
  if (saved !== keep) months.add(Number(saved));
  return [
    { value: keep, label: t('retention.keep') },
    ...[...months]
      .sort((one, other) => one - other)
      .map((each) => ({ value: String(each), label: formatPeriod(t, each) })),
  ];
}

function formatPeriod(t: Translate, months: number): string {
  if (months % 12 === 0) return t('retention.years', { count: months / 12 });
  return t('retention.months', { count: months });
}

function toAnswers(periods: RetentionPeriods): Answers {
  return mapKinds((kind) => String(periods[kind] ?? keep));
}

function toPeriods(answers: Answers): RetentionPeriods {
  return mapKinds((kind) => (answers[kind] === keep ? null : Number(answers[kind])));
}

function mapKinds<Value>(getValue: (kind: RetentionKind) => Value): Record<RetentionKind, Value> {
  return Object.fromEntries(retentionKinds.map((kind) => [kind, getValue(kind)])) as Record<RetentionKind, Value>;
}
