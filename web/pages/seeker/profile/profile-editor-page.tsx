import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { Navigate, useLocation, useParams } from 'react-router';
import type { Profile } from '#domain/features/seekers/contract.ts';
import { paths, profilePages } from '#web/app/paths.ts';
import { ownProfile, ownResumes } from '#web/features/seekers/queries.ts';
import { ResumeList } from '#web/features/seekers/resume/resume-list.tsx';
import { ProfileOverview } from '#web/features/seekers/sections/profile-overview.tsx';
import { getReturnAddress } from '#web/lib/session/return-address.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { ProfileAside } from './profile-aside.tsx';
import css from './profile-layout.module.css';
import { ProfileNav } from './profile-nav.tsx';
import { formerAnchors } from './profile-pages.ts';
import { ProfilePageContent, ProfileSubPage } from './profile-sub-page.tsx';

/** The profile to read, with one section edited at a time, and its sub-pages. */
export function ProfileEditorPage() {
  const { part: page } = useParams();
  const { hash, state } = useLocation();
  const { data: profile, error, refetch } = useQuery(ownProfile());
  // Content that loads later above the fields would move them while typing, and a moved suggestion list closes.
  const isComing = useQuery(ownResumes()).isPending || !profile;
  const name = profilePages.find((known) => known === page);
  const former = page === undefined ? formerAnchors[hash] : undefined;
  if (former) return <Navigate to={paths.profilePage(former)} state={state} replace />;
  if (page !== undefined && name === undefined) return <Navigate to={paths.notFound} replace />;
  const isMain = name === undefined;
  const content = isComing ? (
    <Coming error={profile ? null : error} onRetry={() => void refetch()} />
  ) : isMain ? (
    <Main profile={profile} />
  ) : (
    <ProfilePageContent page={name} profile={profile} />
  );
  return (
    <div className={isMain ? css.main : css.page}>
      <ProfileNav profile={profile} page={name} />
      {isMain ? content : <ProfileSubPage page={name}>{content}</ProfileSubPage>}
    </div>
  );
}

function Coming({ error, onRetry }: { readonly error: Error | null; readonly onRetry: () => void }) {
  const t = useT();
  if (error) return <ErrorState error={error} title={t('seekers.profile.failed')} onRetry={onRetry} />;
  return <Loading label={t('seekers.profile.loading')} skeleton={<Skeleton shape="card" count={4} />} />;
}

function Main({ profile }: { readonly profile: Profile }) {
  const t = useT();
  const cameFrom = getReturnAddress(useLocation().state);
  return (
    <>
      <div className={css.sections}>
        {cameFrom && (
          <div>
            <LinkButton icon={ArrowRight} href={cameFrom}>
              {t('seekers.profile.onboarding.continue')}
            </LinkButton>
          </div>
        )}
        <ProfileOverview profile={profile} />
        <ResumeList />
      </div>
      <ProfileAside />
    </>
  );
}
