import type { Profile } from '#domain/features/seekers/contract.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { partViews } from './part-views.tsx';
import css from './profile-section.module.css';
import { isEmptySection, type ProfileSection } from './profile-sections.ts';

interface SectionViewProps {
  readonly section: ProfileSection;
  readonly profile: Profile;
}

/** A section to read. */
export function SectionView({ section, profile }: SectionViewProps) {
  const t = useT();
  const View = partViews[section];
  const { contact: Contact } = partViews;
  return (
    <div className={css.view}>
      {isEmptySection(section, profile) ? (
        <p className={css.muted}>{t('seekers.profile.nothingYet')}</p>
      ) : (
        <>
          <View fields={profile} />
          {section === 'about' && <Contact fields={profile} email={profile.email} />}
        </>
      )}
    </div>
  );
}
