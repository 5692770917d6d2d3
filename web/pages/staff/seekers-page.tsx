import { Contact, FileUp, ListChecks, ListFilter, LockKeyhole, LogIn, Search } from 'lucide-react';
import { Navigate, useLocation } from 'react-router';
import { paths } from '#web/app/paths.ts';
import { SuggestJob } from '#web/features/applications/sourcing/suggest-job.tsx';
import { DuplicatesLink } from '#web/features/bulk-imports/duplicates/duplicates-link.tsx';
import { SeekerPool } from '#web/features/seekers/pool/seeker-pool.tsx';
import { formatLocation } from '#web/lib/session/return-address.ts';
import { useRole, useScope } from '#web/lib/session/role.ts';
import { useSession } from '#web/lib/session.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

/** The job seekers in the user's scope. The route is public; the data needs a supporting role. */
export function SeekersPage() {
  const t = useT();
  const role = useRole();
  const scope = useScope('seeker.read');
  const canImport = useScope('resume.import') !== null;
  const hasCaseload = useScope('journal.write') !== null;
  const canSuggest = useScope('application.source') !== null;
  const isSignedIn = useSession((session) => session.user.authenticated);
  if (!isSignedIn) return <AskToSignIn />;
  if (role === null) return <Loading label={t('shell.loadingPage')} />;
  if (scope === null) return <NotForThem />;
  const purpose = scope === 'tenant' ? 'seekers.pool.purpose' : 'seekers.pool.partnerPurpose';
  return (
    <>
      <PageHeader
        title={t('seekers.pool.title')}
        purpose={t(purpose)}
        actions={
          <>
            {canImport && (
              <>
                <LinkButton icon={Contact} href={paths.importedPeople}>
                  {t('resumeImports.people.link')}
                </LinkButton>
                <DuplicatesLink />
                <LinkButton icon={FileUp} href={paths.importResumes}>
                  {t('resumeImports.title')}
                </LinkButton>
              </>
            )}
            {hasCaseload && (
              <LinkButton icon={ListChecks} href={paths.caseload}>
                {t('seekers.caseload.title')}
              </LinkButton>
            )}
            <LinkButton icon={ListFilter} href={paths.advancedSearch}>
              {t('seekers.advanced.title')}
            </LinkButton>
          </>
        }
      />
      <SeekerPool
        isWide={scope === 'tenant'}
        actions={canSuggest ? (people, clear) => <SuggestJob people={people} onDone={clear} /> : null}
      />
    </>
  );
}

/** Accounts with a role id use one route, others the other. */
export function SeekersByRolePage() {
  const role = useRole();
  const location = useLocation();
  const own = role === 'admin' ? paths.seekers : paths.seekersOfRole;
  if (role === null || location.pathname === own) return <SeekersPage />;
  return <Navigate to={formatLocation({ ...location, pathname: own })} replace />;
}

function AskToSignIn() {
  const t = useT();
  const location = useLocation();
  return (
    <>
      <PageHeader title={t('seekers.pool.title')} purpose={t('seekers.pool.purpose')} />
      <EmptyState
        icon={LockKeyhole}
        title={t('seekers.pool.visitorTitle')}
        action={
          <LinkButton
            variant="primary"
            icon={LogIn}
            href={paths.login}
            routerOptions={{ state: { from: formatLocation(location) } }}
          >
            {t('shell.bar.logIn')}
          </LinkButton>
        }
      >
        {t('seekers.pool.visitorText')}
      </EmptyState>
    </>
  );
}

function NotForThem() {
  const t = useT();
  const role = useRole();
  const isSeeker = role === 'job_seeker';
  const alternative = isSeeker
    ? { href: paths.search, label: t('shell.bar.browseJobs') }
    : { href: paths.start, label: t('common.actions.goHome') };
  return (
    <>
      <PageHeader title={t('seekers.pool.title')} purpose={t('seekers.pool.purpose')} />
      <EmptyState
        icon={LockKeyhole}
        title={t('seekers.pool.otherTitle')}
        action={
          <LinkButton icon={Search} href={alternative.href}>
            {alternative.label}
          </LinkButton>
        }
      >
        {t(isSeeker || role === 'skilling_partner' ? 'seekers.pool.visitorText' : 'seekers.pool.otherText')}
      </EmptyState>
    </>
  );
}
