import { useQuery } from '@tanstack/react-query';
import { matchWithJob } from '#web/features/matching/queries.ts';
import { useT } from '#web/lib/texts/i18n.ts';

/** Number of terms in the reason. */
const shown = 3;

/** Why a job matches: requirements that the profile meets, in the words of the job. Empty while unknown. */
export function FitReason({ jobId }: { readonly jobId: number }) {
  const t = useT();
  const { data } = useQuery(matchWithJob(jobId));
  if (!data) return null;
  const { JobTitles, Skills, Certifications } = data.parts;
  const matched = [...JobTitles.matched, ...Skills.matched, ...Certifications.matched];
  const terms = matched.filter(({ how }) => how === 'same').slice(0, shown);
  if (terms.length === 0) return null;
  return <p>{t('overview.dashboard.because', { terms: terms.map(({ label }) => label).join(', ') })}</p>;
}
