import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { ImpersonationCandidate } from '#domain/features/impersonation/contract.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { SearchField } from '#web/ui/field/text/search-field.tsx';
import css from './people-search.module.css';
import { PersonRow } from './person-row.tsx';
import { peopleFor } from './queries.ts';

interface PeopleSearchProps {
  /** The query from the address. */
  readonly words: string;
  readonly onSearch: (words: string) => void;
  readonly onChoose: (person: ImpersonationCandidate) => void;
}

/** Searches accounts by name, email, or organization. */
export function PeopleSearch({ words, onSearch, onChoose }: PeopleSearchProps) {
  const t = useT();
  const [typed, setTyped] = useState(words);
  const search = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  return (
    <>
      <search>
        <form className={css.search} onSubmit={search}>
          <SearchField
            label={t('impersonation.search')}
            value={typed}
            onChange={setTyped}
            onClear={() => onSearch('')}
          />
          <Button type="submit" variant="primary" icon={Search}>
            {t('impersonation.submit')}
          </Button>
        </form>
      </search>
      <SearchResults words={words} onChoose={onChoose} />
    </>
  );
}

function SearchResults({
  words,
  onChoose,
}: {
  readonly words: string;
  readonly onChoose: (person: ImpersonationCandidate) => void;
}) {
  const t = useT();
  const { data, error, refetch } = useQuery(peopleFor(words));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading label={t('common.states.loading')} />;
  if (data.people.length === 0) {
    return <EmptyState title={t('impersonation.none')}>{t('impersonation.noneText')}</EmptyState>;
  }
  return (
    <>
      <p role="status" className={css.count}>
        {t('impersonation.found', { count: data.people.length })}
        {data.has_more && ` · ${t('impersonation.more')}`}
      </p>
      <ul className={css.list}>
        {data.people.map((person) => (
          <PersonRow key={person.user_id} person={person} onChoose={() => onChoose(person)} />
        ))}
      </ul>
    </>
  );
}
