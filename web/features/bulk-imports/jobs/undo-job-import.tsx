import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { ImportRecord } from '#domain/features/bulk-imports/import-record.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { useAnnounce } from '#web/ui/feedback/announce.ts';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { useMoveJobImport } from './queries.ts';

/** Undoes an import after asking, and says how many jobs were kept. */
export function UndoJobImport({ record }: { readonly record: Pick<ImportRecord, 'token'> }) {
  const t = useT();
  const announce = useAnnounce();
  const [isOpen, setOpen] = useState(false);
  const move = useMoveJobImport(record.token);
  const undo = async () => {
    const { undo_counts: counts } = await move.mutateAsync({ to: 'undo' });
    setOpen(false);
    if (counts) announce(t('jobImports.undo.done', counts));
  };
  return (
    <>
      <Button variant="quiet" icon={Undo2} aria-haspopup="dialog" onPress={() => setOpen(true)}>
        {t('jobImports.undo.button')}
      </Button>
      {move.error && <InlineNote tone="danger">{translateError(move.error)}</InlineNote>}
      <ConfirmDialog
        isOpen={isOpen}
        isDanger
        title={t('jobImports.undo.title')}
        text={t('jobImports.undo.text')}
        confirmLabel={t('jobImports.undo.button')}
        isPending={move.isPending}
        onConfirm={() => void undo()}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
