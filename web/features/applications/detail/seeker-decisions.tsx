import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import type { Application } from '#domain/features/applications/contract.ts';
import type { ApplicationStatus } from '#domain/features/applications/lifecycle.ts';
import type { PhraseKey } from '#domain/phrases/phrases.ts';
import { applicationQuery, decideOwn } from '#web/features/applications/queries.ts';
import { formatEmployer } from '#web/lib/employer.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import css from './seeker-decisions.module.css';

interface DecisionTexts {
  readonly action: PhraseKey;
  readonly done: PhraseKey;
  /** The confirmation, for decisions that cannot be undone. */
  readonly ask?: { readonly title: PhraseKey; readonly text: PhraseKey };
  readonly isMain?: boolean;
}

interface OwnDecisionsProps {
  readonly application: Application;
  /** Shows this decision only. */
  readonly only?: ApplicationStatus;
}

/** The seeker's decisions: decline an offer, or withdraw. */
export function OwnDecisions({ application, only }: OwnDecisionsProps) {
  const t = useT();
  const queries = useQueryClient();
  const [asked, setAsked] = useState<ApplicationStatus | null>(null);
  const values = { job: application.job.title, company: formatEmployer(t, application.job.company) };
  const decision = useMutation({
    mutationFn: (to: ApplicationStatus) => decideOwn(application, to),
    onSuccess: (moved, to) => {
      queries.setQueryData(applicationQuery(application.id).queryKey, moved);
      void queries.invalidateQueries({ queryKey: ['applications', 'own'] });
      const words = getTexts(application.status, to);
      if (words) showToast({ action: `decide-${application.id}`, tone: 'ok', text: t(words.done) });
    },
    onSettled: () => setAsked(null),
  });
  const choices = application.next_statuses.flatMap((to) => {
    const words = only === undefined || to === only ? getTexts(application.status, to) : null;
    return words ? [{ to, words }] : [];
  });
  const open = choices.find(({ to }) => to === asked);
  if (choices.length === 0) return null;
  return (
    <div className={only ? css.one : css.decisions}>
      {decision.error && <InlineNote tone="danger">{translateError(decision.error)}</InlineNote>}
      {choices.map(({ to, words }) => (
        <Button
          key={to}
          variant={words.isMain ? 'primary' : only ? 'quiet' : 'secondary'}
          icon={words.isMain ? Check : X}
          isPending={decision.isPending && decision.variables === to}
          onPress={() => (words.ask ? setAsked(to) : decision.mutate(to))}
        >
          {t(words.action)}
        </Button>
      ))}
      {open?.words.ask && (
        <ConfirmDialog
          isOpen
          title={t(open.words.ask.title, values)}
          text={t(open.words.ask.text, values)}
          confirmLabel={t(open.words.action)}
          isDanger={!open.words.isMain}
          isPending={decision.isPending}
          onConfirm={() => decision.mutate(open.to)}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}

function getTexts(from: ApplicationStatus, to: ApplicationStatus): DecisionTexts | null {
  // An offer is declined instead of withdrawn.
  if (to === 'withdrawn' && from === 'offered') return null;
  // A suggested job is answered on its own card.
  if (from === 'sourced') return null;
  if (to === 'withdrawn') return withdraw;
  // The terms of an offer aren't shown yet, so it can't be accepted here.
  return to === 'declined' ? decline : null;
}

const withdraw: DecisionTexts = {
  action: 'applications.tracker.withdraw.action',
  done: 'applications.tracker.withdraw.done',
  ask: { title: 'applications.tracker.withdraw.title', text: 'applications.tracker.withdraw.text' },
};
const decline: DecisionTexts = {
  action: 'applications.tracker.answer.decline',
  done: 'applications.tracker.answer.declined',
  ask: { title: 'applications.tracker.answer.declineTitle', text: 'applications.tracker.answer.declineText' },
};
