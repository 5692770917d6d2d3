import { Undo2 } from 'lucide-react';
import { useChangeTags } from '#web/features/applications/marks/marks-queries.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { useAnnounce } from '#web/ui/feedback/announce.ts';
import { Banner, InlineNote } from '#web/ui/feedback/banner.tsx';
import type { Tagged } from './tag-dialog.tsx';

interface TaggedNoteProps {
  readonly tagged: Tagged;
  readonly onClose: () => void;
}

/** How many applicants were tagged, with Undo, and who wasn't. */
export function TaggedNote({ tagged: { cards, results }, onClose }: TaggedNoteProps) {
  const t = useT();
  const announce = useAnnounce();
  const change = useChangeTags();
  const failed = results.filter(({ error }) => error !== null);
  const addedIds = [...new Set(results.flatMap(({ added }) => added))];
  const undo = async () => {
    for (const tag of addedIds) {
      const ids = results.filter(({ added }) => added.includes(tag)).map(({ id }) => id);
      await change.mutateAsync({ ids, add: [], remove: [tag] });
    }
    announce(t('applicants.bulkTags.undone'));
    onClose();
  };
  return (
    <Banner
      tone={failed.length > 0 ? 'warn' : 'ok'}
      title={t('applicants.bulkTags.done', { count: results.length - failed.length })}
      onClose={onClose}
      actions={
        addedIds.length > 0 && (
          // A failed undo is shown below.
          <Button icon={Undo2} onPress={() => void undo().catch(() => undefined)} isPending={change.isPending}>
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
                {t('applicants.bulkTags.failed', {
                  name: cards.find((card) => card.id === id)?.seeker.name ?? '',
                })}
              </strong>{' '}
              {error !== null && t(`applicants.marks.errors.${error}`)}
            </li>
          ))}
        </ul>
      )}
      {change.error && <InlineNote tone="danger">{translateError(change.error)}</InlineNote>}
    </Banner>
  );
}
