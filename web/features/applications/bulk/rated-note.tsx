import { Undo2 } from 'lucide-react';
import { useRateMany } from '#web/features/applications/marks/marks-queries.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { useAnnounce } from '#web/ui/feedback/announce.ts';
import { Banner, InlineNote } from '#web/ui/feedback/banner.tsx';
import type { Rated } from './rating-dialog.tsx';

interface RatedNoteProps {
  readonly rated: Rated;
  readonly onClose: () => void;
}

/** How many applicants were rated, with Undo, and who wasn't. */
export function RatedNote({ rated: { cards, changes, results }, onClose }: RatedNoteProps) {
  const t = useT();
  const announce = useAnnounce();
  const rate = useRateMany();
  const failed = rate.data?.filter(({ error }) => error !== null) ?? results.filter(({ error }) => error !== null);
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
  return (
    <Banner
      tone={failed.length > 0 ? 'warn' : 'ok'}
      title={rate.data ? t('applicants.bulkRating.undone') : t('applicants.bulkRating.done', { count: ratedIds.size })}
      onClose={onClose}
      actions={
        ratedIds.size > 0 &&
        !rate.data && (
          <Button icon={Undo2} onPress={undo} isPending={rate.isPending}>
            {t('common.actions.undo')}
          </Button>
        )
      }
    >
      {failed.length > 0 && (
        <ul>
          {failed.map(({ id, error }) => (
            <li key={id}>
              <strong>
                {t('applicants.bulkRating.failed', {
                  name: cards.find((card) => card.id === id)?.seeker.name ?? '',
                })}
              </strong>{' '}
              {error !== null && t(`applicants.bulkRating.errors.${error}`)}
            </li>
          ))}
        </ul>
      )}
      {rate.error && <InlineNote tone="danger">{translateError(rate.error)}</InlineNote>}
    </Banner>
  );
}
