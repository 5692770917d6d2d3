import { useChangeTags } from '#web/features/applications/marks/marks-queries.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { useAnnounce } from '#web/ui/feedback/announce.ts';
import { ResultNote } from './result-note.tsx';
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
  const addedIds = [...new Set(results.flatMap(({ added }) => added))];
  const undo = async () => {
    for (const tag of addedIds) {
      const ids = results.filter(({ added }) => added.includes(tag)).map(({ id }) => id);
      await change.mutateAsync({ ids, add: [], remove: [tag] });
    }
    announce(t('applicants.bulkTags.undone'));
    onClose();
  };
  // The note shows the error of a failed undo.
  const run = () => void undo().catch(() => undefined);
  const failures = results.flatMap(({ id, error }) => {
    if (error === null) return [];
    const name = cards.find((card) => card.id === id)?.seeker.name ?? '';
    return [{ id, text: t('applicants.bulkTags.failed', { name }), reason: t(`applicants.marks.errors.${error}`) }];
  });
  return (
    <ResultNote
      title={t('applicants.bulkTags.done', { count: results.length - failures.length })}
      failures={failures}
      undo={addedIds.length > 0 && { run, isPending: change.isPending, error: change.error }}
      onClose={onClose}
    />
  );
}
