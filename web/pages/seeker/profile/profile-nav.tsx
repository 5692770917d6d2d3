import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useLocation } from 'react-router';
import type { Profile } from '#domain/features/seekers/contract.ts';
import { paths } from '#web/app/paths.ts';
import { ownResumes } from '#web/features/seekers/queries.ts';
import { getCompleteness, profileSections, sectionIcons } from '#web/features/seekers/sections/profile-sections.ts';
import { useT } from '#web/lib/i18n.ts';
import { Avatar } from '#web/ui/data/avatar.tsx';
import { SubNav, type SubNavItem } from '#web/ui/layout/sub-nav.tsx';
import css from './profile-layout.module.css';
import { type ProfilePageName, profilePageIcons, profilePages } from './profile-pages.ts';

interface ProfileNavProps {
  readonly profile: Profile;
  /** The open sub-page; undefined for the profile itself. */
  readonly page: ProfilePageName | undefined;
}

/** The person, the sections with how complete each is, and the sub-pages. */
export function ProfileNav({ profile, page }: ProfileNavProps) {
  const t = useT();
  const { hash } = useLocation();
  const resumeCount = useQuery(ownResumes()).data?.length ?? 0;
  const [first] = profileSections;
  const isAt = (id: string) => page === undefined && (hash || `#part-${first}`) === `#${id}`;
  const sections: SubNavItem[] = profileSections.map((section) => {
    const value = getCompleteness(section, profile);
    return {
      href: paths.editProfileAt(`part-${section}`),
      label: t(`seekers.profile.parts.${section}`),
      icon: sectionIcons[section],
      isCurrent: isAt(`part-${section}`),
      note: value < 100 ? t('common.labels.percent', { value }) : undefined,
      doneLabel: value < 100 ? undefined : t('common.labels.stepDone'),
    };
  });
  const resumes: SubNavItem = {
    href: paths.editProfileAt('resumes'),
    label: t('seekers.profile.resumes.title'),
    icon: FileText,
    isCurrent: isAt('resumes'),
    note: t('seekers.profile.fileCount', { count: resumeCount }),
  };
  const pages: SubNavItem[] = profilePages.map((name) => ({
    href: paths.profilePage(name),
    label: t(`seekers.profile.pages.${name}`),
    icon: profilePageIcons[name],
    isCurrent: name === page,
  }));
  const Name = page === undefined ? 'h1' : 'p';
  return (
    <div className={css.nav}>
      <div className={css.person}>
        <Avatar name={profile.full_name} />
        <div>
          <Name className={css.name} {...(page === undefined ? { tabIndex: -1 } : {})}>
            {profile.full_name}
          </Name>
          <p className={css.muted}>{[profile.city, profile.region].filter(Boolean).join(', ')}</p>
        </div>
      </div>
      <SubNav label={t('seekers.profile.navLabel')} narrow="select" groups={[[...sections, resumes], pages]} />
    </div>
  );
}
