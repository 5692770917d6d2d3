import { Save } from 'lucide-react';
import type * as z from 'zod/mini';
import { type ImportedPerson, ImportedPersonFields } from '#domain/features/bulk-imports/resumes/people-contract.ts';
import { useSavePerson } from '#web/features/bulk-imports/resumes/queries.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { useAnnounce } from '#web/ui/feedback/announce.ts';
import { TextField } from '#web/ui/field/text/text-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';

const fields = [
  ['full_name', 'name'],
  ['email', 'email'],
  ['phone', 'phone'],
  ['headline', 'headline'],
  ['city', 'city'],
  ['region', 'region'],
  ['country', 'country'],
] as const;

interface PersonFormProps {
  readonly person: ImportedPerson;
  readonly onClose: () => void;
}

export function PersonForm({ person, onClose }: PersonFormProps) {
  const t = useT();
  const announce = useAnnounce();
  const save = useSavePerson(person.id);
  const { full_name, email, phone, headline, city, region, country } = person;
  const form = useSchemaForm<z.input<typeof ImportedPersonFields>, ImportedPersonFields>(ImportedPersonFields, {
    full_name,
    email,
    phone,
    headline,
    city,
    region,
    country,
  });
  const send = async (values: ImportedPersonFields) => {
    await save.mutateAsync({ person: values, version: person.version });
    announce(t('resumeImports.person.saved'));
    onClose();
  };
  return (
    <Form form={form} onSubmit={send}>
      {fields.map(([name, label]) => (
        <FormField key={name} control={form.control} name={name} label={t(`resumeImports.fields.${label}`)}>
          {(field) => <TextField {...field} />}
        </FormField>
      ))}
      <FormActions>
        <SubmitButton icon={Save}>{t('resumeImports.person.save')}</SubmitButton>
        <Button onPress={onClose}>{t('common.actions.cancel')}</Button>
      </FormActions>
    </Form>
  );
}
