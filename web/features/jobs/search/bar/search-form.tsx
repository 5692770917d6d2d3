import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useLocationSuggestions } from '#web/features/matching/queries.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { ComboBox } from '#web/ui/field/choice/combo-box.tsx';
import css from './search-form.module.css';
import { useQuerySuggestions } from './use-query-suggestions.ts';

export interface SearchFormValues {
  readonly words: string;
  readonly place: string;
}

interface SearchFormProps {
  readonly value: SearchFormValues;
  readonly onSearch: (value: SearchFormValues) => void;
}

/** Query and location. The results update only on submit. */
export function SearchForm({ value, onSearch }: SearchFormProps) {
  const t = useT();
  const [words, setQuery] = useState(value.words);
  const [place, setLocation] = useState(value.place);
  const [shown, setShown] = useState(value);
  // Back and Forward change the query; the fields follow without moving the focus.
  if (shown.words !== value.words || shown.place !== value.place) {
    setShown(value);
    setQuery(value.words);
    setLocation(value.place);
  }
  const suggestions = useQuerySuggestions(words === value.words ? '' : words);
  const places = useLocationSuggestions(place === value.place ? '' : place, 'all');
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSearch({ words: words.trim(), place: place.trim() });
  };
  return (
    <search>
      <form className={css.form} onSubmit={send} aria-label={t('jobs.search.form.label')}>
        <ComboBox
          label={t('jobs.search.form.query')}
          hint={t('jobs.search.form.queryHint')}
          placeholder={t('jobs.search.form.query')}
          isHeaderHidden
          isOptional="unmarked"
          name="words"
          submitsOnEnter
          text={words}
          onTextChange={(text) => setQuery(text.slice(0, 200))}
          {...suggestions}
        />
        <ComboBox
          label={t('jobs.search.form.location')}
          hint={t('jobs.search.form.locationHint')}
          placeholder={t('jobs.search.form.location')}
          isHeaderHidden
          isOptional="unmarked"
          name="place"
          submitsOnEnter
          text={place}
          onTextChange={(text) => setLocation(text.slice(0, 120))}
          {...places}
        />
        <Button type="submit" variant="primary" icon={Search}>
          {t('jobs.search.form.submit')}
        </Button>
      </form>
    </search>
  );
}
