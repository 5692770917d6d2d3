import type { PhraseKey } from '#domain/phrases/phrases.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Select } from '#web/ui/field/choice/select.tsx';
import type { BoundField } from '#web/ui/form/form-field.tsx';

interface LevelFieldProps extends BoundField<number | null> {
  readonly list: 'education' | 'management';
}

const ranks = { education: [0, 1, 2, 3, 4, 5], management: [1, 2, 3, 4, 5] } as const;

/** A select for education or management level. */
export function LevelField({ list, value, onChange, ...rest }: LevelFieldProps) {
  const t = useT();
  const none = { value: 'none', label: t('seekers.profile.fields.levelNone') };
  const choices = ranks[list].map((rank) => ({
    value: String(rank),
    label: t(`jobs.detail.${list}.levels.${rank}` as PhraseKey),
  }));
  return (
    <Select
      {...rest}
      isOptional
      value={value === null ? none.value : String(value)}
      onChange={(rank) => onChange(rank === none.value ? null : Number(rank))}
      choices={[none, ...choices]}
    />
  );
}
