import * as z from 'zod/mini';
import { AgentHours, isOrdered, weekdays } from '#domain/features/chat/agent-hours.ts';
import { QuarterHour } from '#domain/lib/fields.ts';
import { languages } from '#domain/phrases/phrases.ts';
import { formatLanguage, formatWeekday, formatZone } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { getOwnTimeZone } from '#web/lib/time-zone.ts';
import { Button } from '#web/ui/action/button.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { CheckboxGroup } from '#web/ui/field/choice/checkbox-group.tsx';
import { TimeOfDaySelect } from '#web/ui/field/choice/time-of-day-select.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import css from './helpdesk.module.css';

interface AgentHoursDialogProps {
  readonly title: string;
  /** Above the fields. */
  readonly text?: string;
  readonly value: AgentHours;
  readonly onSave: (hours: AgentHours) => Promise<unknown>;
  readonly onClose: () => void;
}

const dayNames = weekdays.map(String);

const HoursForm = z
  .object({
    languages: AgentHours.shape.languages,
    days: z.array(z.enum(dayNames)),
    from: QuarterHour,
    until: QuarterHour,
  })
  .check(
    z.refine((hours) => hours.days.length === 0 || isOrdered(hours), {
      path: ['until'],
      error: 'until_before_from',
    }),
  );

/** From 9 AM to 5 PM. */
const officeHours = { from: 540, until: 1020 };

/** Which languages an agent speaks, and when they work. */
export function AgentHoursDialog({ title, text, value, onSave, onClose }: AgentHoursDialogProps) {
  const t = useT();
  const zone = value.hours?.time_zone ?? getOwnTimeZone();
  const { from, until } = value.hours ?? officeHours;
  const days = (value.hours?.days ?? []).map(String);
  const form = useSchemaForm(HoursForm, { languages: value.languages, days, from, until });
  const save = async (chosen: z.infer<typeof HoursForm>) => {
    await onSave(toAgentHours(chosen, zone));
    showToast({ action: 'agent-hours', tone: 'ok', text: t('helpdesk.hours.saved') });
    onClose();
  };
  const languageChoices = languages.map((one) => ({ value: one, label: formatLanguage(one) }));
  const dayChoices = weekdays.map((day) => ({ value: String(day), label: formatWeekday(day, 'long') }));
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      {text !== undefined && <p>{text}</p>}
      <Form form={form} onSubmit={save}>
        <FormField control={form.control} name="languages" label={t('helpdesk.hours.languages')}>
          {(field) => <CheckboxGroup {...field} isOptional variant="row" choices={languageChoices} />}
        </FormField>
        <FormField control={form.control} name="days" label={t('helpdesk.hours.days')}>
          {(field) => (
            <CheckboxGroup
              {...field}
              isOptional
              variant="row"
              hint={t('helpdesk.hours.daysHint')}
              choices={dayChoices}
            />
          )}
        </FormField>
        <div className={css.times}>
          <FormField control={form.control} name="from" label={t('helpdesk.hours.from')}>
            {(field) => <TimeOfDaySelect {...field} />}
          </FormField>
          <FormField control={form.control} name="until" label={t('helpdesk.hours.until')}>
            {(field) => <TimeOfDaySelect {...field} />}
          </FormField>
        </div>
        <p className={css.note}>{t('helpdesk.hours.zone', { zone: formatZone(zone) })}</p>
        <FormActions>
          <SubmitButton pendingText={t('helpdesk.hours.saving')}>{t('helpdesk.hours.save')}</SubmitButton>
          <Button onPress={onClose}>{t('common.actions.cancel')}</Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}

function toAgentHours({ languages: spoken, days, from, until }: z.infer<typeof HoursForm>, zone: string): AgentHours {
  const chosen = weekdays.filter((day) => days.includes(String(day)));
  return {
    languages: spoken,
    hours: chosen.length === 0 ? null : { days: chosen, from, until, time_zone: zone },
  };
}
