import { useInfiniteQuery } from '@tanstack/react-query';
import { ArrowRight, Search } from 'lucide-react';
import { paths } from '#web/app/paths.ts';
import { ownApplications } from '#web/features/applications/queries.ts';
import { useT } from '#web/lib/i18n.ts';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import css from './tracker.module.css';
import { TrackerCard } from './tracker-card.tsx';
import { groupByTurn } from './tracker-groups.ts';

/** Number of open applications on the dashboard. */
const shown = 3;

interface NextStepsProps {
  /** Whether an empty list shows the page's primary action. */
  readonly isMain: boolean;
}

/** Open applications, the seeker's turn first. */
export function NextSteps({ isMain }: NextStepsProps) {
  const t = useT();
  const { data, error, refetch } = useInfiniteQuery(ownApplications());
  if (error && !data)
    return <ErrorState error={error} title={t('applications.tracker.failed')} onRetry={() => void refetch()} />;
  if (!data)
    return <Loading label={t('applications.tracker.loading')} skeleton={<Skeleton shape="card" count={2} />} />;
  const { you, employer } = groupByTurn(data.pages.flatMap((page) => page.applications));
  const cards = [...you, ...employer].slice(0, shown);
  return (
    <div className={css.group}>
      {cards.length === 0 && <p className={css.none}>{t('overview.dashboard.noApplications')}</p>}
      <ul className={css.list}>
        {cards.map((card) => (
          <li key={card.id}>
            <TrackerCard card={card} />
          </li>
        ))}
      </ul>
      <div>
        {cards.length === 0 ? (
          <LinkButton variant={isMain ? 'primary' : 'secondary'} icon={Search} href={paths.search}>
            {t('applications.tracker.search')}
          </LinkButton>
        ) : (
          <LinkButton icon={ArrowRight} href={paths.tracker}>
            {t('overview.dashboard.allApplications')}
          </LinkButton>
        )}
      </div>
    </div>
  );
}
