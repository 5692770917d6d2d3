import { MessageSquare, Star, Tag } from 'lucide-react';
import { useState } from 'react';
import type { ApplicationCard } from '#domain/features/applications/contract.ts';
import type { ApplicationStatus } from '#domain/features/applications/lifecycle.ts';
import { CompareLink } from '#web/features/applications/compare/compare-link.tsx';
import { BulkMoves } from '#web/features/applications/move/bulk-moves.tsx';
import { useScope } from '#web/lib/session/role.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import type { BulkResult } from './bulk-note.tsx';
import { MessageDialog } from './message-dialog.tsx';
import { RatingDialog } from './rating-dialog.tsx';
import { TagDialog } from './tag-dialog.tsx';

interface BulkActionsProps {
  readonly cards: readonly ApplicationCard[];
  readonly onMove: (to: ApplicationStatus) => void;
  readonly onDone: (result: BulkResult) => void;
}

/** What can be done with the selected applicants. */
export function BulkActions({ cards, onMove, onDone }: BulkActionsProps) {
  const t = useT();
  const [dialog, setDialog] = useState<BulkResult['kind'] | null>(null);
  const close = () => setDialog(null);
  const canMark = useScope('application.note') !== null;
  const canMessage = useScope('message.own') !== null;
  return (
    <>
      <BulkMoves cards={cards} onMove={onMove} />
      {canMessage && (
        <Button icon={MessageSquare} onPress={() => setDialog('sent')}>
          {t('applicants.message.action')}
        </Button>
      )}
      {canMark && (
        <>
          <Button icon={Tag} onPress={() => setDialog('tagged')}>
            {t('applicants.bulkTags.action')}
          </Button>
          <Button icon={Star} onPress={() => setDialog('rated')}>
            {t('applicants.bulkRating.action')}
          </Button>
        </>
      )}
      <CompareLink cards={cards} />
      {dialog === 'sent' && (
        <MessageDialog cards={cards} onClose={close} onSent={(sent) => onDone({ kind: 'sent', sent })} />
      )}
      {dialog === 'tagged' && (
        <TagDialog cards={cards} onClose={close} onTagged={(tagged) => onDone({ kind: 'tagged', tagged })} />
      )}
      {dialog === 'rated' && (
        <RatingDialog cards={cards} onClose={close} onRated={(rated) => onDone({ kind: 'rated', rated })} />
      )}
    </>
  );
}
