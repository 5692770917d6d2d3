import { Save } from 'lucide-react';
import { useState } from 'react';
import { mailFrequencies } from '#domain/features/saved-searches/contract.ts';
import { NewPeopleSearch } from '#domain/features/seekers/search/contract.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { useAnnounce } from '#web/ui/feedback/announce.ts';
import { RadioGroup } from '#web/ui/field/choice/radio-group.tsx';
import { TextField } from '#web/ui/field/text/text-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { usePeopleSearchActions } from './people-search-queries.ts';

/** Saves the conditions under a name, with an alert about people who are new. */
export function SavePeopleSearch({ address }: { readonly address: string }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" icon={Save} aria-haspopup="dialog" onPress={() => setOpen(true)}>
        {t('seekers.advanced.save')}
      </Button>
      {isOpen && <SaveDialog address={address} onClose={() => setOpen(false)} />}
    </>
  );
}

function SaveDialog({ address, onClose }: { readonly address: string; readonly onClose: () => void }) {
  const t = useT();
  const announce = useAnnounce();
  const { save } = usePeopleSearchActions();
  const form = useSchemaForm<NewPeopleSearch, NewPeopleSearch>(NewPeopleSearch, {
    name: '',
    address,
    frequency: 'daily',
  });
  const send = async (body: NewPeopleSearch) => {
    const search = await save.mutateAsync(body);
    announce(t('seekers.advanced.saved', { name: search.name }));
    onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} title={t('seekers.advanced.save')}>
      <Form form={form} onSubmit={send}>
        <FormField control={form.control} name="name" label={t('seekers.advanced.searchName')}>
          {(field) => <TextField {...field} maxLength={100} />}
        </FormField>
        <FormField control={form.control} name="frequency" label={t('seekers.advanced.alert')}>
          {({ ref: _ref, ...field }) => (
            <RadioGroup
              {...field}
              hint={t('seekers.advanced.alertHint')}
              choices={mailFrequencies.map((value) => ({ value, label: t(`seekers.advanced.frequencies.${value}`) }))}
            />
          )}
        </FormField>
        <FormActions>
          <SubmitButton icon={Save}>{t('seekers.advanced.save')}</SubmitButton>
          <Button onPress={onClose}>{t('common.actions.cancel')}</Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}
