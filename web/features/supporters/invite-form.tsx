import { Send } from 'lucide-react';
import { SupporterInvitation, supporterRights } from '#domain/features/supporters/contract.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { CheckboxGroup } from '#web/ui/field/choice/checkbox-group.tsx';
import { TextField } from '#web/ui/field/text/text-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { useSupporting } from './queries.ts';

/** Invites a supporter with permissions. */
export function InviteForm({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const { invite } = useSupporting();
  const form = useSchemaForm(SupporterInvitation, { name: '', email: '', rights: [] });
  const send = async (body: SupporterInvitation) => {
    await invite.mutateAsync(body);
    showToast({ action: 'invite-supporter', tone: 'ok', text: t('supporters.sent') });
    onClose();
  };
  const choices = supporterRights.map((right) => ({ value: right, label: t(`supporters.rightNames.${right}`) }));
  return (
    <Form form={form} onSubmit={send}>
      <FormField control={form.control} name="name" label={t('supporters.name')}>
        {(field) => <TextField {...field} autoComplete="off" />}
      </FormField>
      <FormField control={form.control} name="email" label={t('supporters.email')}>
        {(field) => <TextField {...field} type="email" autoComplete="off" />}
      </FormField>
      <FormField control={form.control} name="rights" label={t('supporters.rights')}>
        {({ ref: _ref, ...field }) => <CheckboxGroup {...field} choices={choices} />}
      </FormField>
      <FormActions>
        <SubmitButton icon={Send}>{t('supporters.send')}</SubmitButton>
        <Button onPress={onClose}>{t('common.actions.cancel')}</Button>
      </FormActions>
    </Form>
  );
}
