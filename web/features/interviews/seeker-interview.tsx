import { CalendarCheck, CalendarX } from 'lucide-react';
import { useState } from 'react';
import type { Interview } from '#domain/features/interviews/interview.ts';
import { formatEmployer } from '#web/lib/employer.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { RadioGroup } from '#web/ui/field/choice/radio-group.tsx';
import { CardSection } from '#web/ui/layout/card-section.tsx';
import { Columns } from '#web/ui/layout/columns.tsx';
import { EmployerMark } from '#web/ui/mark/employer-mark.tsx';
import { TextDialog } from '#web/ui/overlay/text-dialog.tsx';
import { formatSlot, formatSlotParts } from './format-slot.ts';
import { InterviewChip } from './interview-chip.tsx';
import css from './interviews.module.css';
import { interviewActions, useInterviewAction } from './queries.ts';
import pack from './seeker-pack.module.css';
import { SeekerPack, SeekerQuestions } from './seeker-pack.tsx';

interface SeekerInterviewProps {
  readonly interview: Interview;
  /** Whether it is the first one of the page, which has a picture. */
  readonly isFirst: boolean;
}

/** The interview for the job seeker: the times to pick from, and everything they need to prepare. */
export function SeekerInterview({ interview, isFirst }: SeekerInterviewProps) {
  const t = useT();
  const { job, status } = interview;
  const company = formatEmployer(t, job.company);
  const isOn = status !== 'cancelled';
  const aside = isOn && <SeekerPack interview={interview} hasPicture={isFirst} />;
  return (
    <section aria-label={`${job.title}, ${company}`}>
      <div className={pack.head}>
        <EmployerMark id={job.organisation_id} name={job.company} size={52} />
        <div className={pack.names}>
          <h2 className={pack.title}>{job.title}</h2>
          <p className={pack.text}>{company}</p>
        </div>
      </div>
      <Columns isWide aside={aside} asideLabel={t('interviews.seeker.details')}>
        <CardSection title={t('interviews.seeker.time')}>
          {!interview.can_pick && (
            <div>
              <InterviewChip status={status} />
            </div>
          )}
          {interview.starts_at && isOn && (
            <p>
              <strong>{formatSlot(interview.starts_at)}</strong>
            </p>
          )}
          {interview.staff_message !== '' && <p className={css.text}>{interview.staff_message}</p>}
          {status === 'no_time' && <InlineNote tone="info">{t('interviews.seeker.noTimeSent')}</InlineNote>}
          {interview.can_pick && <SlotChoice interview={interview} />}
        </CardSection>
        {isOn && <SeekerQuestions interview={interview} />}
      </Columns>
    </section>
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
        choices={interview.slots.map(({ id, starts_at: at }) => ({ value: String(id), ...formatSlotParts(at) }))}
        variant="tiles"
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
