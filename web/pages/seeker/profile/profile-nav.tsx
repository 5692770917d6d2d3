import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useLocation } from 'react-router';
import type { Profile } from '#domain/features/seekers/contract.ts';
import { paths, profilePages } from '#web/app/paths.ts';
import { ownResumes } from '#web/features/seekers/queries.ts';
import { getCompleteness, profileSections, sectionIcons } from '#web/features/seekers/sections/profile-sections.ts';
import { useSession } from '#web/lib/session.ts';
import { type Translate, useT } from '#web/lib/texts/i18n.ts';
import { Avatar } from '#web/ui/data/marks/avatar.tsx';
import { SubNav, type SubNavItem } from '#web/ui/navigation/sub-nav.tsx';
import css from './profile-layout.module.css';
import { type ProfilePageName, profilePageIcons } from './profile-pages.ts';

interface ProfileNavProps {
  /** Undefined while it loads. */
  readonly profile: Profile | undefined;
  /** The open sub-page; undefined for the profile itself. */
  readonly page: ProfilePageName | undefined;
}

/** The person, the sections with how complete each is, and the sub-pages. */
export function ProfileNav({ profile, page }: ProfileNavProps) {
  const t = useT();
  const name = useSession((session) => session.user.name);
  const items = useItems(profile, page);
  const place = [profile?.city, profile?.region].filter(Boolean).join(', ');
  return (
    <div className={css.nav}>
      <div className={css.person}>
        <Avatar name={name} />
        <div>
          {page === undefined ? (
            <h1 tabIndex={-1} className={css.name}>
              {name}
            </h1>
          ) : (
            <p className={css.name}>{name}</p>
          )}
          {place && <p className={css.muted}>{place}</p>}
        </div>
      </div>
      <SubNav label={t('seekers.profile.navLabel')} items={items} isCollapsible />
    </div>
  );
}

function getNote(t: Translate, value: number): string {
  return value === 100 ? t('common.labels.stepDone') : t('common.labels.percent', { value });
}

function useItems(profile: Profile | undefined, page: ProfilePageName | undefined): SubNavItem[] {
  const t = useT();
  const { hash } = useLocation();
  const { data: resumes } = useQuery(ownResumes());
  const [first] = profileSections;
  const isAt = (id: string) => page === undefined && (hash || `#part-${first}`) === `#${id}`;
  return [
    ...profileSections.map((section) => {
      const value = profile && getCompleteness(section, profile);
      return {
        href: paths.editProfileAt(`part-${section}`),
        label: t(`seekers.profile.parts.${section}`),
        icon: sectionIcons[section],
        isCurrent: isAt(`part-${section}`),
        note: value === undefined ? undefined : getNote(t, value),
      };
    }),
    {
      href: paths.editProfileAt('resumes'),
      label: t('seekers.profile.resumes.title'),
      icon: FileText,
      isCurrent: isAt('resumes'),
      note: resumes && t('seekers.profile.fileCount', { count: resumes.length }),
    },
    ...profilePages.map((name, index) => ({
      href: paths.profilePage(name),
      label: t(`seekers.profile.pages.${name}`),
      icon: profilePageIcons[name],
      isCurrent: name === page,
      startsGroup: index === 0,
    })),
  ];
}
