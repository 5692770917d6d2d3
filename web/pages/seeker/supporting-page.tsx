import { useQuery } from '@tanstack/react-query';
import { HeartHandshake } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '#web/app/paths.ts';
import { HelpedPerson } from '#web/features/supporters/helped-person.tsx';
import { Invitation } from '#web/features/supporters/invitation.tsx';
import { helpedPeople } from '#web/features/supporters/queries.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import css from './supporting-page.module.css';

/** The supported job seekers, and the invitation of an email link. */
export function SupportingPage() {
  const t = useT();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const token = search.get('token');
  const { data, error, refetch } = useQuery(helpedPeople());
  const isSupporter = data !== undefined && data.length > 0;
  return (
    <div className={css.page}>
      <PageHeader title={t('supporters.helping.title')} purpose={isSupporter && t('supporters.helping.purpose')} />
      {token && <Invitation token={token} onDone={() => void navigate(paths.supporting, { replace: true })} />}
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data?.map((person) => (
        <HelpedPerson key={person.id} person={person} />
      ))}
      {data?.length === 0 && !token && (
        <EmptyState icon={HeartHandshake} title={t('supporters.helping.none')}>
          {t('supporters.helping.noneText')}
        </EmptyState>
      )}
    </div>
  );
}
