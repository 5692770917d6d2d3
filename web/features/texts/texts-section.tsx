import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { TextEntry } from '#domain/features/texts/contract.ts';
import { type Language, languageNames } from '#domain/phrases/phrases.ts';
import { useTenant } from '#web/features/tenants/queries.ts';
import { useDebounced } from '#web/lib/hooks/use-debounced.ts';
import { getCurrentLanguage, useT } from '#web/lib/texts/i18n.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Select } from '#web/ui/field/choice/select.tsx';
import { Switch } from '#web/ui/field/choice/switch.tsx';
import { SearchField } from '#web/ui/field/text/search-field.tsx';
import { foundTexts, type TextSearch } from './queries.ts';
import { TextEditor } from './text-editor.tsx';
import css from './texts-section.module.css';

/** Search and edit custom texts. */
export function TextsSection() {
  const t = useT();
  const [search, setSearch] = useState<TextSearch>({ language: getCurrentLanguage(), words: '', onlyOwn: false });
  const { languages } = useTenant();
  return (
    <div className={css.parts}>
      <p>{t('texts.intro')}</p>
      <div className={css.tools}>
        <Select<Language>
          label={t('texts.language')}
          value={search.language}
          onChange={(language) => setSearch({ ...search, language })}
          choices={languages.map((language) => ({ value: language, label: languageNames[language] }))}
        />
        <SearchField
          label={t('texts.search')}
          value={search.words}
          onChange={(words) => setSearch({ ...search, words })}
        />
      </div>
      <Switch isSelected={search.onlyOwn} onChange={(onlyOwn) => setSearch({ ...search, onlyOwn })}>
        {t('texts.onlyOwn')}
      </Switch>
      {(search.words.trim() !== '' || search.onlyOwn) && <SearchResults search={search} />}
    </div>
  );
}

function SearchResults({ search }: { readonly search: TextSearch }) {
  const t = useT();
  const words = useDebounced(search.words);
  const { data, error, refetch } = useQuery(foundTexts({ ...search, words }));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading label={t('common.states.loadingName', { name: t('texts.title') })} />;
  const { texts, total } = data;
  if (total === 0) return <NoResults isFiltered={search.onlyOwn && words === ''} />;
  return (
    <>
      <p role="status">
        {t('texts.count', { count: total })} {total > texts.length && t('texts.more', { shown: texts.length, total })}
      </p>
      <ul className={css.list}>
        {texts.map((entry: TextEntry) => (
          <li key={`${search.language}/${entry.key}`}>
            <TextEditor language={search.language} entry={entry} />
          </li>
        ))}
      </ul>
    </>
  );
}

function NoResults({ isFiltered }: { readonly isFiltered: boolean }) {
  const t = useT();
  if (isFiltered) return <EmptyState title={t('texts.noneOwn')}>{t('texts.noneOwnText')}</EmptyState>;
  return <EmptyState title={t('texts.none')}>{t('texts.noneText')}</EmptyState>;
}
