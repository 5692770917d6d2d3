import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Check, CircleAlert, CircleCheck, Pencil, UserX, X } from 'lucide-react';
import { useState } from 'react';
import type { Interview } from '#domain/features/interviews/interview.ts';
import { isPackComplete } from '#domain/features/interviews/pack.ts';
import { paths } from '#web/app/paths.ts';
import { formatSlot } from '#web/features/interviews/format-slot.ts';
import { InterviewChip } from '#web/features/interviews/interview-chip.tsx';
import css from '#web/features/interviews/interviews.module.css';
import { PackView } from '#web/features/interviews/pack-view.tsx';
import { interviewActions, interviewById, useInterviewAction } from '#web/features/interviews/queries.ts';
import type { InterviewSelection } from '#web/features/interviews/use-interview-selection.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Link } from '#web/ui/action/link.tsx';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { CardSection } from '#web/ui/layout/card-section.tsx';
import { TextDialog } from '#web/ui/overlay/text-dialog.tsx';
import { ProposeForm } from './propose-form.tsx';
import { ScorecardForm } from './scorecard-form.tsx';
import { Scorecards } from './scorecards.tsx';

interface StaffInterviewProps {
  readonly id: number;
  readonly selection: InterviewSelection;
}

/** One interview for staff: its state, the pack and what is missing, the times, and the scorecards. */
export function StaffInterview({ id, selection }: StaffInterviewProps) {
  const t = useT();
  const { data: interview, error, refetch } = useQuery(interviewById(id));
  if (error && !interview) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!interview) return <Loading label={t('interviews.loading')} />;
  return (
    <div className={css.stack}>
      <div>
        <Button icon={ArrowLeft} isDense onPress={selection.openList}>
          {t('interviews.back')}
        </Button>
      </div>
      <State interview={interview} onEdit={() => selection.openEdit(id)} />
      {interview.is_scorecard_due && <ScorecardForm interview={interview} />}
      {interview.starts_at !== null && interview.scorecards.length > 0 && <Scorecards interview={interview} />}
      {!isPackComplete(interview.checks) && <Missing interview={interview} />}
      {interview.can_propose && <ProposeForm key={interview.version} interview={interview} />}
      <PackView interview={interview} reader="staff" />
    </div>
  );
}

function State({ interview, onEdit }: { readonly interview: Interview; readonly onEdit: () => void }) {
  const t = useT();
  const { seeker, job, round, starts_at: at, seeker_message: message } = interview;
  return (
    <CardSection title={t('interviews.choose.option', { name: seeker.name, job: job.title })}>
      <div className={css.actions}>
        <InterviewChip status={interview.status} />
        <span>{t('interviews.round', { number: round })}</span>
        <Link href={paths.application(interview.application_id)}>{t('interviews.application')}</Link>
      </div>
      {at && (
        <p>
          <strong>{formatSlot(at, interview.time_zone)}</strong>
        </p>
      )}
      {interview.slots.length > 0 && (
        <>
          <p>{t('interviews.slotCount', { count: interview.slots.length })}</p>
          <ul>
            {interview.slots.map((slot) => (
              <li key={slot.id}>{formatSlot(slot.starts_at, interview.time_zone)}</li>
            ))}
          </ul>
        </>
      )}
      {message !== '' && <InlineNote tone="info">{t('interviews.seekerSays', { message })}</InlineNote>}
      <Actions interview={interview} onEdit={onEdit} />
    </CardSection>
  );
}

function Actions({ interview, onEdit }: { readonly interview: Interview; readonly onEdit: () => void }) {
  const t = useT();
  const action = useInterviewAction();
  const [isCancelling, setCancelling] = useState(false);
  const close = (to: 'completed' | 'no_show') =>
    void action.mutateAsync(() => interviewActions.close(interview, to)).catch(() => undefined);
  const cancel = (message: string) => action.mutateAsync(() => interviewActions.cancel(interview, message));
  return (
    <div className={css.actions}>
      {action.error && <InlineNote tone="danger">{translateError(action.error)}</InlineNote>}
      {interview.can_close && (
        <>
          <Button variant="primary" icon={Check} isPending={action.isPending} onPress={() => close('completed')}>
            {t('interviews.actions.completed')}
          </Button>
          <Button icon={UserX} isPending={action.isPending} onPress={() => close('no_show')}>
            {t('interviews.actions.noShow')}
          </Button>
        </>
      )}
      {interview.can_edit && (
        <Button icon={Pencil} onPress={onEdit}>
          {t('interviews.actions.edit')}
        </Button>
      )}
      {interview.can_cancel && (
        <Button icon={X} onPress={() => setCancelling(true)}>
          {t('interviews.actions.cancel')}
        </Button>
      )}
      {isCancelling && (
        <TextDialog
          title={t('interviews.actions.cancel')}
          text={t('interviews.actions.cancelText')}
          label={t('interviews.propose.message')}
          confirmLabel={t('interviews.actions.cancel')}
          isRequired
          max={1000}
          onSend={cancel}
          onClose={() => setCancelling(false)}
        />
      )}
    </div>
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
