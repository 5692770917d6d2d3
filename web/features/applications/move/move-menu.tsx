import { ArrowRightLeft } from 'lucide-react';
import type { ApplicationCard } from '#domain/features/applications/contract.ts';
import { type ApplicationStatus, applicationLifecycle, isFinal } from '#domain/features/applications/lifecycle.ts';
import css from '#web/features/applications/list/applicants.module.css';
import { type Translate, useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Menu } from '#web/ui/action/menu.tsx';

interface MoveMenuProps {
  readonly card: ApplicationCard;
  readonly onMove: (to: ApplicationStatus) => void;
}

/** The allowed stages of an application. */
export function MoveMenu({ card, onMove }: MoveMenuProps) {
  const t = useT();
  if (card.next_statuses.length === 0) return <span className={css.muted}>{t('applications.review.noMoves')}</span>;
  const entries = inOrder(card.next_statuses).map((to) => ({
    id: to,
    label: moveLabel(t, card.status, to),
    onAction: () => onMove(to),
  }));
  return (
    <Menu
      label={t('applications.review.moveName', { name: card.seeker.name })}
      entries={entries}
      trigger={(props) => (
        <Button
          {...props}
          icon={ArrowRightLeft}
          aria-label={t('applications.review.moveName', { name: card.seeker.name })}
        >
          {t('applications.review.moveTo')}
        </Button>
      )}
    />
  );
}

const order = Object.keys(applicationLifecycle);

/** In stage order. */
export function inOrder(statuses: readonly ApplicationStatus[]): ApplicationStatus[] {
  return statuses.toSorted((left, right) => order.indexOf(left) - order.indexOf(right));
}

function moveLabel(t: Translate, from: ApplicationStatus, to: ApplicationStatus): string {
  const status = t(`statuses.application.${to}`);
  return isFinal(from)
    ? t('applications.review.reopenTo', { status })
    : t('applications.review.moveToStatus', { status });
}
