import { ArrowRight, MessageCircle } from 'lucide-react';
import type { Application } from '#domain/features/applications/contract.ts';
import { getForwardMove } from '#domain/features/applications/lifecycle.ts';
import { paths } from '#web/app/paths.ts';
import type { RequestedMove } from '#web/features/applications/move/moving.ts';
import { useScope } from '#web/lib/session/role.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import css from './comparison.module.css';

interface NextMoveProps {
  readonly application: Application;
  readonly name: string;
  readonly onMove: (move: RequestedMove) => void;
}

/** The next stage and a message. */
export function NextMove({ application, name, onMove }: NextMoveProps) {
  const t = useT();
  const canMove = useScope('application.move') !== null;
  const { id, status, next_statuses: next, can_message: canMessage } = application;
  const to = getForwardMove(status, next);
  const label = to && t('applications.review.moveToStatus', { status: t(`statuses.application.${to}`) });
  return (
    <div className={css.moves}>
      {canMove && to ? (
        <Button
          icon={ArrowRight}
          aria-label={`${label}: ${name}`}
          onPress={() => onMove({ cards: [application], to })}
          isDense
        >
          {label}
        </Button>
      ) : (
        <span className={css.muted}>{t('applications.compare.noMove')}</span>
      )}
      {canMessage && (
        <LinkButton
          icon={MessageCircle}
          href={paths.conversation(id)}
          aria-label={`${t('messages.title')}: ${name}`}
          isDense
        >
          {t('messages.title')}
        </LinkButton>
      )}
    </div>
  );
}
