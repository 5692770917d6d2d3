import { CircleAlert, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import type { Interview } from '#domain/features/interviews/interview.ts';
import { isPackComplete } from '#domain/features/interviews/pack.ts';
import css from '#web/features/interviews/interviews.module.css';
import { useT } from '#web/lib/texts/i18n.ts';
import { CardSection } from '#web/ui/layout/card-section.tsx';
import { InterviewState } from './interview-state.tsx';
import { ProposeForm } from './propose-form.tsx';
import { ScorecardForm } from './scorecard-form.tsx';
import { Scorecards } from './scorecards.tsx';

interface InterviewPartsProps {
  readonly interview: Interview;
  readonly title: string;
  readonly onEdit: () => void;
}

/** The state of an interview with its actions, the form for times when asked for, the scorecards, and what is missing. */
export function InterviewParts({ interview, title, onEdit }: InterviewPartsProps) {
  const [isProposing, setProposing] = useState(false);
  const isFormShown = isProposing && interview.can_propose;
  return (
    <>
      <InterviewState
        interview={interview}
        title={title}
        onEdit={onEdit}
        onPropose={isFormShown ? undefined : () => setProposing(true)}
      />
      {isFormShown && <ProposeForm interview={interview} onClose={() => setProposing(false)} />}
      {interview.is_scorecard_due && <ScorecardForm interview={interview} />}
      {interview.starts_at !== null && interview.scorecards.length > 0 && <Scorecards interview={interview} />}
      {!isPackComplete(interview.checks) && <Missing interview={interview} />}
    </>
  );
}

function Missing({ interview }: { readonly interview: Interview }) {
  const t = useT();
  return (
    <CardSection title={t('interviews.pack.title')}>
      <ul className={css.checks}>
        {interview.checks.map(({ part, is_done: isDone }) => {
          const Icon = isDone ? CircleCheck : CircleAlert;
          return (
            <li key={part} className={css.check}>
              <Icon size={16} aria-label={t(isDone ? 'interviews.pack.done' : 'interviews.pack.missing')} />
              {t(`interviews.pack.parts.${part}`)}
            </li>
          );
        })}
      </ul>
    </CardSection>
  );
}
