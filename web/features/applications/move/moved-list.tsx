import { Undo2, X } from 'lucide-react';
import { useState } from 'react';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { useAnnounce } from '#web/ui/feedback/announce.ts';
import css from './moved-list.module.css';
import { MovedRow, type UndoMove } from './moved-row.tsx';
import { canUndoMove, type Outcome, useMoves } from './moving.ts';

interface MovedListProps {
  readonly outcomes: readonly Outcome[];
  readonly onClose: () => void;
}

/** The results of the last move per applicant, with Undo, until the page is left. */
export function MovedList({ outcomes, onClose }: MovedListProps) {
  const t = useT();
  const { wayBack, goBack, isRunning } = useUndoMoves();
  const open = outcomes.filter((outcome) => canUndoMove(outcome) && !wayBack.has(outcome.application?.id ?? 0));
  if (outcomes.length === 0) return null;
  return (
    <section className={css.moved} aria-label={t('applications.review.selected.result')}>
      <ul className={css.rows}>
        {outcomes.map((outcome) => (
          <MovedRow
            key={`${outcome.card.id}:${outcome.card.version}`}
            outcome={outcome}
            wayBack={outcome.application ? wayBack.get(outcome.application.id) : undefined}
            isRunning={isRunning}
            onBack={() => void goBack([outcome])}
          />
        ))}
      </ul>
      <div className={css.actions}>
        {open.length > 1 && (
          <Button icon={Undo2} onPress={() => void goBack(open)} isPending={isRunning}>
            {t('applications.review.selected.allBack')}
          </Button>
        )}
        <Button variant="quiet" icon={X} onPress={onClose}>
          {t('applications.review.selected.close')}
        </Button>
      </div>
    </section>
  );
}

/** Undoes moves one at a time; each applicant returns to the previous stage. */
function useUndoMoves() {
  const t = useT();
  const announce = useAnnounce();
  const { run, isRunning } = useMoves();
  const [wayBack, setUndo] = useState<ReadonlyMap<number, UndoMove>>(new Map());
  const goBack = async (outcomes: readonly Outcome[]) => {
    for (const { card, application } of outcomes) {
      if (!application) continue;
      const [result] = await run({ cards: [application], to: card.status }, { note: '', message: '' });
      setUndo((ways) => new Map(ways).set(card.id, result?.error ? { error: result.error } : 'back'));
      if (result?.error) continue;
      const status = t(`statuses.application.${card.status}`);
      announce(t('applications.review.move.isBack', { name: card.seeker.name, status }));
    }
  };
  return { wayBack, goBack, isRunning };
}
