import { CalendarCheck, CalendarX } from 'lucide-react';
import { useState } from 'react';
import type { Interview } from '#domain/features/interviews/interview.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { RadioGroup } from '#web/ui/field/choice/radio-group.tsx';
import { CardSection } from '#web/ui/layout/card-section.tsx';
import { TextDialog } from '#web/ui/overlay/text-dialog.tsx';
import { formatSlot } from './format-slot.ts';
import { InterviewChip } from './interview-chip.tsx';
import css from './interviews.module.css';
import { PackView } from './pack-view.tsx';
import { interviewActions, useInterviewAction } from './queries.ts';

/** The interview for the job seeker: the times to pick from, and everything they need to prepare. */
export function SeekerInterview({ interview, title }: { readonly interview: Interview; readonly title: string }) {
  const t = useT();
  return (
    <div className={css.stack}>
      <CardSection title={title}>
        <div>
          <InterviewChip status={interview.status} />
        </div>
        {interview.starts_at && interview.status !== 'cancelled' && (
          <p>
            <strong>{formatSlot(interview.starts_at)}</strong>
          </p>
        )}
        {interview.staff_message !== '' && <p className={css.text}>{interview.staff_message}</p>}
        {interview.status === 'no_time' && <InlineNote tone="info">{t('interviews.seeker.noTimeSent')}</InlineNote>}
        {interview.can_pick && <SlotChoice interview={interview} />}
      </CardSection>
      {interview.status !== 'cancelled' && <PackView interview={interview} reader="seeker" />}
    </div>
  );
}

function SlotChoice({ interview }: { readonly interview: Interview }) {
  const t = useT();
  const action = useInterviewAction();
  const [chosen, setChosen] = useState<string | null>(null);
  const [isRefusing, setRefusing] = useState(false);
  const slot = interview.slots.find(({ id }) => String(id) === chosen);
  const pick = async () => {
    if (!slot) return;
    await action.mutateAsync(() => interviewActions.pick(interview, slot.id));
    showToast({ action: `interview-${interview.id}`, tone: 'ok', text: t('interviews.seeker.picked') });
  };
  const refuse = async (message: string) => {
    await action.mutateAsync(() => interviewActions.refuseSlots(interview, message));
  };
  return (
    <>
      {interview.starts_at && <p>{t('interviews.seeker.timeStays')}</p>}
      <RadioGroup
        label={t('interviews.seeker.pick')}
        hint={t('interviews.seeker.zone', { count: interview.length_minutes })}
        value={chosen}
        onChange={setChosen}
        choices={interview.slots.map(({ id, starts_at: at }) => ({ value: String(id), label: formatSlot(at) }))}
        variant="cards"
      />
      {action.error && <InlineNote tone="danger">{translateError(action.error)}</InlineNote>}
      <div className={css.actions}>
        <Button
          variant="primary"
          icon={CalendarCheck}
          isPending={action.isPending}
          reason={slot ? undefined : t('forms.choose')}
          onPress={() => void pick().catch(() => undefined)}
        >
          {slot ? t('interviews.seeker.confirm', { time: formatSlot(slot.starts_at) }) : t('interviews.seeker.pick')}
        </Button>
        <Button icon={CalendarX} onPress={() => setRefusing(true)}>
          {t('interviews.seeker.none')}
        </Button>
      </div>
      {isRefusing && (
        <TextDialog
          title={t('interviews.seeker.none')}
          text={t('interviews.seeker.noneText')}
          label={t('interviews.seeker.message')}
          confirmLabel={t('interviews.seeker.send')}
          isRequired={false}
          max={1000}
          onSend={refuse}
          onClose={() => setRefusing(false)}
        />
      )}
    </>
  );
}
