import type { PersonInvitation } from '#domain/features/bulk-imports/people/invitation-contract.ts';
import type { ProfileFields } from '#domain/features/seekers/contract.ts';
import { hasPart, type ProfilePart, profileParts } from '#domain/features/seekers/from-resume.ts';
import css from '#web/features/bulk-imports/people/invitations.module.css';
import { useT } from '#web/lib/texts/i18n.ts';
import { CheckboxGroup } from '#web/ui/field/choice/checkbox-group.tsx';

/** The parts of a record that have something for the profile. */
export function listOfferedParts({ offered }: PersonInvitation): ProfilePart[] {
  return profileParts.filter((part) => hasPart(offered, part));
}

interface OfferedRecordProps {
  readonly invitation: PersonInvitation;
  readonly organisation: string;
  readonly parts: readonly ProfilePart[];
  readonly onChange: (parts: ProfilePart[]) => void;
}

/** What the partner's record says, part by part; the person chooses what goes to the profile. */
export function OfferedRecord({ invitation, organisation, parts, onChange }: OfferedRecordProps) {
  const t = useT();
  const offered = listOfferedParts(invitation);
  if (offered.length === 0) return <p className={css.muted}>{t('invitedPeople.join.nothing')}</p>;
  return (
    <CheckboxGroup<ProfilePart>
      label={t('invitedPeople.join.record', { organisation })}
      hint={t('invitedPeople.join.recordHint')}
      value={[...parts]}
      onChange={(chosen) => onChange([...chosen])}
      choices={offered.map((part) => ({
        value: part,
        label: t(`seekers.profile.parts.${part}`),
        note: describePart(invitation.offered, part),
      }))}
    />
  );
}

function describePart(offered: ProfileFields, part: ProfilePart): string {
  const texts: Record<ProfilePart, readonly string[]> = {
    about: [offered.headline, offered.summary],
    contact: [offered.phone, offered.city, offered.region, offered.country],
    skills: [...offered.skills, ...offered.certifications],
    experience: offered.experience.map(({ title, employer }) => [title, employer].filter(Boolean).join(', ')),
    education: offered.education.map(({ degree, field, school }) => [degree, field, school].filter(Boolean).join(', ')),
    more: [...offered.languages, ...offered.links],
  };
  return texts[part].filter(Boolean).join(' · ');
}
