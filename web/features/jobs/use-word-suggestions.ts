import { useQuery } from '@tanstack/react-query';
import { useT } from '#web/lib/i18n.ts';
import { useSettled } from '#web/lib/use-settled.ts';
import type { Choice } from '#web/ui/field/radio-group.tsx';
import { wordSuggestions } from './queries.ts';

/** What the typed words may become, with how many jobs have it. */
export function useWordSuggestions(text: string): {
  suggestions: readonly Choice[];
  state: 'ready' | 'loading' | 'failed';
} {
  const t = useT();
  const words = useSettled(text.trim());
  const { data, isError, isFetching } = useQuery(wordSuggestions(words));
  const found = words === '' ? [] : (data?.suggestions ?? []);
  // One text may be a title and a skill; it is offered once.
  const texts = new Map(found.toReversed().map((each) => [each.text, each]));
  return {
    suggestions: [...texts.values()].toReversed().map(({ kind, text: value, count }) => ({
      value,
      label: value,
      note: `${t(`search.suggestions.${kind}`)} · ${t('search.suggestions.jobs', { count })}`,
    })),
    state: isError ? 'failed' : isFetching ? 'loading' : 'ready',
  };
}
