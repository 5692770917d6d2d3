import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import * as z from 'zod/mini';
import type { Cohort } from '#domain/features/cohorts/contract.ts';
import { maxAddedMembers } from '#domain/features/cohorts/limits.ts';
import { Email } from '#domain/lib/fields.ts';
import { addablePeople, useCohort } from '#web/features/cohorts/queries.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { CheckboxGroup } from '#web/ui/field/choice/checkbox-group.tsx';
import { TextArea } from '#web/ui/field/text/text-area.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';

interface Typed {
  readonly people: string[];
  readonly emails: string;
}

/** Addresses in lines, or between commas or semicolons, as they are copied from a spreadsheet or an email. */
const Chosen = z
  .object({
    people: z.array(z.string()).check(z.maxLength(maxAddedMembers)),
    emails: z.pipe(
      z.transform((text: string) => [...new Set(text.split(/[\s,;]+/).filter((part) => part !== ''))]),
      z.array(Email).check(z.maxLength(maxAddedMembers)),
    ),
  })
  .check(z.refine(({ people, emails }) => people.length + emails.length > 0, { path: ['emails'], error: 'required' }));
type Chosen = z.output<typeof Chosen>;

interface AddPeopleDialogProps {
  readonly cohort: Cohort;
  readonly onClose: () => void;
}

/** Adds people whom the partner supports, and invites others by email. */
export function AddPeopleDialog({ cohort, onClose }: AddPeopleDialogProps) {
  const t = useT();
  const { data: people = [], error, refetch } = useQuery(addablePeople(cohort.id));
  const { add } = useCohort(cohort.id);
  const form = useSchemaForm<Typed, Chosen>(Chosen as unknown as z.ZodMiniType<Chosen, Typed>, {
    people: [],
    emails: '',
  });
  const submit = async (chosen: Chosen) => {
    const { done, skipped } = await add.mutateAsync({ people: chosen.people.map(Number), emails: chosen.emails });
    const texts = [
      t('cohorts.adding.done', { count: done }),
      ...(skipped > 0 ? [t('cohorts.adding.skipped', { count: skipped })] : []),
    ];
    showToast({ action: 'add-members', tone: done > 0 ? 'ok' : 'info', text: texts.join('. ') });
    onClose();
  };
  const choices = people.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <Dialog isOpen onClose={onClose} title={t('cohorts.adding.title', { name: cohort.name })}>
      <p>{t('cohorts.adding.text')}</p>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      <Form form={form} onSubmit={submit}>
        {choices.length > 0 && (
          <FormField control={form.control} name="people" label={t('cohorts.adding.people')}>
            {({ ref: _ref, ...field }) => <CheckboxGroup {...field} choices={choices} variant="columns" isOptional />}
          </FormField>
        )}
        <FormField control={form.control} name="emails" label={t('cohorts.adding.emails')}>
          {(field) => (
            <TextArea
              {...field}
              rows={4}
              hint={t('cohorts.adding.emailsHint', { count: maxAddedMembers })}
              isOptional={choices.length > 0}
            />
          )}
        </FormField>
        <p>{t('cohorts.adding.account')}</p>
        <FormActions>
          <SubmitButton icon={UserPlus}>{t('cohorts.adding.submit')}</SubmitButton>
          <Button onPress={onClose}>{t('common.actions.cancel')}</Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}
