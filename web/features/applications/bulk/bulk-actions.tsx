import { MessageSquare, Tag } from 'lucide-react';
import { useState } from 'react';
import type { ApplicationCard } from '#domain/features/applications/contract.ts';
import type { ApplicationStatus } from '#domain/features/applications/lifecycle.ts';
import { CompareLink } from '#web/features/applications/compare/compare-link.tsx';
import { BulkMoves } from '#web/features/applications/move/bulk-moves.tsx';
import { useScope } from '#web/lib/session/role.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { MessageDialog, type SentMessages } from './message-dialog.tsx';
import { TagDialog, type Tagged } from './tag-dialog.tsx';

interface BulkActionsProps {
  readonly cards: readonly ApplicationCard[];
  readonly onMove: (to: ApplicationStatus) => void;
  readonly onSent: (sent: SentMessages) => void;
  readonly onTagged: (tagged: Tagged) => void;
}

/** What can be done with the selected applicants. */
export function BulkActions({ cards, onMove, onSent, onTagged }: BulkActionsProps) {
  const t = useT();
  const [isWriting, setWriting] = useState(false);
  const [isTagging, setTagging] = useState(false);
  const canTag = useScope('application.note') !== null;
  const canMessage = useScope('message.own') !== null;
  return (
    <>
      <BulkMoves cards={cards} onMove={onMove} />
      {canMessage && (
        <Button icon={MessageSquare} onPress={() => setWriting(true)}>
          {t('applicants.message.action')}
        </Button>
      )}
      {canTag && (
        <Button icon={Tag} onPress={() => setTagging(true)}>
          {t('applicants.bulkTags.action')}
        </Button>
      )}
      <CompareLink cards={cards} />
      {isWriting && <MessageDialog cards={cards} onClose={() => setWriting(false)} onSent={onSent} />}
      {isTagging && <TagDialog cards={cards} onClose={() => setTagging(false)} onTagged={onTagged} />}
    </>
  );
}
