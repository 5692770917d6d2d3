import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { ImportRecord } from '#domain/features/bulk-imports/import-record.ts';
import { useMoveImport } from '#web/features/bulk-imports/resumes/queries.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { useAnnounce } from '#web/ui/feedback/announce.ts';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';

/** Undoes an import after asking, and says how many people were kept. */
export function UndoImport({ record }: { readonly record: ImportRecord }) {
  const t = useT();
  const announce = useAnnounce();
  const [isOpen, setOpen] = useState(false);
  const move = useMoveImport(record.token);
  const undo = async () => {
    const { undo_counts: counts } = await move.mutateAsync('undo');
    setOpen(false);
    if (counts) announce(t('resumeImports.undo.done', counts));
  };
  return (
    <>
      <Button variant="quiet" icon={Undo2} aria-haspopup="dialog" onPress={() => setOpen(true)}>
        {t('resumeImports.result.undo')}
      </Button>
      {move.error && <InlineNote tone="danger">{translateError(move.error)}</InlineNote>}
      <ConfirmDialog
        isOpen={isOpen}
        isDanger
        title={t('resumeImports.undo.title')}
        text={t('resumeImports.undo.text')}
        confirmLabel={t('resumeImports.undo.confirm')}
        isPending={move.isPending}
        onConfirm={() => void undo()}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
