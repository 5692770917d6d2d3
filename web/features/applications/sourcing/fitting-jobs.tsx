import { useQuery } from '@tanstack/react-query';
import { FilePen } from 'lucide-react';
import { useId } from 'react';
import type { FittingJob } from '#domain/features/applications/sourcing/contract.ts';
import { listRowArcs } from '#domain/features/matching/score/match-arcs.ts';
import { paths } from '#web/app/paths.ts';
import items from '#web/features/applications/job-items.module.css';
import { useT } from '#web/lib/texts/i18n.ts';
import { Link } from '#web/ui/action/link.tsx';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { MatchLabel } from '#web/ui/data/match/match-label.tsx';
import { MatchStrip } from '#web/ui/data/match/match-strip.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { CardSection } from '#web/ui/layout/card-section.tsx';
import { JobFactLine } from './job-fact-line.tsx';
import css from './sourcing.module.css';
import { fittingJobs } from './sourcing-queries.ts';
import { SuggestJob } from './suggest-job.tsx';

interface FittingJobsProps {
  readonly personId: number;
  readonly name: string;
  /** Whether the user's organization supports the person. */
  readonly canPrepare: boolean;
}

/** The open jobs with the best match for a person, each with the action to suggest it. */
export function FittingJobs({ personId, name, canPrepare }: FittingJobsProps) {
  const t = useT();
  const { data, error, refetch } = useQuery(fittingJobs(personId));
  const title = t('applications.sourcing.fitting');
  return (
    <CardSection title={title} gap="wide">
      <p className={items.muted}>{t('applications.sourcing.fittingNote')}</p>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading label={t('common.states.loadingName', { name: title })} />}
      {data?.length === 0 && <p>{t('applications.sourcing.noneFitting', { name })}</p>}
      {data && data.length > 0 && (
        <ul className={items.list}>
          {data.map((fitting) => (
            <li key={fitting.job.id}>
              <Fitting fitting={fitting} personId={personId} canPrepare={canPrepare} />
            </li>
          ))}
        </ul>
      )}
    </CardSection>
  );
}

function Fitting({
  fitting: { job, match },
  personId,
  canPrepare,
}: Omit<FittingJobsProps, 'name'> & { readonly fitting: FittingJob }) {
  const t = useT();
  const id = useId();
  return (
    <article aria-labelledby={id} className={css.fitting}>
      <div className={items.item}>
        <h3 id={id} className={items.title}>
          <Link href={paths.job(job.id)}>{job.title}</Link>
        </h3>
        <JobFactLine job={job} />
        {match ? (
          <span className={css.match}>
            <MatchStrip parts={listRowArcs(match.parts)} />
            <MatchLabel total={match.total} band={match.band} size="row" />
          </span>
        ) : (
          <span className={items.muted}>{t('seekers.advanced.noScore')}</span>
        )}
      </div>
      <div className={items.actions}>
        <SuggestJob people={[{ id: personId }]} job={job} isDense />
        {canPrepare && (
          <LinkButton icon={FilePen} isDense href={paths.prepare(personId, job.id)}>
            {t('preparedApplications.open')}
          </LinkButton>
        )}
      </div>
    </article>
  );
}
