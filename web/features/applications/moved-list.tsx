import { Check, CircleAlert, Undo2, X } from 'lucide-react';
import { useState } from 'react';
import { failureText } from '#web/lib/failure-text.ts';
import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { useAnnounce } from '#web/ui/feedback/announce.ts';
import css from './moved-list.module.css';
import { canGoBack, type Outcome, useMoves } from './moving.ts';

interface MovedListProps {
  readonly outcomes: readonly Outcome[];
  readonly onClose: () => void;
}

/** What the last move did, person by person, until the page is left: with the way back where there is one. */
export function MovedList({ outcomes, onClose }: MovedListProps) {
  const t = useT();
  if (outcomes.length === 0) return null;
  return (
    <section className={css.moved} aria-label={t('applicants.selected.result')}>
      <ul className={css.rows}>
        {outcomes.map((outcome) => (
          <MovedRow key={`${outcome.card.id}:${outcome.card.version}`} outcome={outcome} />
        ))}
      </ul>
      <Button variant="quiet" icon={X} onPress={onClose}>
        {t('applicants.selected.close')}
      </Button>
    </section>
  );
}

type BackState = 'here' | 'back' | { readonly error: unknown };

function MovedRow({ outcome }: { readonly outcome: Outcome }) {
  const t = useT();
  const announce = useAnnounce();
  const { run, isRunning } = useMoves();
  const [state, setState] = useState<BackState>('here');
  const { card, to, application, error } = outcome;
  const name = card.seeker.name;
  const before = t(`statuses.application.${card.status}`);
  const goBack = async () => {
    if (!application) return;
    const [result] = await run({ cards: [application], to: card.status }, { note: '', message: '' });
    if (result?.error) setState({ error: result.error });
    else {
      setState('back');
      announce(t('applicants.move.isBack', { name, status: before }));
    }
  };
  if (error || typeof state === 'object') {
    const reason = typeof state === 'object' ? state.error : error;
    return (
      <li className={css.failed}>
        <CircleAlert size={20} aria-hidden />
        <span>
          <strong>{t('applicants.move.failed', { name })}</strong> {failureText(reason)}
        </span>
      </li>
    );
  }
  return (
    <li className={css.row}>
      <Check size={20} aria-hidden className={css.icon} />
      <span>
        {state === 'back'
          ? t('applicants.move.isBack', { name, status: before })
          : t('applicants.move.done', { name, status: t(`statuses.application.${to}`) })}
      </span>
      {state === 'here' && canGoBack(outcome) && (
        <Button icon={Undo2} onPress={() => void goBack()} isPending={isRunning}>
          {t('applicants.move.back', { status: before })}
        </Button>
      )}
    </li>
  );
}
