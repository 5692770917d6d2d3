import { useState } from 'react';
import { useMoveImport } from '#web/features/bulk-imports/resumes/queries.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';

interface CancelImportProps {
  readonly token: string;
  readonly onCanceled?: () => void;
}

/** Asks before it deletes what was sent. */
export function CancelImport({ token, onCanceled }: CancelImportProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const move = useMoveImport(token);
  const cancel = async () => {
    await move.mutateAsync('cancel');
    setOpen(false);
    onCanceled?.();
  };
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onPress={() => setOpen(true)}>
        {t('resumeImports.upload.cancel')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        isDanger
        title={t('resumeImports.upload.cancelTitle')}
        text={t('resumeImports.upload.cancelText')}
        confirmLabel={t('resumeImports.upload.cancel')}
        isPending={move.isPending}
        onConfirm={() => void cancel()}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
