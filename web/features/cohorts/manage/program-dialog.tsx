import { useState } from 'react';
import { type Program, ProgramDraft } from '#domain/features/cohorts/contract.ts';
import { useSaveProgram } from '#web/features/cohorts/queries.ts';
import { useTermSuggestions } from '#web/features/matching/queries.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { TokenField } from '#web/ui/field/choice/token-field.tsx';
import { TextArea } from '#web/ui/field/text/text-area.tsx';
import { TextField } from '#web/ui/field/text/text-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { type BoundField, FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';

interface ProgramDialogProps {
  /** Null for a new one. */
  readonly program: Program | null;
  readonly onClose: () => void;
}

export function ProgramDialog({ program, onClose }: ProgramDialogProps) {
  const t = useT();
  const { name, description, skills } = program ?? { name: '', description: '', skills: [] };
  const form = useSchemaForm<ProgramDraft, ProgramDraft>(ProgramDraft, { name, description, skills });
  const { mutateAsync } = useSaveProgram(program?.id ?? null);
  const save = async (draft: ProgramDraft) => {
    await mutateAsync(draft);
    showToast({ action: 'save-program', tone: 'ok', text: t('cohorts.programs.saved') });
    onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} title={t(program ? 'cohorts.programs.edit' : 'cohorts.programs.new')}>
      <Form form={form} onSubmit={save}>
        <FormField control={form.control} name="name" label={t('cohorts.programs.name')}>
          {(field) => <TextField {...field} hint={t('cohorts.programs.nameHint')} maxLength={120} />}
        </FormField>
        <FormField control={form.control} name="description" label={t('cohorts.programs.description')}>
          {(field) => <TextArea {...field} rows={4} max={4000} isOptional />}
        </FormField>
        <FormField control={form.control} name="skills" label={t('cohorts.programs.skills')}>
          {(field) => <SkillsField {...field} />}
        </FormField>
        <FormActions>
          <SubmitButton>{t('cohorts.programs.save')}</SubmitButton>
          <Button onPress={onClose}>{t('common.actions.cancel')}</Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}

function SkillsField({ value, onChange, ...field }: BoundField<string[]>) {
  const t = useT();
  const [text, setText] = useState('');
  const suggestions = useTermSuggestions('skill', text);
  return (
    <TokenField
      {...field}
      {...suggestions}
      hint={t('cohorts.programs.skillsHint')}
      isOptional
      text={text}
      onTextChange={setText}
      value={value.map((word) => ({ value: word, label: word }))}
      onChange={(tokens) => onChange(tokens.map((token) => token.label))}
    />
  );
}
