import { Eye, X } from 'lucide-react';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import type { SkillProposal } from '#domain/features/seekers/from-resume.ts';
import type { ProfileControl } from '#web/features/seekers/profile/profile-control.ts';
import { TermField } from '#web/features/seekers/profile/term-field.tsx';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { useAnnounce } from '#web/ui/feedback/announce.ts';
import { CheckboxGroup } from '#web/ui/field/choice/checkbox-group.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import css from './proposed-skills.module.css';

interface ProposedSkillsProps {
  readonly control: ProfileControl;
  /** Most certain first. */
  readonly proposals: readonly SkillProposal[];
}

/** The skills of a résumé to choose from: likely ones are checked, unlikely ones can be removed at once. */
export function SkillChoices(props: ProposedSkillsProps) {
  const t = useT();
  const { likely, unlikely, listChecked, change } = useProposedSkills(props);
  return (
    <>
      {likely.length > 0 && (
        <CheckboxGroup
          label={t('seekers.profile.check.skills')}
          hint={t('seekers.profile.check.skillsHint')}
          isOptional="unmarked"
          variant="dense"
          choices={likely.map((name) => ({ value: name, label: name }))}
          value={listChecked(likely)}
          onChange={(checked) => change({ likely: likely.filter((name) => checked.includes(name)) })}
        />
      )}
      {unlikely.length > 0 && (
        <UnlikelySkills
          names={unlikely}
          checked={listChecked(unlikely)}
          onChange={(checked) => change({ unlikely: unlikely.filter((name) => checked.includes(name)) })}
        />
      )}
    </>
  );
}

/** The skills that the person added to those of the résumé. */
export function OtherSkills(props: ProposedSkillsProps) {
  const t = useT();
  const { others, change } = useProposedSkills(props);
  return (
    <FormField control={props.control} name="skills" label={t('seekers.profile.check.otherSkills')}>
      {(field) => (
        <TermField
          {...field}
          kind="skill"
          hint={t('seekers.profile.check.otherSkillsHint')}
          value={[...others]}
          onChange={(names) => change({ others: names })}
        />
      )}
    </FormField>
  );
}

function useProposedSkills({ control, proposals }: ProposedSkillsProps) {
  const { field } = useController({ control, name: 'skills' });
  const listNames = (isLikely: boolean) =>
    proposals.filter((each) => each.isLikely === isLikely).map(({ name }) => name);
  const likely = listNames(true);
  const unlikely = listNames(false);
  const others = field.value.filter((name) => !likely.includes(name) && !unlikely.includes(name));
  const listChecked = (names: readonly string[]) => names.filter((name) => field.value.includes(name));
  const change = (parts: Partial<Record<'likely' | 'unlikely' | 'others', readonly string[]>>) => {
    const current = { likely: listChecked(likely), unlikely: listChecked(unlikely), others, ...parts };
    field.onChange([...current.likely, ...current.unlikely, ...current.others]);
  };
  return { likely, unlikely, others, listChecked, change };
}

interface UnlikelySkillsProps {
  readonly names: readonly string[];
  readonly checked: readonly string[];
  readonly onChange: (checked: string[]) => void;
}

/** The button stays in place, so that the focus does too. Checked skills are never removed. */
function UnlikelySkills({ names, checked, onChange }: UnlikelySkillsProps) {
  const t = useT();
  const announce = useAnnounce();
  const [isRemoved, setRemoved] = useState(false);
  const shown = isRemoved ? checked : names;
  const count = names.length - checked.length;
  const toggle = () => {
    setRemoved(!isRemoved);
    announce(t(`seekers.profile.check.${isRemoved ? 'unlikelyShown' : 'unlikelyRemoved'}`, { count }));
  };
  return (
    <div className={css.unlikely}>
      {count > 0 && (
        <div>
          <Button icon={isRemoved ? Eye : X} onPress={toggle}>
            {t(`seekers.profile.check.${isRemoved ? 'showUnlikely' : 'removeUnlikely'}`, { count })}
          </Button>
        </div>
      )}
      {shown.length > 0 && (
        <CheckboxGroup
          label={t('seekers.profile.check.unlikely')}
          hint={t('seekers.profile.check.unlikelyHint')}
          isOptional="unmarked"
          variant="dense"
          choices={shown.map((name) => ({ value: name, label: name }))}
          value={checked}
          onChange={onChange}
        />
      )}
    </div>
  );
}
