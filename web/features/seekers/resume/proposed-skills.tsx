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
export function ProposedSkills({ control, proposals }: ProposedSkillsProps) {
  const t = useT();
  const { field } = useController({ control, name: 'skills' });
  const listNames = (isLikely: boolean) =>
    proposals.filter((each) => each.isLikely === isLikely).map(({ name }) => name);
  const likely = listNames(true);
  const unlikely = listNames(false);
  const others = field.value.filter((name) => !likely.includes(name) && !unlikely.includes(name));
  const isChecked = (name: string) => field.value.includes(name);
  const change = (parts: Partial<Record<'likely' | 'unlikely' | 'others', readonly string[]>>) => {
    const current = { likely: likely.filter(isChecked), unlikely: unlikely.filter(isChecked), others, ...parts };
    field.onChange([...current.likely, ...current.unlikely, ...current.others]);
  };
  return (
    <>
      {likely.length > 0 && (
        <CheckboxGroup
          label={t('seekers.profile.check.skills')}
          hint={t('seekers.profile.check.skillsHint')}
          variant="row"
          choices={likely.map((name) => ({ value: name, label: name }))}
          value={likely.filter(isChecked)}
          onChange={(checked) => change({ likely: likely.filter((name) => checked.includes(name)) })}
        />
      )}
      {unlikely.length > 0 && (
        <UnlikelySkills
          names={unlikely}
          checked={unlikely.filter(isChecked)}
          onChange={(checked) => change({ unlikely: unlikely.filter((name) => checked.includes(name)) })}
        />
      )}
      <FormField control={control} name="skills" label={t('seekers.profile.check.otherSkills')}>
        {(props) => (
          <TermField
            {...props}
            kind="skill"
            hint={t('seekers.profile.check.otherSkillsHint')}
            value={others}
            onChange={(names) => change({ others: names })}
          />
        )}
      </FormField>
    </>
  );
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
          variant="row"
          choices={shown.map((name) => ({ value: name, label: name }))}
          value={checked}
          onChange={onChange}
        />
      )}
    </div>
  );
}
