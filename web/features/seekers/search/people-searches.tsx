import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { mailFrequencies } from '#domain/features/saved-searches/contract.ts';
import type { PeopleSearch } from '#domain/features/seekers/search/contract.ts';
import { paths } from '#web/app/paths.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { IconButton } from '#web/ui/action/icon-button.tsx';
import { Link } from '#web/ui/action/link.tsx';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { Select } from '#web/ui/field/choice/select.tsx';
import { CardSection } from '#web/ui/layout/card-section.tsx';
import css from './people-search.module.css';
import { peopleSearches, usePeopleSearchActions } from './people-search-queries.ts';

/** The saved searches with their alerts; nothing without any. */
export function PeopleSearches() {
  const t = useT();
  const { data, error, refetch } = useQuery(peopleSearches());
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data || data.length === 0) return null;
  return (
    <CardSection title={t('seekers.advanced.searches')} size="h4">
      <ul className={css.searches}>
        {data.map((search) => (
          <li key={search.id} className={css.search}>
            <SearchRow search={search} />
          </li>
        ))}
      </ul>
    </CardSection>
  );
}

function SearchRow({ search }: { readonly search: PeopleSearch }) {
  const t = useT();
  const { edit, remove, save } = usePeopleSearchActions();
  const { id, name, address, frequency } = search;
  const failure = edit.error ?? remove.error ?? save.error;
  const removeSearch = () =>
    remove.mutate(id, {
      onSuccess: () =>
        showToast({
          action: `remove-people-search-${id}`,
          tone: 'ok',
          text: t('seekers.advanced.removed', { name }),
          onUndo: () => save.mutate({ name, address, frequency }),
        }),
    });
  return (
    <>
      <Link href={`${paths.advancedSearch}?${address}`}>{name}</Link>
      <Select
        label={t('seekers.advanced.alertOf', { name })}
        isHeaderHidden
        value={edit.isPending ? (edit.variables.frequency ?? frequency) : frequency}
        onChange={(next) => edit.mutate({ id, frequency: next })}
        choices={mailFrequencies.map((value) => ({ value, label: t(`seekers.advanced.frequencies.${value}`) }))}
      />
      <IconButton
        icon={Trash2}
        label={t('seekers.advanced.remove', { name })}
        isPending={remove.isPending}
        onPress={removeSearch}
      />
      {failure && <InlineNote tone="danger">{translateError(failure)}</InlineNote>}
    </>
  );
}
