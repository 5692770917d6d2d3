import { useQuery } from '@tanstack/react-query';
import { wordSuggestions } from '#web/features/jobs/queries.ts';
import { useDebounced } from '#web/lib/hooks/use-debounced.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import type { Choice } from '#web/ui/field/choice/radio-group.tsx';

/** Suggestions for the typed query with their job counts. */
export function useQuerySuggestions(text: string): {
  suggestions: readonly Choice[];
  state: 'ready' | 'loading' | 'failed';
} {
  const t = useT();
  const words = useDebounced(text.trim());
  const { data, isError, isFetching } = useQuery(wordSuggestions(words));
  const found = words === '' ? [] : (data?.suggestions ?? []);
  // A text that is both a title and a skill is suggested once.
  const texts = new Map(found.toReversed().map((each) => [each.text, each]));
  return {
    suggestions: [...texts.values()].toReversed().map(({ kind, text: value, count }) => ({
      value,
      label: value,
      note: `${t(`jobs.search.suggestions.${kind}`)} · ${t('jobs.search.suggestions.jobs', { count })}`,
    })),
    state: isError ? 'failed' : isFetching ? 'loading' : 'ready',
  };
}
