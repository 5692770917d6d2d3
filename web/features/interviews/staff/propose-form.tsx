import { useQuery } from '@tanstack/react-query';
import { Plus, Send } from 'lucide-react';
import { useState } from 'react';
import type { Interview, SlotCheck } from '#domain/features/interviews/interview.ts';
import { maxSlots } from '#domain/features/interviews/slots.ts';
import css from '#web/features/interviews/interviews.module.css';
import { interviewActions, slotChecks, useInterviewAction } from '#web/features/interviews/queries.ts';
import { SlotGrid } from '#web/features/interviews/slots/slot-grid.tsx';
import { translateError } from '#web/lib/texts/error-text.ts';
import { formatList } from '#web/lib/texts/format.ts';
import { type Translate, useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { useAnnounce } from '#web/ui/feedback/announce.ts';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { TextArea } from '#web/ui/field/text/text-area.tsx';
import { TextField } from '#web/ui/field/text/text-field.tsx';
import { CardSection } from '#web/ui/layout/card-section.tsx';

/** Times to pick from, chosen in a week of the panel or typed, in the zone of the interview, with the conflicts of the panel. */
export function ProposeForm({ interview, onClose }: { readonly interview: Interview; readonly onClose: () => void }) {
  const t = useT();
  const action = useInterviewAction();
  const announce = useAnnounce();
  const [times, setTimes] = useState<readonly string[]>(['', '', '']);
  const [message, setMessage] = useState('');
  const filled = times.filter((time) => time !== '');
  const { data: checks = [] } = useQuery(slotChecks(interview, filled));
  const hasProblem = checks.some(({ problem, busy }) => problem !== null || busy.length > 0);
  const reason = findReason(t, filled.length, hasProblem);
  const toggle = (local: string, label: string) => {
    const next = toggleTime(times, local);
    if (next === null) return announce(t('interviews.propose.enough'));
    setTimes(next);
    announce(t(times.includes(local) ? 'interviews.slots.removed' : 'interviews.slots.added', { time: label }));
  };
  const send = async () => {
    if (reason) return;
    await action.mutateAsync(() => interviewActions.propose(interview, filled, message));
    showToast({ action: `interview-${interview.id}`, tone: 'ok', text: t('interviews.done.proposed') });
    onClose();
  };
  return (
    <CardSection title={t('interviews.propose.title')} gap="wide">
      <p>{t('interviews.propose.zone', { zone: interview.time_zone })}</p>
      {interview.starts_at && <p>{t('interviews.propose.timeStays')}</p>}
      <SlotGrid interview={interview} chosen={times} onToggle={toggle} />
      {times.map((time, index) => (
        <TextField
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields have no other identity
          key={index}
          type="datetime-local"
          label={t('interviews.propose.time', { number: index + 1 })}
          value={time}
          error={describeProblem(
            t,
            checks.find(({ local }) => local === time),
          )}
          onChange={(value) => setTimes(times.with(index, value.slice(0, 16)))}
        />
      ))}
      <div>
        <Button
          icon={Plus}
          isDense
          reason={times.length >= maxSlots ? t('interviews.propose.enough') : undefined}
          onPress={() => setTimes([...times, ''])}
        >
          {t('interviews.propose.add')}
        </Button>
      </div>
      <TextArea
        label={t('interviews.propose.message')}
        value={message}
        onChange={setMessage}
        rows={2}
        max={1000}
        isOptional
      />
      {action.error && <InlineNote tone="danger">{translateError(action.error)}</InlineNote>}
      <div className={css.actions}>
        <Button
          variant="primary"
          icon={Send}
          isPending={action.isPending}
          reason={reason}
          onPress={() => void send().catch(() => undefined)}
        >
          {t('interviews.propose.send')}
        </Button>
        <Button onPress={onClose}>{t('common.actions.cancel')}</Button>
      </div>
    </CardSection>
  );
}

/** The times with a time added in the first empty field, or removed. Null if there are already as many as allowed. */
function toggleTime(times: readonly string[], local: string): readonly string[] | null {
  if (times.includes(local)) return times.with(times.indexOf(local), '');
  const empty = times.indexOf('');
  if (empty !== -1) return times.with(empty, local);
  return times.length < maxSlots ? [...times, local] : null;
}

function findReason(t: Translate, count: number, hasProblem: boolean): string | undefined {
  if (count === 0) return t('interviews.propose.timeFirst');
  return hasProblem ? t('interviews.propose.conflictFirst') : undefined;
}

function describeProblem(t: Translate, check: SlotCheck | undefined): string | undefined {
  if (check?.problem) return t(`interviews.propose.problems.${check.problem}`);
  if (!check || check.busy.length === 0) return undefined;
  return t('interviews.propose.problems.busy', { names: formatList(check.busy) });
}
