import { Download } from 'lucide-react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { type ErdColumn, erdColumns } from '#domain/features/erd/contract.ts';
import { getDay, getPreset, type PeriodPreset, periodPresets } from '#domain/features/reports/period.ts';
import { Day, line } from '#domain/lib/fields.ts';
import { getErrorCode } from '#web/lib/api-error.ts';
import { translate, useT } from '#web/lib/texts/i18n.ts';
import { getOwnTimeZone } from '#web/lib/time-zone.ts';
import { showToast } from '#web/ui/feedback/toast.ts';
import { CheckboxGroup } from '#web/ui/field/choice/checkbox-group.tsx';
import { Select } from '#web/ui/field/choice/select.tsx';
import { TextField } from '#web/ui/field/text/text-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { readHiddenColumns, writeHiddenColumns } from '#web/ui/table/hidden-columns.ts';
import css from './erd.module.css';
import { downloadErd, type Period } from './queries.ts';

/** The columns left out of the file are stored on this device under this name. */
const storedColumns = 'erd-file';

type Preset = PeriodPreset | 'all' | 'own';

const OptionalDay = z.union([z.literal(''), Day]);

const Wanted = z.object({
  from: OptionalDay,
  to: OptionalDay,
  columns: z.array(z.enum(erdColumns)).check(z.minLength(1, 'required')),
  purpose: line(300, 1),
});
type Wanted = z.infer<typeof Wanted>;

interface ErdFormProps {
  /** Called when the days change, for the preview. */
  readonly onPeriod: (period: Period) => void;
  readonly onDone: () => void;
}

/** Period, columns, and purpose; submitting downloads the file. */
export function ErdForm({ onPeriod, onDone }: ErdFormProps) {
  const t = useT();
  const form = useSchemaForm(Wanted, { from: '', to: '', columns: readColumns(), purpose: '' });
  const { control, getValues, setValue } = form;
  const [preset, setPreset] = useState<Preset>('all');
  const choosePreset = (chosen: Preset) => {
    setPreset(chosen);
    if (chosen === 'own') return;
    const { from, to } = getDays(chosen);
    setValue('from', from);
    setValue('to', to);
    onPeriod({ from, to });
  };
  const showPeriod = () => {
    const { from, to } = getValues();
    if ([from, to].every((day) => OptionalDay.safeParse(day).success)) onPeriod({ from, to });
  };
  const send = async ({ columns, purpose, ...period }: Wanted) => {
    await downloadErd(period, columns, purpose);
    showToast({ action: 'download-erd', tone: 'ok', text: translate('erd.downloaded') });
    onDone();
  };
  // The limit of exports has a text of its own.
  const explainFailure = (error: unknown) => (getErrorCode(error) === 'too_many_exports' ? undefined : t('erd.failed'));
  return (
    <Form form={form} onSubmit={send} getErrorText={explainFailure}>
      <Select
        label={t('reports.filters.period')}
        value={preset}
        onChange={choosePreset}
        choices={[
          { value: 'all', label: t('erd.allDates') },
          ...[...periodPresets, 'own' as const].map((value) => ({ value, label: t(`reports.presets.${value}`) })),
        ]}
      />
      <div className={css.days}>
        {(['from', 'to'] as const).map((name) => (
          <FormField key={name} control={control} name={name} label={t(`erd.${name}`)}>
            {(field) => (
              <TextField
                {...field}
                type="date"
                hint={t('erd.dayHint')}
                isOptional="unmarked"
                onChange={(day) => {
                  setPreset('own');
                  field.onChange(day);
                }}
                onBlur={() => {
                  field.onBlur();
                  showPeriod();
                }}
              />
            )}
          </FormField>
        ))}
      </div>
      <FormField control={control} name="columns" label={t('erd.columns')}>
        {(field) => (
          <CheckboxGroup
            {...field}
            variant="row"
            onChange={(columns) => {
              writeHiddenColumns(storedColumns, new Set(erdColumns.filter((name) => !columns.includes(name))));
              field.onChange(columns);
            }}
            choices={erdColumns.map((value) => ({ value, label: t(`erd.names.${value}`) }))}
          />
        )}
      </FormField>
      <FormField control={control} name="purpose" label={t('erd.purposeLabel')}>
        {(field) => <TextField {...field} hint={t('erd.purposeHint')} maxLength={300} />}
      </FormField>
      <FormActions>
        <SubmitButton icon={Download} pendingText={t('erd.downloading')}>
          {t('erd.download')}
        </SubmitButton>
      </FormActions>
    </Form>
  );
}

/** The columns of the last visit on this device. */
function readColumns(): ErdColumn[] {
  const hidden = readHiddenColumns(storedColumns);
  return erdColumns.filter((name) => !hidden.has(name));
}

function getDays(preset: PeriodPreset | 'all'): Period {
  if (preset === 'all') return { from: '', to: '' };
  return getPreset(preset, getDay(new Date(), getOwnTimeZone()));
}
