import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { JobTags } from '#domain/features/applications/marks/contract.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { IconButton } from '#web/ui/action/icon-button.tsx';
import { useAnnounce } from '#web/ui/feedback/announce.ts';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import css from './marks.module.css';
import { useRemoveTag } from './marks-queries.ts';

type Tag = JobTags['tags'][number];

interface ManageTagsProps {
  readonly tags: readonly Tag[];
  readonly onClose: () => void;
}

/** The tags of the organization, to remove those that are no longer used. */
export function ManageTags({ tags, onClose }: ManageTagsProps) {
  const t = useT();
  const announce = useAnnounce();
  const remove = useRemoveTag();
  const [wanted, setWanted] = useState<Tag | null>(null);
  const confirm = () => {
    if (!wanted) return;
    remove.mutate(wanted.id, {
      onSuccess: () => announce(t('applicants.marks.remove.done')),
      onSettled: () => setWanted(null),
    });
  };
  return (
    <>
      <Dialog isOpen onClose={onClose} title={t('applicants.marks.remove.manage')} isDismissable>
        <ul className={css.manage}>
          {tags.map((tag) => (
            <li key={tag.id}>
              <span>
                <strong>{tag.name}</strong> {t('applicants.marks.tagCount', { count: tag.count })}
              </span>
              <IconButton
                icon={Trash2}
                label={t('applicants.marks.remove.action', { name: tag.name })}
                onPress={() => setWanted(tag)}
              />
            </li>
          ))}
        </ul>
        {remove.error && <InlineNote tone="danger">{translateError(remove.error)}</InlineNote>}
      </Dialog>
      <ConfirmDialog
        isOpen={wanted !== null}
        title={t('applicants.marks.remove.title', { name: wanted?.name ?? '' })}
        text={t('applicants.marks.remove.text')}
        confirmLabel={t('applicants.marks.remove.confirm')}
        isDanger
        isPending={remove.isPending}
        onConfirm={confirm}
        onClose={() => setWanted(null)}
      />
    </>
  );
}
