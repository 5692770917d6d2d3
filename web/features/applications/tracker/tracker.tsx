import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Archive, Building2, ChevronDown, FileText, Hand, type LucideIcon, Search } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { ApplicationCard } from '#domain/features/applications/contract.ts';
import { ApplicationStatus, isFinal } from '#domain/features/applications/lifecycle.ts';
import { paths } from '#web/app/paths.ts';
import { ownApplications, startedApplications } from '#web/features/applications/queries.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { StartedRow } from './started-row.tsx';
import css from './tracker.module.css';
import { groupByTurn } from './tracker-groups.ts';
import { TrackerRow } from './tracker-row.tsx';

/** All applications by whose turn it is; past ones are collapsed. */
export function Tracker() {
  const t = useT();
  const query = useInfiniteQuery(ownApplications());
  const started = useQuery(startedApplications());
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  if (error && !data) {
    return <ErrorState error={error} title={t('applications.tracker.failed')} onRetry={() => void refetch()} />;
  }
  if (!data || started.isPending)
    return <Loading label={t('applications.tracker.loading')} skeleton={<Skeleton shape="card" count={3} />} />;
  const cards = data.pages.flatMap((page) => page.applications);
  const drafts = started.data ?? [];
  if (cards.length === 0 && drafts.length === 0) return <NoApplications />;
  const { you, employer, finished } = groupByTurn(cards);
  const ownCount = you.length + drafts.length;
  return (
    <div className={css.tracker}>
      <Group icon={Hand} title={t('applications.tracker.groups.you')} count={ownCount}>
        {ownCount === 0 && <p className={css.none}>{t('applications.tracker.noneWaiting')}</p>}
        {ownCount > 0 && (
          <ul className={css.list}>
            {drafts.map((draft) => (
              <li key={draft.job.id}>
                <StartedRow draft={draft} />
              </li>
            ))}
            <Rows cards={you} />
          </ul>
        )}
      </Group>
      {employer.length > 0 && (
        <Group icon={Building2} title={t('applications.tracker.groups.employer')} count={employer.length}>
          <ul className={css.list}>
            <Rows cards={employer} />
          </ul>
        </Group>
      )}
      {finished.length > 0 && <Past cards={finished} />}
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
  readonly icon: LucideIcon;
  readonly title: string;
  readonly count: number;
  readonly children: ReactNode;
}

function Group({ icon: Icon, title, count, children }: GroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.group}>
      <h2 id={id} className={css.title}>
        <Icon size={17} aria-hidden />
        {title}
        {count > 0 && <span className={css.count}>{count}</span>}
      </h2>
      {children}
    </section>
  );
}

function Rows({ cards }: { readonly cards: readonly ApplicationCard[] }) {
  return cards.map((card) => (
    <li key={card.id}>
      <TrackerRow card={card} />
    </li>
  ));
}

/** Ended applications, collapsed, with their number by result. */
function Past({ cards }: { readonly cards: readonly ApplicationCard[] }) {
  const t = useT();
  const counts = ApplicationStatus.options.filter(isFinal).flatMap((status) => {
    const count = cards.filter((card) => card.status === status).length;
    return count === 0 ? [] : [`${t(`statuses.application.${status}`)} ${count}`];
  });
  return (
    <details className={css.finished}>
      <summary className={css.summary}>
        <Archive size={16} aria-hidden />
        <span>{t('applications.tracker.groups.finished')}</span>
        <span className={css.count}>{cards.length}</span>
        <span className={css.counts}>{counts.join(' · ')}</span>
      </summary>
      <ul className={css.list}>
        <Rows cards={cards} />
      </ul>
    </details>
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
