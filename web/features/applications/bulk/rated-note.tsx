import { useRateMany } from '#web/features/applications/marks/marks-queries.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { useAnnounce } from '#web/ui/feedback/announce.ts';
import type { Rated } from './rating-dialog.tsx';
import { ResultNote } from './result-note.tsx';

interface RatedNoteProps {
  readonly rated: Rated;
  readonly onClose: () => void;
}

/** How many applicants were rated, with Undo, and who wasn't. */
export function RatedNote({ rated: { cards, changes, results }, onClose }: RatedNoteProps) {
  const t = useT();
  const announce = useAnnounce();
  const rate = useRateMany();
  const ratedIds = new Set(results.flatMap(({ id, error }) => (error === null ? [id] : [])));
  const undo = () => {
    const before = changes.filter(({ id }) => ratedIds.has(id)).map(({ id, from, to }) => ({ id, from: to, to: from }));
    rate.mutate(before, {
      onSuccess: (undone) => {
        announce(t('applicants.bulkRating.undone'));
        if (undone.every(({ error }) => error === null)) onClose();
      },
    });
  };
  const failures = (rate.data ?? results).flatMap(({ id, error }) => {
    if (error === null) return [];
    const name = cards.find((card) => card.id === id)?.seeker.name ?? '';
    return [
      { id, text: t('applicants.bulkRating.failed', { name }), reason: t(`applicants.bulkRating.errors.${error}`) },
    ];
  });
  return (
    <ResultNote
      title={rate.data ? t('applicants.bulkRating.undone') : t('applicants.bulkRating.done', { count: ratedIds.size })}
      failures={failures}
      undo={ratedIds.size > 0 && !rate.data && { run: undo, isPending: rate.isPending, error: rate.error }}
      onClose={onClose}
    />
  );
}
