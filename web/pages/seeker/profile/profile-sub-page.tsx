import { type ReactNode, useId } from 'react';
import type { Profile } from '#domain/features/seekers/contract.ts';
import { NeedsSection } from '#web/features/needs/needs-section.tsx';
import { Sharing } from '#web/features/needs/sharing.tsx';
import { OwnPreferences } from '#web/features/seekers/preferences/preferences-section.tsx';
import { TakeAlong } from '#web/features/seekers/profile-export.tsx';
import { VisibilityForm } from '#web/features/seekers/sections/visibility-form.tsx';
import { useHashTarget } from '#web/lib/hooks/use-hash-target.ts';
import { useT } from '#web/lib/i18n.ts';
import { useCustomTitle } from '#web/lib/page-title.ts';
import { CardSection } from '#web/ui/layout/card-section.tsx';
import css from './profile-layout.module.css';
import type { ProfilePageName } from './profile-pages.ts';

interface ProfileSubPageProps {
  readonly page: ProfilePageName;
  readonly profile: Profile;
}

/** A page next to the profile: job preferences, what helps, who can see what, or the export. */
export function ProfileSubPage({ page, profile }: ProfileSubPageProps) {
  const t = useT();
  useCustomTitle(t(`seekers.profile.pages.${page}`));
  useHashTarget();
  if (page === 'visibility') return <Visibility profile={profile} />;
  const content: Record<Exclude<ProfilePageName, 'visibility'>, ReactNode> = {
    preferences: <OwnPreferences />,
    needs: <NeedsSection />,
    export: <TakeAlong name={profile.full_name} />,
  };
  return <OneCard title={titleOf(page)}>{content[page]}</OneCard>;
}

function OneCard({ title, children }: { readonly title: ReturnType<typeof titleOf>; readonly children: ReactNode }) {
  const t = useT();
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.subPage}>
      <h1 id={id} tabIndex={-1} className={css.title}>
        {t(title)}
      </h1>
      <div className={css.card}>{children}</div>
    </section>
  );
}

function Visibility({ profile }: Pick<ProfileSubPageProps, 'profile'>) {
  const t = useT();
  return (
    <div className={css.subPage}>
      <h1 tabIndex={-1} className={css.title}>
        {t('seekers.profile.pages.visibility')}
      </h1>
      <CardSection title={t('seekers.employerView.hide')} id="part-hidden">
        <VisibilityForm profile={profile} />
      </CardSection>
      <CardSection title={t('needs.sharing.title')} id="sharing">
        <Sharing />
      </CardSection>
    </div>
  );
}

function titleOf(page: Exclude<ProfilePageName, 'visibility'>) {
  return (
    { preferences: 'seekers.preferences.title', needs: 'needs.title', export: 'seekers.profileExport.title' } as const
  )[page];
}
