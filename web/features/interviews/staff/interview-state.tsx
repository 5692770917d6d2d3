import { CalendarPlus, Check, Pencil, UserX, X } from 'lucide-react';
import { useState } from 'react';
import type { Interview } from '#domain/features/interviews/interview.ts';
import { formatSlot } from '#web/features/interviews/format-slot.ts';
import { InterviewChip } from '#web/features/interviews/interview-chip.tsx';
import css from '#web/features/interviews/interviews.module.css';
import { interviewActions, useInterviewAction } from '#web/features/interviews/queries.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { CardSection } from '#web/ui/layout/card-section.tsx';
import { TextDialog } from '#web/ui/overlay/text-dialog.tsx';

interface InterviewStateProps {
  readonly interview: Interview;
  readonly title: string;
  readonly onEdit: () => void;
  /** Opens the form for times; undefined while it is open. */
  readonly onPropose: (() => void) | undefined;
}

/** Status, time, and actions of an interview. */
export function InterviewState({ interview, title, onEdit, onPropose }: InterviewStateProps) {
  const t = useT();
  const { starts_at: at, seeker_message: message } = interview;
  return (
    <CardSection title={title}>
      <div className={css.actions}>
        <InterviewChip status={interview.status} />
        <span>{t(`interviews.kinds.${interview.kind}`)}</span>
        <span>{t('interviews.pack.length', { count: interview.length_minutes })}</span>
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
      <Actions interview={interview} onEdit={onEdit} onPropose={onPropose} />
    </CardSection>
  );
}

function Actions({ interview, onEdit, onPropose }: Omit<InterviewStateProps, 'title'>) {
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
      {interview.can_propose && onPropose && (
        <Button
          variant={interview.starts_at === null ? 'primary' : 'secondary'}
          icon={CalendarPlus}
          reason={interview.is_pack_complete ? undefined : t('interviews.propose.packFirst')}
          onPress={() => interview.is_pack_complete && onPropose()}
        >
          {t(interview.status !== 'draft' ? 'interviews.propose.again' : 'interviews.propose.title')}
        </Button>
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
