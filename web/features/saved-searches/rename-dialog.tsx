import { Save } from 'lucide-react';
import { type SavedSearch, SavedSearchName } from '#domain/features/saved-searches/contract.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { useAnnounce } from '#web/ui/feedback/announce.ts';
import { TextField } from '#web/ui/field/text/text-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { useSavedSearchActions } from './queries.ts';

interface RenameDialogProps {
  readonly search: SavedSearch;
  readonly onClose: () => void;
}

export function RenameDialog({ search: { id, name }, onClose }: RenameDialogProps) {
  const t = useT();
  const announce = useAnnounce();
  const { edit } = useSavedSearchActions();
  const form = useSchemaForm<SavedSearchName, SavedSearchName>(SavedSearchName, { name });
  const draft = useDraft(form, `rename-search:${id}`);
  const send = async (change: SavedSearchName) => {
    const search = await edit.mutateAsync({ id, ...change });
    draft.discard();
    announce(t('savedSearches.searches.renamed', { name: search.name }));
    onClose();
  };
  const giveUp = () => {
    draft.discard();
    onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} title={t('savedSearches.searches.renameTitle')}>
      <Form form={form} onSubmit={send}>
        <FormField control={form.control} name="name" label={t('savedSearches.save.name')}>
          {(field) => <TextField {...field} maxLength={100} />}
        </FormField>
        <FormActions>
          <SubmitButton icon={Save}>{t('common.actions.save')}</SubmitButton>
          <Button onPress={giveUp}>{t('common.actions.cancel')}</Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}
