import { Trash2 } from 'lucide-react';
import type { ApplicantView } from '#domain/features/applications/views/contract.ts';
import css from '#web/features/applications/marks/marks.module.css';
import { translateError } from '#web/lib/texts/error-text.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { IconButton } from '#web/ui/action/icon-button.tsx';
import { useAnnounce } from '#web/ui/feedback/announce.ts';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { UndoRow } from '#web/ui/feedback/undo-row.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { useRemoveView, useSaveView } from './view-queries.ts';

interface ManageViewsProps {
  readonly jobId: number;
  /** The reader's own views. */
  readonly views: readonly ApplicantView[];
  readonly onClose: () => void;
}

/** The reader's own views, to remove those that are no longer used. */
export function ManageViews({ jobId, views, onClose }: ManageViewsProps) {
  const t = useT();
  const announce = useAnnounce();
  const remove = useRemoveView(jobId);
  const save = useSaveView(jobId);
  const removed = remove.isSuccess ? remove.variables : null;
  const undo = ({ name, filter, is_shared }: ApplicantView) =>
    save.mutate({ name, filter, is_shared }, { onSuccess: () => remove.reset() });
  const error = remove.error ?? save.error;
  return (
    <Dialog isOpen onClose={onClose} title={t('applicants.views.manage')} isDismissable>
      <ul className={css.manage}>
        {views.map((view) => (
          <li key={view.id}>
            <span>
              <strong>{view.name}</strong> {view.is_shared && t('applicants.views.isShared')}
            </span>
            <IconButton
              icon={Trash2}
              label={t('applicants.views.remove', { name: view.name })}
              onPress={() =>
                remove.mutate(view, {
                  onSuccess: () => announce(t('applicants.views.removed', { name: view.name })),
                })
              }
            />
          </li>
        ))}
      </ul>
      {views.length === 0 && removed === null && <p>{t('applicants.views.none')}</p>}
      {removed !== null && (
        <UndoRow
          text={t('applicants.views.removed', { name: removed.name })}
          onUndo={() => undo(removed)}
          isPending={save.isPending}
          takesFocus
        />
      )}
      {error && <InlineNote tone="danger">{translateError(error)}</InlineNote>}
    </Dialog>
  );
}
