import { ArrowRightLeft } from 'lucide-react';
import type { ApplicationCard } from '#domain/features/applications/contract.ts';
import type { ApplicationStatus } from '#domain/features/applications/lifecycle.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Menu } from '#web/ui/action/menu.tsx';
import { inOrder } from './move-menu.tsx';

interface BulkMovesProps {
  readonly cards: readonly ApplicationCard[];
  readonly onMove: (to: ApplicationStatus) => void;
}

/** The stages allowed for at least one selected applicant; the dialog lists who stays. */
export function BulkMoves({ cards, onMove }: BulkMovesProps) {
  const t = useT();
  const open = inOrder([...new Set(cards.flatMap((card) => card.next_statuses))]);
  if (open.length === 0) return <span>{t('applications.review.selected.noCommon')}</span>;
  return (
    <Menu
      label={t('applications.review.selected.move')}
      entries={open.map((to) => ({
        id: to,
        label: t('applications.review.moveToStatus', { status: t(`statuses.application.${to}`) }),
        onAction: () => onMove(to),
      }))}
      trigger={(props) => (
        <Button {...props} icon={ArrowRightLeft}>
          {t('applications.review.selected.move')}
        </Button>
      )}
    />
  );
}
