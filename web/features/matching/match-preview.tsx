import { useQuery } from '@tanstack/react-query';
import { useRole } from '#web/lib/session/role.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Link } from '#web/ui/action/link.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import css from './explained/match-breakdown.module.css';
import { MatchBreakdown } from './explained/match-breakdown.tsx';
import { OwnMatch } from './own-match.tsx';
import { matchWithJob } from './queries.ts';

interface MatchPreviewProps {
  readonly jobId: number;
  /** Where the match is explained in full. */
  readonly moreHref: string;
}

/** The seeker's match in short: the ring and one line for each part. Empty for everyone else. */
export function MatchPreview({ jobId, moreHref }: MatchPreviewProps) {
  const t = useT();
  const isSeeker = useRole() === 'job_seeker';
  const { data, error } = useQuery({ ...matchWithJob(jobId), enabled: isSeeker });
  if (!isSeeker || error) return null;
  if (!data) {
    return (
      <div className={css.loading}>
        <Loading label={t('matching.loading')} skeleton={<Skeleton count={6} shape="row" />} />
      </div>
    );
  }
  return (
    <div className={css.preview}>
      <div className={css.heading}>
        <h3>{t('matching.title')}</h3>
        {!data.is_blank && <Link href={moreHref}>{t('matching.sixParts')}</Link>}
      </div>
      {data.is_blank ? <OwnMatch match={data} /> : <MatchBreakdown match={data} reader="self" />}
    </div>
  );
}
