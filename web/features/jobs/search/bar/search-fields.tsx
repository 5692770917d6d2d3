import { Search } from 'lucide-react';
import { type FormEvent, useEffect, useRef } from 'react';
import { useLocationSuggestions } from '#web/features/matching/queries.ts';
import { useAppliedText } from '#web/lib/hooks/use-applied-text.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ComboBox } from '#web/ui/field/choice/combo-box.tsx';
import css from './search-form.module.css';
import type { SearchFormProps } from './search-form.tsx';
import { useQuerySuggestions } from './use-query-suggestions.ts';

interface SearchFieldsProps extends SearchFormProps {
  /** Whether the person opened the form, which then has the focus. */
  readonly isOpened: boolean;
}

/** Query and location. The results update only on submit. */
export function SearchFields({ value, onSearch, radius, isOpened }: SearchFieldsProps) {
  const t = useT();
  const words = useAppliedText(value.words);
  const place = useAppliedText(value.place);
  const suggestions = useQuerySuggestions(words.text === value.words ? '' : words.text);
  const places = useLocationSuggestions(place.text === value.place ? '' : place.text, 'all');
  const send = (event: FormEvent) => {
    event.preventDefault();
    const next = { words: words.text.trim(), place: place.text.trim() };
    words.markApplied(next.words);
    place.markApplied(next.place);
    onSearch(next);
  };
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isOpened) form.current?.querySelector('input')?.focus();
  }, [isOpened]);
  return (
    <search>
      <form
        ref={form}
        className={classNames(css.form, Boolean(radius) && css.withRadius)}
        onSubmit={send}
        aria-label={t('jobs.search.form.label')}
      >
        <ComboBox
          label={t('jobs.search.form.query')}
          hint={t('jobs.search.form.queryHint')}
          placeholder={t('jobs.search.form.query')}
          isHeaderHidden
          isOptional="unmarked"
          name="words"
          submitsOnEnter
          text={words.text}
          onTextChange={(text) => words.setText(text.slice(0, 200))}
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
          text={place.text}
          onTextChange={(text) => place.setText(text.slice(0, 120))}
          {...places}
        />
        {radius}
        <Button type="submit" variant="primary" icon={Search}>
          {t('jobs.search.form.submit')}
        </Button>
      </form>
    </search>
  );
}
