import { Send } from 'lucide-react';
import { type Accommodation, accommodationStages, NewAccommodation } from '#domain/features/accommodations/contract.ts';
import { needChoices } from '#domain/features/needs/menu.ts';
import type { PrivateAnswers } from '#domain/features/needs/private-drafts.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { CheckboxGroup } from '#web/ui/field/choice/checkbox-group.tsx';
import { RadioGroup } from '#web/ui/field/choice/radio-group.tsx';
import { TextArea } from '#web/ui/field/text/text-area.tsx';
import { TextField } from '#web/ui/field/text/text-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SaveState } from '#web/ui/form/save-state.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { useAsking } from './queries.ts';
import { readWanted, useRequestDraft } from './request-draft.ts';

interface AskFormProps {
  readonly applicationId: number;
  /** The draft from this or another device. */
  readonly savedDraft: PrivateAnswers | null;
  readonly onRequested: (request: Accommodation) => void;
  readonly onClose: () => void;
}

/** Requests accommodations from one employer. Unlike other forms, its draft is never stored on the device. */
export function AskForm({ applicationId, savedDraft, onRequested, onClose }: AskFormProps) {
  const t = useT();
  const form = useSchemaForm<NewAccommodation, NewAccommodation>(NewAccommodation, readWanted(savedDraft));
  const draft = useRequestDraft(applicationId, form.control, savedDraft);
  const { create } = useAsking(applicationId);
  const send = async (body: NewAccommodation) => {
    const request = await create.mutateAsync(body);
    draft.close();
    onRequested(request);
  };
  const giveUp = () => {
    draft.close();
    onClose();
  };
  const choices = needChoices.map((choice) => ({ value: choice, label: t(`needs.choices.${choice}`) }));
  const stages = accommodationStages.map((stage) => ({ value: stage, label: t(`accommodations.stages.${stage}`) }));
  return (
    <Form form={form} onSubmit={send}>
      <FormField control={form.control} name="stage" label={t('accommodations.stage')}>
        {({ ref: _ref, ...field }) => <RadioGroup {...field} choices={stages} />}
      </FormField>
      <FormField control={form.control} name="choices" label={t('accommodations.choices')}>
        {({ ref: _ref, ...field }) => <CheckboxGroup {...field} choices={choices} />}
      </FormField>
      <FormField control={form.control} name="words" label={t('accommodations.details')}>
        {(field) => <TextArea {...field} hint={t('accommodations.detailsHint')} rows={3} max={2000} isOptional />}
      </FormField>
      <FormField control={form.control} name="needed_on" label={t('accommodations.neededOn')}>
        {({ value, onChange, ...field }) => (
          <TextField
            {...field}
            type="date"
            value={value ?? ''}
            onChange={(day) => onChange(day === '' ? null : day)}
            hint={t('accommodations.neededHint')}
            isOptional
          />
        )}
      </FormField>
      <FormActions>
        <SubmitButton icon={Send}>{t('accommodations.send')}</SubmitButton>
        <Button onPress={giveUp}>{t('common.actions.cancel')}</Button>
        <SaveState draft={draft} />
      </FormActions>
    </Form>
  );
}
