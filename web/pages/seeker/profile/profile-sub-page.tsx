import { type ReactNode, useId } from 'react';
import type { Profile } from '#domain/features/seekers/contract.ts';
import { NeedsSection } from '#web/features/needs/needs-section.tsx';
import { Sharing } from '#web/features/needs/sharing.tsx';
import { OwnPreferences } from '#web/features/seekers/preferences/preferences-section.tsx';
import { TakeAlong } from '#web/features/seekers/profile-export.tsx';
import { VisibilityForm } from '#web/features/seekers/sections/visibility-form.tsx';
import { useHashTarget } from '#web/lib/hooks/use-hash-target.ts';
import { useCustomTitle } from '#web/lib/navigation/page-title.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { CardSection } from '#web/ui/layout/card-section.tsx';
import css from './profile-layout.module.css';
import type { ProfilePageName } from './profile-pages.ts';

const titles = {
  preferences: 'seekers.preferences.title',
  needs: 'needs.title',
  visibility: 'seekers.profile.pages.visibility',
  export: 'seekers.profileExport.title',
} as const;

interface ProfileSubPageProps {
  readonly page: ProfilePageName;
  readonly children: ReactNode;
}

/** A page next to the profile. Its heading stays while the content loads, because it has the focus. */
export function ProfileSubPage({ page, children }: ProfileSubPageProps) {
  const t = useT();
  const id = useId();
  useCustomTitle(t(titles[page]));
  return (
    <section aria-labelledby={id} className={css.subPage}>
      <h1 id={id} tabIndex={-1} className={css.heading}>
        {t(titles[page])}
      </h1>
      {children}
    </section>
  );
}

interface ContentProps {
  readonly page: ProfilePageName;
  readonly profile: Profile;
}

/** The content of a sub-page: job preferences, what helps, who can see what, or the export. */
export function ProfilePageContent({ page, profile }: ContentProps) {
  useHashTarget();
  if (page === 'visibility') return <Visibility profile={profile} />;
  const content: Record<Exclude<ProfilePageName, 'visibility'>, ReactNode> = {
    preferences: <OwnPreferences />,
    needs: <NeedsSection />,
    export: <TakeAlong profile={profile} />,
  };
  return <div className={css.card}>{content[page]}</div>;
}

function Visibility({ profile }: Pick<ContentProps, 'profile'>) {
  const t = useT();
  return (
    <>
      <CardSection title={t('seekers.employerView.hide')} id="part-hidden">
        <VisibilityForm profile={profile} />
      </CardSection>
      <CardSection title={t('needs.sharing.title')} id="sharing">
        <Sharing />
      </CardSection>
    </>
  );
}
