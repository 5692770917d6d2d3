import { useAppliedText } from '#web/lib/hooks/use-applied-text.ts';
import { SearchField } from './search-field.tsx';

interface ListSearchProps {
  readonly label: string;
  /** Shows the label to screen readers only. */
  readonly isLabelHidden?: boolean;
  readonly placeholder?: string;
  /** What the list is filtered by. */
  readonly words: string;
  /** Called with an empty string after the field is cleared. */
  readonly onSearch: (words: string) => void;
}

/** The search box above a list. It shows the words of the list until others are typed, and says that Enter searches for those. */
export function ListSearch({ words, onSearch, ...field }: ListSearchProps) {
  const { text, setText, markApplied } = useAppliedText(words);
  const search = (wanted: string) => {
    markApplied(wanted);
    onSearch(wanted);
  };
  return (
    <SearchField
      {...field}
      value={text}
      onChange={setText}
      isSubmitted={text.trim() === words}
      onSubmit={(typed) => search(typed.trim())}
      onClear={() => search('')}
    />
  );
}
