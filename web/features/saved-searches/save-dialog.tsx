import { Save } from 'lucide-react';
import { NewSavedSearch } from '#domain/features/saved-searches/contract.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { useAnnounce } from '#web/ui/feedback/announce.ts';
import { RadioGroup } from '#web/ui/field/choice/radio-group.tsx';
import { TextField } from '#web/ui/field/text/text-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { frequencyChoices } from './frequency-choices.ts';
import { useSavedSearchActions } from './queries.ts';

interface SaveDialogProps {
  readonly address: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** Asks for the name and the email frequency, which is off by default. */
export function SaveDialog({ address, name, onClose }: SaveDialogProps) {
  const t = useT();
  const announce = useAnnounce();
  const { save } = useSavedSearchActions();
  const form = useSchemaForm<NewSavedSearch, NewSavedSearch>(NewSavedSearch, { name, address, frequency: 'never' });
  const draft = useDraft(form, `save-search:${address}`);
  const send = async (body: NewSavedSearch) => {
    const search = await save.mutateAsync(body);
    draft.discard();
    announce(t('savedSearches.save.done', { name: search.name }));
    onClose();
  };
  const giveUp = () => {
    draft.discard();
    onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} title={t('savedSearches.save.action')}>
      <Form form={form} onSubmit={send}>
        <FormField control={form.control} name="name" label={t('savedSearches.save.name')}>
          {(field) => <TextField {...field} maxLength={100} />}
        </FormField>
        <FormField control={form.control} name="frequency" label={t('savedSearches.searches.frequency')}>
          {({ ref: _ref, ...field }) => (
            <RadioGroup {...field} hint={t('savedSearches.save.frequencyHint')} choices={frequencyChoices(t)} />
          )}
        </FormField>
        <FormActions>
          <SubmitButton icon={Save}>{t('savedSearches.save.send')}</SubmitButton>
          <Button onPress={giveUp}>{t('common.actions.cancel')}</Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}
