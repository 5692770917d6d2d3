import { useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { type SkillDetail, skillLevels } from '#domain/features/seekers/profile-parts.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Select } from '#web/ui/field/choice/select.tsx';
import { NumberField } from '#web/ui/field/text/number-field.tsx';
import type { PartProps } from './profile-control.ts';
import css from './skill-details.module.css';

/** Years and level of each selected skill, collapsed by default. */
export function SkillDetails({ control }: PartProps) {
  const t = useT();
  const skills = useWatch({ control, name: 'skills' });
  const { field } = useController({ control, name: 'skill_details' });
  const [isOpen, setOpen] = useState(false);
  if (skills.length === 0) return null;
  const details = new Map(field.value.map((detail) => [detail.skill, detail]));
  const change = (detail: SkillDetail) => {
    const hasDetail = detail.years !== null || detail.level !== null;
    const others = field.value.filter(({ skill }) => skill !== detail.skill);
    field.onChange(hasDetail ? [...others, detail] : others);
  };
  return (
    <div className={css.details}>
      <div>
        <Button aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
          {t('seekers.profile.fields.skillDetailsOpen')}
        </Button>
      </div>
      {isOpen && (
        <fieldset className={css.list}>
          <legend className={css.legend}>{t('seekers.profile.fields.skillDetails')}</legend>
          <p className={css.hint}>{t('seekers.profile.fields.skillDetailsHint')}</p>
          {skills.map((skill) => (
            <Detail key={skill} detail={details.get(skill) ?? { skill, years: null, level: null }} onChange={change} />
          ))}
        </fieldset>
      )}
    </div>
  );
}

interface DetailProps {
  readonly detail: SkillDetail;
  readonly onChange: (detail: SkillDetail) => void;
}

function Detail({ detail, onChange }: DetailProps) {
  const t = useT();
  const none = { value: 'none' as const, label: t('seekers.profile.fields.levelUnsaid') };
  return (
    <fieldset className={css.skill}>
      <legend className={css.name}>{detail.skill}</legend>
      <NumberField
        label={t('seekers.profile.fields.years')}
        isOptional="unmarked"
        value={detail.years}
        onChange={(years) => onChange({ ...detail, years })}
        minValue={0}
        maxValue={60}
        formatOptions={{ maximumFractionDigits: 0 }}
      />
      <Select
        label={t('seekers.profile.fields.level')}
        isOptional="unmarked"
        value={detail.level ?? none.value}
        onChange={(level) => onChange({ ...detail, level: level === 'none' ? null : level })}
        choices={[
          none,
          ...skillLevels.map((level) => ({ value: level, label: t(`seekers.profile.fields.levels.${level}`) })),
        ]}
      />
    </fieldset>
  );
}
