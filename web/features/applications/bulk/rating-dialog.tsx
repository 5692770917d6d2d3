import { useState } from 'react';
import type { ApplicationCard } from '#domain/features/applications/contract.ts';
import type { RatingChange, RatingResult } from '#domain/features/applications/marks/contract.ts';
import { applicantRatings } from '#domain/features/applications/marks/marks.ts';
import { useRateMany } from '#web/features/applications/marks/marks-queries.ts';
import css from '#web/features/applications/move/move-dialog.module.css';
import { translateError } from '#web/lib/texts/error-text.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { useAnnounce } from '#web/ui/feedback/announce.ts';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { RadioGroup } from '#web/ui/field/choice/radio-group.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { LeftOut } from './left-out.tsx';

/** The result of rating several applicants. */
export interface Rated {
  readonly cards: readonly ApplicationCard[];
  readonly changes: readonly RatingChange[];
  readonly results: readonly RatingResult[];
}

interface RatingDialogProps {
  readonly cards: readonly ApplicationCard[];
  readonly onClose: () => void;
  readonly onRated: (rated: Rated) => void;
}

/** Rates several applicants, after a preview of the ratings that are replaced. */
export function RatingDialog({ cards, onClose, onRated }: RatingDialogProps) {
  const t = useT();
  const announce = useAnnounce();
  const [value, setValue] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const rate = useRateMany();
  const wanted = applicantRatings.find((rating) => String(rating) === value) ?? null;
  const replaced = cards.filter(({ rating }) => wanted !== null && rating !== null && rating !== wanted);
  const save = () => {
    setMissing(wanted === null);
    if (wanted === null) return;
    const changes = cards.map(({ id, rating }) => ({ id, from: rating, to: wanted }));
    rate.mutate(changes, {
      onSuccess: (results) => {
        announce(t('applicants.bulkRating.done', { count: results.filter(({ error }) => error === null).length }));
        onRated({ cards, changes, results });
        onClose();
      },
    });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('applicants.bulkRating.title', { count: cards.length })}
      actions={
        <>
          <Button variant="primary" onPress={save} isPending={rate.isPending}>
            {t('applicants.bulkRating.save')}
          </Button>
          <Button onPress={onClose}>{t('common.actions.cancel')}</Button>
        </>
      }
    >
      <div className={css.body}>
        <RadioGroup
          label={t('applicants.marks.rating')}
          value={value}
          onChange={setValue}
          error={isMissing && wanted === null ? t('applicants.bulkRating.missing') : undefined}
          choices={applicantRatings.map((rating) => ({
            value: String(rating),
            label: t(`applicants.marks.ratings.${rating}`),
          }))}
        />
        <LeftOut
          groups={[{ reason: t('applicants.bulkRating.replaces', { count: replaced.length }), cards: replaced }]}
        />
        {rate.error && <InlineNote tone="danger">{translateError(rate.error)}</InlineNote>}
      </div>
    </Dialog>
  );
}
