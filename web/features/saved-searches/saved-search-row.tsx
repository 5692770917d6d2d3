import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { SavedSearch } from '#domain/features/saved-searches/contract.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { UndoRow } from '#web/ui/feedback/undo-row.tsx';
import { RadioGroup } from '#web/ui/field/choice/radio-group.tsx';
import { frequencyChoices } from './frequency-choices.ts';
import { useSavedSearchActions } from './queries.ts';
import { RenameDialog } from './rename-dialog.tsx';
import css from './saved-searches.module.css';
import { SearchLink } from './search-link.tsx';

interface SavedSearchRowProps {
  readonly search: SavedSearch;
  readonly onRemoved: () => void;
}

/** One saved search: its link and its email frequency, which applies immediately. */
export function SavedSearchRow({ search, onRemoved }: SavedSearchRowProps) {
  const t = useT();
  const { edit, remove } = useSavedSearchActions();
  const [isRenaming, setRenaming] = useState(false);
  const { id, name } = search;
  const frequency = (edit.isPending ? edit.variables.frequency : undefined) ?? search.frequency;
  const failure = edit.error ?? remove.error;
  return (
    <section aria-labelledby={`search-${id}`}>
      <div className={css.row}>
        <SearchLink search={search} headingId={`search-${id}`} />
        <RadioGroup
          label={t('savedSearches.searches.frequency')}
          variant="segments"
          value={frequency}
          onChange={(next) => edit.mutate({ id, frequency: next })}
          choices={frequencyChoices(t)}
        />
        <div className={css.actions}>
          <Button
            variant="quiet"
            isDense
            icon={Pencil}
            aria-label={`${t('savedSearches.searches.rename')}: ${name}`}
            aria-haspopup="dialog"
            onPress={() => setRenaming(true)}
          >
            {t('savedSearches.searches.rename')}
          </Button>
          <Button
            variant="quiet"
            isDense
            icon={Trash2}
            aria-label={`${t('savedSearches.searches.remove')}: ${name}`}
            isPending={remove.isPending}
            onPress={() => remove.mutate(id, { onSuccess: onRemoved })}
          >
            {t('savedSearches.searches.remove')}
          </Button>
        </div>
        {failure && <InlineNote tone="danger">{translateError(failure)}</InlineNote>}
      </div>
      {isRenaming && <RenameDialog search={search} onClose={() => setRenaming(false)} />}
    </section>
  );
}

interface RemovedSearchProps {
  readonly search: SavedSearch;
  readonly onBack: () => void;
}

/** Replaces a deleted search, with Undo. */
export function RemovedSearch({ search, onBack }: RemovedSearchProps) {
  const t = useT();
  const { restore } = useSavedSearchActions();
  return (
    <>
      <UndoRow
        text={t('savedSearches.searches.removed', { name: search.name })}
        onUndo={() => restore.mutate(search.id, { onSuccess: onBack })}
        isPending={restore.isPending}
        takesFocus
      />
      {restore.error && <InlineNote tone="danger">{translateError(restore.error)}</InlineNote>}
    </>
  );
}
