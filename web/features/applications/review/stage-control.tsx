import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import type { Application } from '#domain/features/applications/contract.ts';
import { type ApplicationStatus, getForwardMove, isFinal } from '#domain/features/applications/lifecycle.ts';
import { MoveDialog } from '#web/features/applications/move/move-dialog.tsx';
import { inOrder } from '#web/features/applications/move/move-menu.tsx';
import { MovedList } from '#web/features/applications/move/moved-list.tsx';
import type { Outcome, RequestedMove } from '#web/features/applications/move/moving.ts';
import { useScope } from '#web/lib/session/role.ts';
import { type Translate, useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import css from './application-for-staff.module.css';

/** The allowed stages, with the next one as the primary action and the others in a quiet group. */
export function StageControl({ application }: { readonly application: Application }) {
  const t = useT();
  const canMove = useScope('application.move') !== null;
  const [wanted, setWanted] = useState<RequestedMove | null>(null);
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const { status, next_statuses } = application;
  const moves = inOrder(next_statuses);
  const forward = getForwardMove(status, moves);
  const others = moves.filter((to) => to !== forward);
  const ask = (to: ApplicationStatus) => setWanted({ cards: [application], to });
  return (
    <div className={css.moves}>
      <MovedList outcomes={outcomes} onClose={() => setOutcomes([])} />
      {moves.length === 0 && (
        <p className={css.muted}>
          {t(canMove && isFinal(status) ? 'applications.review.noMovesFinal' : 'applications.review.noMovesRight')}
        </p>
      )}
      {forward && (
        <Button isWide icon={ArrowRight} variant="primary" onPress={() => ask(forward)}>
          {moveWords(t, status, forward)}
        </Button>
      )}
      {others.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend; these are buttons
        <div role="group" aria-label={t('applications.review.otherMoves')} className={css.others}>
          {others.map((to) => (
            <Button key={to} isDense onPress={() => ask(to)}>
              {moveWords(t, status, to)}
            </Button>
          ))}
        </div>
      )}
      <MoveDialog requested={wanted} onClose={() => setWanted(null)} onMoved={setOutcomes} />
    </div>
  );
}

function moveWords(t: Translate, from: ApplicationStatus, to: ApplicationStatus): string {
  const status = t(`statuses.application.${to}`);
  return t(isFinal(from) ? 'applications.review.reopenTo' : 'applications.review.moveToStatus', { status });
}
