import { Search } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useIsPhone } from '#web/lib/media.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import css from './search-form.module.css';

export interface SearchFormValues {
  readonly words: string;
  readonly place: string;
}

export interface SearchFormProps {
  readonly value: SearchFormValues;
  readonly onSearch: (value: SearchFormValues) => void;
  /** The distance, for a known place. It applies at once. */
  readonly radius?: ReactNode;
}

const loadFields = () => import('./search-fields.tsx');
const SearchFields = lazy(async () => ({ default: (await loadFields()).SearchFields }));

/** The search bar. On phones it is one line with the search, which opens the form. */
export function SearchForm(props: SearchFormProps) {
  const isPhone = useIsPhone();
  const [isEditing, setEditing] = useState(false);
  const line = <SearchLine value={props.value} onEdit={() => setEditing(true)} />;
  if (isPhone && !isEditing) return line;
  const onSearch = (value: SearchFormValues) => {
    setEditing(false);
    props.onSearch(value);
  };
  return (
    <Suspense fallback={isPhone ? line : <div className={css.loading} />}>
      <SearchFields {...props} onSearch={onSearch} isOpened={isEditing} />
    </Suspense>
  );
}

interface SearchLineProps extends Pick<SearchFormProps, 'value'> {
  readonly onEdit: () => void;
}

/** "data analyst · Portland, OR". The fields load as soon as it is touched or has the focus. */
function SearchLine({ value: { words, place }, onEdit }: SearchLineProps) {
  const t = useT();
  const search = [words, place].filter(Boolean).join(' · ');
  // A failed download is repeated when the form opens.
  const prefetch = () => void loadFields().catch(() => {});
  return (
    <search>
      <button type="button" className={css.line} onPointerEnter={prefetch} onFocus={prefetch} onClick={onEdit}>
        <Search size={20} aria-hidden />
        <span className={search ? css.current : css.empty}>{search || t('jobs.search.form.query')}</span>
        <span className={css.edit}>{search ? t('common.actions.edit') : t('common.actions.search')}</span>
      </button>
    </search>
  );
}
