import { useState } from 'react';
import type { PairDecision } from '#domain/features/bulk-imports/duplicates/contract.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { useAnnounce } from '#web/ui/feedback/announce.ts';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { useUndoDecision } from './queries.ts';

export function UndoDecision({ decision }: { readonly decision: PairDecision }) {
  const t = useT();
  const announce = useAnnounce();
  const undo = useUndoDecision(decision);
  const [isOpen, setOpen] = useState(false);
  const isDistinct = decision.kind === 'distinct';
  const label = t(isDistinct ? 'duplicates.decisions.reviewAgain' : 'duplicates.undo.action');
  const finish = () => {
    setOpen(false);
    announce(t(isDistinct ? 'duplicates.undo.again' : 'duplicates.undo.done'));
  };
  const run = () => undo.mutate(undefined, { onSuccess: finish, onError: () => setOpen(false) });
  return (
    <>
      <Button
        isDense
        isPending={undo.isPending}
        aria-label={`${label}: ${decision.first.name}`}
        {...(isDistinct ? {} : { 'aria-haspopup': 'dialog' as const })}
        onPress={() => (isDistinct ? run() : setOpen(true))}
      >
        {label}
      </Button>
      {undo.error && <InlineNote tone="danger">{translateError(undo.error)}</InlineNote>}
      <ConfirmDialog
        isOpen={isOpen}
        title={t('duplicates.undo.title')}
        text={t('duplicates.undo.text')}
        confirmLabel={t('duplicates.undo.action')}
        isPending={undo.isPending}
        onConfirm={run}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
