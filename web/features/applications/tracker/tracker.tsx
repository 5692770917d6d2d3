import { useInfiniteQuery } from '@tanstack/react-query';
import { ChevronDown, FileText, Search } from 'lucide-react';
import { useId } from 'react';
import type { ApplicationCard } from '#domain/features/applications/contract.ts';
import { paths } from '#web/app/paths.ts';
import { ownApplications } from '#web/features/applications/queries.ts';
import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import css from './tracker.module.css';
import { TrackerCard } from './tracker-card.tsx';
import { groupByTurn } from './tracker-groups.ts';

/** All applications by whose turn it is; finished ones are collapsed. */
export function Tracker() {
  const t = useT();
  const query = useInfiniteQuery(ownApplications());
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  if (error && !data) {
    return <ErrorState error={error} title={t('applications.tracker.failed')} onRetry={() => void refetch()} />;
  }
  if (!data)
    return <Loading label={t('applications.tracker.loading')} skeleton={<Skeleton shape="card" count={3} />} />;
  const cards = data.pages.flatMap((page) => page.applications);
  if (cards.length === 0) return <NoApplications />;
  const { you, employer, finished } = groupByTurn(cards);
  return (
    <div className={css.tracker}>
      <Group title={t('applications.tracker.groups.you')} cards={you} empty={t('applications.tracker.noneWaiting')} />
      {employer.length > 0 && <Group title={t('applications.tracker.groups.employer')} cards={employer} />}
      {finished.length > 0 && (
        <details className={css.finished}>
          <summary className={css.summary}>
            {t('applications.tracker.groups.finished', { count: String(finished.length) })}
          </summary>
          <Cards cards={finished} />
        </details>
      )}
      {hasNextPage && (
        <div>
          <Button icon={ChevronDown} isPending={isFetchingNextPage} onPress={() => void fetchNextPage()}>
            {t('applications.tracker.more')}
          </Button>
        </div>
      )}
    </div>
  );
}

interface GroupProps {
  readonly title: string;
  readonly cards: readonly ApplicationCard[];
  readonly empty?: string;
}

function Group({ title, cards, empty }: GroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.group}>
      <h2 id={id} className={css.title}>
        {title}
      </h2>
      {cards.length === 0 && <p className={css.none}>{empty}</p>}
      <Cards cards={cards} />
    </section>
  );
}

function Cards({ cards }: Pick<GroupProps, 'cards'>) {
  return (
    <ul className={css.list}>
      {cards.map((card) => (
        <li key={card.id}>
          <TrackerCard card={card} />
        </li>
      ))}
    </ul>
  );
}

function NoApplications() {
  const t = useT();
  return (
    <EmptyState
      icon={FileText}
      title={t('applications.tracker.empty')}
      action={
        <LinkButton variant="primary" icon={Search} href={paths.search}>
          {t('applications.tracker.search')}
        </LinkButton>
      }
    >
      {t('applications.tracker.emptyText')}
    </EmptyState>
  );
}
