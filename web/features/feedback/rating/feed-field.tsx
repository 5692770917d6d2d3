import { useState } from 'react';
import { maxFeedLength } from '#domain/features/feedback/contract.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { announce } from '#web/ui/feedback/announce.ts';
import { UndoRow } from '#web/ui/feedback/undo-row.tsx';
import { TextArea } from '#web/ui/field/text/text-area.tsx';
import css from './rating-panel.module.css';

interface FeedFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The optional text. What exceeds 150 characters is cut off; Undo brings it back for shortening. */
export function FeedField({ value, onChange }: FeedFieldProps) {
  const t = useT();
  const [uncut, setUncut] = useState<string | null>(null);
  const length = [...value].length;
  const change = (text: string) => {
    const characters = [...text];
    // After Undo the text may be longer until it has been shortened.
    const isCut = characters.length > maxFeedLength && length <= maxFeedLength;
    onChange(isCut ? characters.slice(0, maxFeedLength).join('') : text);
    // Only a paste or dictation adds several characters.
    const isPaste = isCut && characters.length - length > 1;
    setUncut(isPaste ? text : null);
    if (isPaste) announce(t('feedback.rating.cut'));
  };
  return (
    <div className={css.feed}>
      <TextArea
        label={t('feedback.rating.feed')}
        isOptional="unmarked"
        rows={3}
        value={value}
        onChange={change}
        max={maxFeedLength}
      />
      <p className={css.limit} data-reached={length >= maxFeedLength}>
        {t('feedback.rating.limit')}
      </p>
      {uncut !== null && (
        <UndoRow
          text={t('feedback.rating.cut')}
          onUndo={() => {
            onChange(uncut);
            setUncut(null);
          }}
        />
      )}
    </div>
  );
}
