import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import type { Application } from '#domain/features/applications/contract.ts';
import { type ApplicationStatus, isFinal } from '#domain/features/applications/lifecycle.ts';
import { PersonDecides } from '#web/features/applications/list/applicant-view-tabs.tsx';
import { MoveDialog } from '#web/features/applications/move/move-dialog.tsx';
import { inOrder } from '#web/features/applications/move/move-menu.tsx';
import { MovedList } from '#web/features/applications/move/moved-list.tsx';
import type { Outcome, RequestedMove } from '#web/features/applications/move/moving.ts';
import { type Translate, useT } from '#web/lib/i18n.ts';
import { useScope } from '#web/lib/session/role.ts';
import { Button } from '#web/ui/action/button.tsx';
import css from './application-for-staff.module.css';

/** The allowed stages, with the usual next one as the primary action. */
export function StageControl({ application }: { readonly application: Application }) {
  const t = useT();
  const canMove = useScope('application.move') !== null;
  const [wanted, setWanted] = useState<RequestedMove | null>(null);
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const { status, next_statuses } = application;
  const moves = inOrder(next_statuses);
  return (
    <div className={css.moves}>
      <PersonDecides />
      <MovedList outcomes={outcomes} onClose={() => setOutcomes([])} />
      {moves.length === 0 && (
        <p className={css.muted}>
          {t(canMove && isFinal(status) ? 'applications.review.noMovesFinal' : 'applications.review.noMovesRight')}
        </p>
      )}
      {moves.map((to, index) => (
        <Button
          key={to}
          isWide
          icon={ArrowRight}
          variant={index === 0 && !isFinal(status) ? 'primary' : 'secondary'}
          onPress={() => setWanted({ cards: [application], to })}
        >
          {moveWords(t, status, to)}
        </Button>
      ))}
      <MoveDialog requested={wanted} onClose={() => setWanted(null)} onMoved={setOutcomes} />
    </div>
  );
}

function moveWords(t: Translate, from: ApplicationStatus, to: ApplicationStatus): string {
  const status = t(`statuses.application.${to}`);
  return t(isFinal(from) ? 'applications.review.reopenTo' : 'applications.review.moveToStatus', { status });
}
