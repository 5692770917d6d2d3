import { useQuery } from '@tanstack/react-query';
import { useRole } from '#web/lib/session/role.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Link } from '#web/ui/action/link.tsx';
import { MatchLabel } from '#web/ui/data/match/match-label.tsx';
import css from './match-summary.module.css';
import { matchWithJob } from './queries.ts';

/** The match in one line, linked to its explanation below. Empty for an empty profile. */
export function MatchSummary({ jobId }: { readonly jobId: number }) {
  const t = useT();
  const isSeeker = useRole() === 'job_seeker';
  const { data } = useQuery({ ...matchWithJob(jobId), enabled: isSeeker });
  if (!data || data.is_blank) return null;
  return (
    <div className={css.summary}>
      {data.total === null || data.band === null ? (
        <strong>{t('matching.notEnough')}</strong>
      ) : (
        <MatchLabel total={data.total} band={data.band} size="large" />
      )}
      <Link href="#match">{t('matching.title')}</Link>
    </div>
  );
}
