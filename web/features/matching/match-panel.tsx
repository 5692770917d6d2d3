import { useQuery } from '@tanstack/react-query';
import { Pencil, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { paths } from '#web/app/paths.ts';
import { useHashTarget } from '#web/lib/hooks/use-hash-target.ts';
import { formatLocation } from '#web/lib/session/return-address.ts';
import { useRole } from '#web/lib/session/role.ts';
import { useSession } from '#web/lib/session.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import css from './match-panel.module.css';
import { OwnMatch } from './own-match.tsx';
import { matchWithJob } from './queries.ts';

interface MatchPanelProps {
  readonly jobId: number;
  /** Number of skills the job requires. */
  readonly skillCount: number;
  /** The line about the workplace next to the score. */
  readonly workplace?: ReactNode;
}

/** The user's match with a job. Visitors see a prompt to log in; staff see nothing. */
export function MatchPanel({ jobId, skillCount, workplace }: MatchPanelProps) {
  const t = useT();
  const role = useRole();
  const isVisitor = !useSession((session) => session.user.authenticated);
  const isSeeker = role === 'job_seeker';
  // The summary above uses the same response.
  const { isPending } = useQuery({ ...matchWithJob(jobId), enabled: isSeeker });
  useHashTarget(isVisitor || (isSeeker && !isPending));
  if (!isVisitor && !isSeeker) return null;
  const heading = (
    <h2 id="match" tabIndex={-1}>
      {t(isVisitor ? 'matching.visitor.title' : 'matching.title')}
    </h2>
  );
  return (
    <section aria-labelledby="match" className={css.panel}>
      <Card>
        {isVisitor ? (
          <VisitorMatch skillCount={skillCount} heading={heading} />
        ) : (
          <PanelMatch jobId={jobId} workplace={workplace} heading={heading} />
        )}
      </Card>
    </section>
  );
}

interface PanelMatchProps extends Omit<MatchPanelProps, 'skillCount'> {
  readonly heading: ReactNode;
}

function PanelMatch({ jobId, workplace, heading }: PanelMatchProps): ReactNode {
  const t = useT();
  const { data, error, refetch } = useQuery(matchWithJob(jobId));
  if (!data) {
    return (
      <div className={css.words}>
        {heading}
        {error ? (
          <ErrorState error={error} title={t('matching.failed')} onRetry={() => void refetch()} />
        ) : (
          <Loading label={t('matching.loading')} skeleton={<Skeleton count={6} shape="row" />} />
        )}
      </div>
    );
  }
  return (
    <OwnMatch match={data} workplace={workplace} heading={heading}>
      <div>
        <LinkButton icon={Pencil} href={paths.editProfile}>
          {t('matching.update')}
        </LinkButton>
      </div>
    </OwnMatch>
  );
}

function VisitorMatch({ skillCount, heading }: { readonly skillCount: number; readonly heading: ReactNode }) {
  const t = useT();
  const location = useLocation();
  const back = { state: { from: formatLocation(location) } };
  return (
    <div className={css.words}>
      {heading}
      {skillCount > 0 && <p className={css.title}>{t('matching.visitor.asks', { count: skillCount })}</p>}
      <p>{t('matching.visitor.text')}</p>
      <div className={css.actions}>
        <LinkButton icon={UserPlus} href={paths.signUpCandidate} routerOptions={back}>
          {t('jobs.search.visitor.signUp')}
        </LinkButton>
        <LinkButton variant="quiet" href={paths.login} routerOptions={back}>
          {t('jobs.search.visitor.logIn')}
        </LinkButton>
      </div>
    </div>
  );
}
