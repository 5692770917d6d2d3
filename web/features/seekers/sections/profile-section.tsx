import { Eye, EyeOff, Pencil } from 'lucide-react';
import type { Profile } from '#domain/features/seekers/contract.ts';
import { useDeferredFocus } from '#web/lib/hooks/use-deferred-focus.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import css from './profile-section.module.css';
import { hideableOfSection, type ProfileSection as Section, sectionIcons } from './profile-sections.ts';
import { SectionCard } from './section-card.tsx';
import { SectionEditor } from './section-editor.tsx';
import { SectionView } from './section-view.tsx';

interface ProfileSectionProps {
  readonly section: Section;
  readonly profile: Profile;
  readonly isOpen: boolean;
  readonly target: { readonly field: string | undefined; readonly visit: string };
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** A section of the profile: read, or open for editing. Closing it returns the focus to Edit. */
export function ProfileSection({ section, profile, isOpen, target, onOpen, onClose }: ProfileSectionProps) {
  const t = useT();
  const { ref, requestFocus } = useDeferredFocus<HTMLButtonElement>();
  const title = t(`seekers.profile.parts.${section}`);
  const close = () => {
    onClose();
    requestFocus();
  };
  const edit = (
    <Button ref={ref} icon={Pencil} onPress={onOpen} aria-label={`${t('common.actions.edit')}: ${title}`}>
      {t('common.actions.edit')}
    </Button>
  );
  return (
    <SectionCard
      id={`part-${section}`}
      icon={sectionIcons[section]}
      title={title}
      isOpen={isOpen}
      status={isOpen ? null : <Visibility section={section} profile={profile} />}
      actions={isOpen ? null : edit}
    >
      {isOpen ? (
        <SectionEditor section={section} profile={profile} target={target} onClose={close} />
      ) : (
        <SectionView section={section} profile={profile} />
      )}
    </SectionCard>
  );
}

interface VisibilityProps {
  readonly section: Section;
  readonly profile: Profile;
}

function Visibility({ section, profile }: VisibilityProps) {
  const t = useT();
  const hideable = hideableOfSection[section];
  const hidden = hideable.filter((field) => profile.hidden.includes(field));
  const Icon = hidden.length === 0 ? Eye : EyeOff;
  return (
    <p className={css.visibility}>
      <Icon size={16} aria-hidden />
      {hidden.length === 0
        ? t('seekers.profile.visible')
        : t('seekers.profile.hiddenHere', {
            names: hidden.map((field) => t(`seekers.employerView.fields.${field}`)).join(', '),
          })}
    </p>
  );
}
