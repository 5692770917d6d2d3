import { useQuery } from '@tanstack/react-query';
import type { PhraseKey } from '#domain/phrases/phrases.ts';
import { paths } from '#web/app/paths.ts';
import { identityQuery } from '#web/features/accounts/queries.ts';
import { jobFacets } from '#web/features/jobs/queries.ts';
import { emptySearch } from '#web/features/jobs/search/search-address.ts';
import { formatNumber } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Link } from '#web/ui/action/link.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { CardSection } from '#web/ui/layout/card-section.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import css from './skilling-dashboard.module.css';
import { SkillingNumbers } from './skilling-numbers.tsx';

/** Skills shown. */
const maxSkills = 12;

interface PageLink {
  readonly href: string;
  readonly label: PhraseKey;
}

/** Pages for approved partners. */
const outcomePages: readonly PageLink[] = [
  { href: paths.cohorts, label: 'overview.skilling.classes' },
  { href: paths.reports, label: 'overview.skilling.reports' },
  { href: paths.surveySummary, label: 'overview.skilling.surveys' },
  { href: paths.surveyReports, label: 'overview.skilling.answers' },
  { href: paths.export, label: 'overview.skilling.export' },
];

const ownPages: readonly PageLink[] = [
  { href: paths.search, label: 'overview.skilling.jobs' },
  { href: paths.settingsPage('organization'), label: 'overview.skilling.profile' },
  { href: paths.contact, label: 'overview.skilling.contact' },
];

/** The start page of skilling partners: outcomes, the skills that open jobs ask for, and what they can do now. */
export function SkillingDashboard() {
  const t = useT();
  const { data: me } = useQuery(identityQuery());
  const isApproved = me?.is_pending === false;
  return (
    <>
      <PageHeader
        title={me?.organisation_name ?? t('overview.staffHome.dashboardTitle')}
        purpose={t('overview.skilling.purpose')}
      />
      <div className={css.page}>
        {isApproved && <SkillingNumbers />}
        <div className={css.parts}>
          <CardSection title={t('overview.skilling.skills')}>
            <p className={css.hint}>{t('overview.skilling.skillsHint')}</p>
            <WantedSkills />
          </CardSection>
          <CardSection title={t('overview.skilling.next')}>
            <ul className={css.list}>
              {(isApproved ? [...outcomePages, ...ownPages] : ownPages).map(({ href, label }) => (
                <li key={href}>
                  <Link href={href}>{t(label)}</Link>
                </li>
              ))}
            </ul>
          </CardSection>
        </div>
      </div>
    </>
  );
}

/** Each with the number of open jobs that ask for it, and the search for them. */
function WantedSkills() {
  const t = useT();
  const { data, error, refetch } = useQuery(jobFacets(emptySearch));
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading label={t('overview.skilling.skills')} />;
  const skills = (data.skill ?? []).toSorted((a, b) => b.count - a.count).slice(0, maxSkills);
  return (
    <ol className={css.list}>
      {skills.map(({ value, label, count }) => (
        <li key={value} className={css.row}>
          <Link href={`${paths.search}?skill=${encodeURIComponent(value)}`}>{label}</Link>
          <span className={css.count}>{t('overview.skilling.count', { count, shown: formatNumber(count) })}</span>
        </li>
      ))}
    </ol>
  );
}
