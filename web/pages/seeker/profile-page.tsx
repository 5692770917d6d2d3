import { useQuery } from '@tanstack/react-query';
import { Pencil, Settings } from 'lucide-react';
import { paths } from '#web/app/paths.ts';
import { identityQuery } from '#web/features/accounts/queries.ts';
import { useRole } from '#web/lib/session/role.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { SummaryList } from '#web/ui/data/summary-list.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { EmployerView } from './employer-view.tsx';

/** The user's profile, read-only. Job seekers see the employer view and edit on another page. */
export function ProfilePage() {
  const t = useT();
  const role = useRole();
  const isSeeker = role === 'job_seeker';
  const { data, error, refetch } = useQuery(identityQuery());
  const rows = data
    ? [
        { label: t('pages.own.name'), value: data.full_name },
        { label: t('pages.own.email'), value: data.email },
        { label: t('pages.own.role'), value: role && t(`shell.roles.${role}`) },
        { label: t('pages.own.organisation'), value: data.organisation_name },
        { label: t('pages.own.programme'), value: data.tenant_name },
      ]
    : [];
  return (
    <>
      <PageHeader title={t('pages.own.title')} purpose={t('pages.own.purpose')} actions={<Way />} />
      {data && (
        <Card>
          <SummaryList rows={rows.filter((row) => row.value)} />
        </Card>
      )}
      {isSeeker && <EmployerView />}
      {!data && error && <ErrorState error={error} title={t('pages.own.failed')} onRetry={() => void refetch()} />}
      {!data && !error && <Loading label={t('pages.own.title')} />}
    </>
  );
}

function Way() {
  const t = useT();
  if (useRole() === 'job_seeker') {
    return (
      <LinkButton icon={Pencil} href={paths.editProfile}>
        {t('pages.own.edit')}
      </LinkButton>
    );
  }
  return (
    <LinkButton icon={Settings} href={paths.settings}>
      {t('pages.own.settings')}
    </LinkButton>
  );
}
