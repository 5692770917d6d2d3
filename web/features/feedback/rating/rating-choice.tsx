import { Check, Frown, type LucideIcon, Meh, Smile } from 'lucide-react';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import type { Rating } from '#domain/features/feedback/contract.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import css from './rating-panel.module.css';

const choices = [
  ['-1', 'bad', Frown],
  ['0', 'okay', Meh],
  ['1', 'good', Smile],
] as const satisfies readonly (readonly [Rating, string, LucideIcon])[];

interface RatingChoiceProps {
  readonly value: Rating | null;
  readonly onChange: (value: Rating) => void;
}

/** Three faces with their names, always visible. */
export function RatingChoice({ value, onChange }: RatingChoiceProps) {
  const t = useT();
  return (
    <RadioGroup
      aria-label={t('feedback.rating.question')}
      orientation="horizontal"
      value={value}
      onChange={(next) => onChange(next as Rating)}
      className={css.ratings ?? ''}
    >
      {choices.map(([rating, name, Icon]) => (
        <Radio key={rating} value={rating} className={css.rating ?? ''}>
          {({ isSelected }) => (
            <>
              <Icon size={38} strokeWidth={1.6} aria-hidden />
              <span className={css.name}>
                {isSelected && <Check size={14} strokeWidth={3} aria-hidden />}
                {t(`feedback.rating.names.${name}`)}
              </span>
            </>
          )}
        </Radio>
      ))}
    </RadioGroup>
  );
}
