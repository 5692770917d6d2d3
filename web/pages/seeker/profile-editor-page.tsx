import { useQuery } from '@tanstack/react-query';
import { profileParts } from '#domain/features/seekers/from-resume.ts';
import { NeedsSection } from '#web/features/needs/needs-section.tsx';
import { OwnPreferences } from '#web/features/seekers/preferences/preferences-section.tsx';
import { ProfileEditor } from '#web/features/seekers/profile/profile-editor.tsx';
import { TakeAlong } from '#web/features/seekers/profile-export.tsx';
import { ProfileStrength } from '#web/features/seekers/profile-strength.tsx';
import { ownProfile, ownResumes } from '#web/features/seekers/queries.ts';
import { ResumeList } from '#web/features/seekers/resume/resume-list.tsx';
import { type Translate, useT } from '#web/lib/i18n.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { PageContents } from '#web/ui/layout/page-contents.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import css from './profile-editor-page.module.css';

/** The profile editor: strength, résumé files, and all sections. */
export function ProfileEditorPage() {
  const t = useT();
  const { data: profile, error, refetch } = useQuery(ownProfile());
  // Content that loads later above the fields would move them while typing, and a moved suggestion list closes.
  const isComing = useQuery(ownResumes()).isPending || !profile;
  return (
    <>
      <PageHeader title={t('seekers.profile.title')} purpose={t('seekers.profile.purpose')} />
      {error && !profile && (
        <ErrorState error={error} title={t('seekers.profile.failed')} onRetry={() => void refetch()} />
      )}
      {!error && isComing && (
        <Loading label={t('seekers.profile.loading')} skeleton={<Skeleton shape="card" count={4} />} />
      )}
      {!isComing && (
        <PageContents parts={contentsOf(t)}>
          <ProfileStrength profile={profile} />
          <ResumeList />
          <ProfileEditor profile={profile} />
          <OwnPreferences />
          <Card as="section" labelledBy="needs">
            <h2 id="needs" tabIndex={-1} className={css.subtitle}>
              {t('needs.title')}
            </h2>
            <NeedsSection />
          </Card>
          <TakeAlong name={profile.full_name} />
        </PageContents>
      )}
    </>
  );
}

/** The sections of the page in order, for the table of contents. */
function contentsOf(t: Translate) {
  return [
    { id: 'strength', title: t('seekers.profile.strength.title') },
    { id: 'resumes', title: t('seekers.profile.resumes.title') },
    ...profileParts.map((part) => ({ id: `part-${part}`, title: t(`seekers.profile.parts.${part}`) })),
    { id: 'part-hidden', title: t('seekers.employerView.hide') },
    { id: 'preferences', title: t('seekers.preferences.title') },
    { id: 'needs', title: t('needs.title') },
    { id: 'take-along', title: t('seekers.profileExport.title') },
  ];
}
