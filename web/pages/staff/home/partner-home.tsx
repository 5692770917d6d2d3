import { useQuery } from '@tanstack/react-query';
import { CircleCheck, FileUp, ListChecks } from 'lucide-react';
import { useState } from 'react';
import { paths } from '#web/app/paths.ts';
import { CaseloadTable } from '#web/features/journal/caseload/caseload-table.tsx';
import { NoSupportedPeople } from '#web/features/journal/caseload/no-supported-people.tsx';
import { firstOfCaseload } from '#web/features/journal/queries.ts';
import { NeedsList } from '#web/features/overview/needs-list.tsx';
import { homepage } from '#web/features/overview/queries.ts';
import { formatNumber } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Link } from '#web/ui/action/link.tsx';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Segmented } from '#web/ui/field/choice/segmented.tsx';
import { CardSection } from '#web/ui/layout/card-section.tsx';
import { Columns } from '#web/ui/layout/columns.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import css from './homepage-page.module.css';
import { JobsToShare, MonthlyHires, NextDays } from './partner-aside.tsx';
import { PartnerNumbers } from './partner-numbers.tsx';

/** The home page of a partner: the people it supports, with those who need attention first. */
export function PartnerHome() {
  const t = useT();
  const people = useQuery(firstOfCaseload('attention'));
  const home = useQuery(homepage());
  const error = people.error ?? home.error;
  const retry = () => void Promise.all([people.refetch(), home.refetch()]);
  return (
    <>
      <PageHeader
        title={t('overview.partnerHome.title')}
        actions={
          <>
            <LinkButton icon={FileUp} href={paths.importResumes}>
              {t('resumeImports.title')}
            </LinkButton>
            <LinkButton variant="primary" icon={ListChecks} href={paths.caseload}>
              {t('seekers.caseload.title')}
            </LinkButton>
          </>
        }
      />
      {error && <ErrorState error={error} title={t('overview.staffHome.failed')} onRetry={retry} />}
      {!error && (!people.data || !home.data) && (
        <Loading label={t('overview.staffHome.loading')} skeleton={<Skeleton shape="row" count={6} />} />
      )}
      {!error && people.data && home.data && (
        <div className={css.parts}>
          <PartnerNumbers people={people.data.counts} numbers={home.data.numbers} />
          <Columns
            isWide
            asideLabel={t('overview.partnerHome.aside')}
            aside={
              <>
                <MonthlyHires />
                <JobsToShare />
                <NextDays />
              </>
            }
          >
            {people.data.counts.all === 0 ? <NoSupportedPeople /> : <Attention />}
            {home.data.needs.length > 0 && <NeedsList needs={home.data.needs} />}
          </Columns>
        </div>
      )}
    </>
  );
}

/** The others are in the caseload. */
const maxPeople = 6;

function Attention() {
  const t = useT();
  const [shown, setShown] = useState<'attention' | 'all'>('attention');
  const { data, error, refetch } = useQuery(firstOfCaseload(shown === 'attention' ? shown : undefined));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading label={t('overview.staffHome.loading')} />;
  const title = t('overview.partnerHome.attention');
  const { people, counts } = data;
  return (
    <CardSection
      title={title}
      action={
        <Segmented
          label={t('overview.partnerHome.show')}
          value={shown}
          onChange={setShown}
          choices={[
            { value: 'attention', label: t('overview.partnerHome.due', { count: formatNumber(counts.attention) }) },
            { value: 'all', label: t('overview.partnerHome.all', { count: formatNumber(counts.all) }) },
          ]}
        />
      }
    >
      {people.length === 0 ? (
        <EmptyState icon={CircleCheck} title={t('overview.staffHome.nothing')} />
      ) : (
        <CaseloadTable label={title} people={people.slice(0, maxPeople)} isNarrow />
      )}
      {people.length > maxPeople && <Link href={paths.caseload}>{t('overview.partnerHome.more')}</Link>}
    </CardSection>
  );
}
