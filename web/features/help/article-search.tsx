import { useState } from 'react';
import { useDelay } from '#web/lib/spec-timer.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { announce } from '#web/ui/feedback/announce.ts';
import { SearchField } from '#web/ui/field/text/search-field.tsx';

/** Milliseconds without typing before the number of results is announced. */
const announceDelayMs = 1000;

interface ArticleSearchProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly foundCount: number;
}

/** The search box of the articles. Results show while typing. */
export function ArticleSearch({ value, onChange, foundCount }: ArticleSearchProps) {
  const t = useT();
  const [announced, setAnnounced] = useState('');
  useDelay(
    announceDelayMs,
    () => {
      setAnnounced(value);
      announce(foundCount === 0 ? t('help.howTo.none') : t('help.howTo.found', { count: foundCount }));
    },
    { isActive: value.trim() !== '' && value !== announced, restartOn: value },
  );
  return (
    <SearchField
      label={t('help.howTo.search')}
      placeholder={t('help.howTo.search')}
      isLabelHidden
      value={value}
      onChange={onChange}
    />
  );
}
