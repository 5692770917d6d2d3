import type { InterviewPlan, InterviewStart } from '#domain/features/interviews/interview.ts';
import { InterviewPlan as PlanSchema } from '#domain/features/interviews/interview.ts';
import { interviewKinds } from '#domain/features/interviews/pack.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { CheckboxGroup } from '#web/ui/field/choice/checkbox-group.tsx';
import { Select } from '#web/ui/field/choice/select.tsx';
import { NumberField } from '#web/ui/field/text/number-field.tsx';
import { TextArea } from '#web/ui/field/text/text-area.tsx';
import { TextField } from '#web/ui/field/text/text-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { CardSection } from '#web/ui/layout/card-section.tsx';
import type { PlanControl } from './control.ts';
import { QuestionFields } from './question-fields.tsx';

interface PlanFormProps {
  readonly start: InterviewStart;
  readonly defaults: InterviewPlan;
  readonly onSave: (plan: InterviewPlan) => Promise<unknown>;
  readonly onCancel: () => void;
}

/** Plans an interview. Texts may stay empty until it is sent. */
export function PlanForm({ start, defaults, onSave, onCancel }: PlanFormProps) {
  const t = useT();
  const form = useSchemaForm(PlanSchema, defaults);
  const { control } = form;
  return (
    <Form form={form} onSubmit={onSave}>
      <PeopleFields control={control} start={start} />
      <PlaceFields control={control} />
      <CardSection title={t('interviews.form.content')} gap="wide">
        <FormField control={control} name="pack.format" label={t('interviews.form.format')}>
          {(field) => <TextArea {...field} rows={3} max={2000} hint={t('interviews.form.formatHint')} />}
        </FormField>
        <QuestionFields control={control} />
        <FormField control={control} name="pack.scoring" label={t('interviews.form.scoring')}>
          {(field) => <TextArea {...field} rows={2} max={1000} hint={t('interviews.form.scoringHint')} />}
        </FormField>
        <FormField control={control} name="accommodations" label={t('interviews.form.accommodations')}>
          {(field) => (
            <TextArea
              {...field}
              value={field.value ?? ''}
              onChange={(text) => field.onChange(text === '' && defaults.accommodations === null ? null : text)}
              rows={2}
              max={1000}
              hint={t(`interviews.form.accommodations${defaults.accommodations === null ? 'Hidden' : 'Hint'}`)}
            />
          )}
        </FormField>
      </CardSection>
      <FormActions>
        <SubmitButton>{t('interviews.form.save')}</SubmitButton>
        <Button onPress={onCancel}>{t('common.actions.cancel')}</Button>
      </FormActions>
    </Form>
  );
}

function PeopleFields({ control, start }: { readonly control: PlanControl; readonly start: InterviewStart }) {
  const t = useT();
  return (
    <CardSection title={t('interviews.form.people')} gap="wide">
      <FormField control={control} name="round" label={t('interviews.form.round')}>
        {(field) => (
          <NumberField {...field} onChange={(value) => field.onChange(value ?? 1)} minValue={1} maxValue={9} />
        )}
      </FormField>
      <FormField control={control} name="panel_ids" label={t('interviews.form.panel')}>
        {({ value, onChange, ...field }) => (
          <CheckboxGroup
            {...field}
            value={value.map(String)}
            onChange={(ids) => onChange(ids.map(Number))}
            choices={start.panel.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
        )}
      </FormField>
    </CardSection>
  );
}

function PlaceFields({ control }: { readonly control: PlanControl }) {
  const t = useT();
  return (
    <CardSection title={t('interviews.form.where')} gap="wide">
      <FormField control={control} name="pack.kind" label={t('interviews.form.kind')}>
        {(field) => (
          <Select
            {...field}
            choices={interviewKinds.map((kind) => ({ value: kind, label: t(`interviews.kinds.${kind}`) }))}
          />
        )}
      </FormField>
      <FormField control={control} name="pack.length_minutes" label={t('interviews.form.length')}>
        {(field) => (
          <NumberField
            {...field}
            onChange={(value) => field.onChange(value ?? 45)}
            minValue={10}
            maxValue={480}
            step={5}
          />
        )}
      </FormField>
      <FormField control={control} name="time_zone" label={t('interviews.form.timeZone')}>
        {(field) => (
          <Select
            {...field}
            choices={Intl.supportedValuesOf('timeZone').map((zone) => ({ value: zone, label: zone }))}
          />
        )}
      </FormField>
      <FormField control={control} name="pack.link" label={t('interviews.form.link')}>
        {(field) => <TextField {...field} inputMode="url" isOptional />}
      </FormField>
      <FormField control={control} name="pack.place" label={t('interviews.form.place')}>
        {(field) => <TextField {...field} maxLength={300} hint={t('interviews.form.placeHint')} isOptional />}
      </FormField>
      <FormField control={control} name="pack.room" label={t('interviews.form.room')}>
        {(field) => <TextField {...field} maxLength={300} hint={t('interviews.form.roomHint')} isOptional />}
      </FormField>
      <FormField control={control} name="pack.breaks" label={t('interviews.form.breaks')}>
        {(field) => <TextField {...field} maxLength={300} hint={t('interviews.form.breaksHint')} />}
      </FormField>
    </CardSection>
  );
}
