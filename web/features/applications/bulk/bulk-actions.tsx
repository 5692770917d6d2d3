import { MessageSquare } from 'lucide-react';
import { useState } from 'react';
import type { ApplicationCard } from '#domain/features/applications/contract.ts';
import type { ApplicationStatus } from '#domain/features/applications/lifecycle.ts';
import { CompareLink } from '#web/features/applications/compare/compare-link.tsx';
import { BulkMoves } from '#web/features/applications/move/bulk-moves.tsx';
import { useScope } from '#web/lib/session/role.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { MessageDialog, type SentMessages } from './message-dialog.tsx';

interface BulkActionsProps {
  readonly cards: readonly ApplicationCard[];
  readonly onMove: (to: ApplicationStatus) => void;
  readonly onSent: (sent: SentMessages) => void;
}

/** What can be done with the selected applicants. */
export function BulkActions({ cards, onMove, onSent }: BulkActionsProps) {
  const t = useT();
  const [isWriting, setWriting] = useState(false);
  const canMessage = useScope('message.own') !== null;
  return (
    <>
      <BulkMoves cards={cards} onMove={onMove} />
      {canMessage && (
        <Button icon={MessageSquare} onPress={() => setWriting(true)}>
          {t('applicants.message.action')}
        </Button>
      )}
      <CompareLink cards={cards} />
      {isWriting && <MessageDialog cards={cards} onClose={() => setWriting(false)} onSent={onSent} />}
    </>
  );
}
