import { Eye } from 'lucide-react';
import * as z from 'zod/mini';
import { type ImpersonationCandidate, ImpersonationStart } from '#domain/features/impersonation/contract.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { PasswordField } from '#web/ui/field/text/password-field.tsx';
import { TextArea } from '#web/ui/field/text/text-area.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import css from './people-search.module.css';
import { requestImpersonation } from './queries.ts';

const Answers = z.pick(ImpersonationStart, { reason: true, password: true });

interface StartImpersonationDialogProps {
  readonly person: ImpersonationCandidate;
  readonly onClose: () => void;
  /** Called once impersonation has started. */
  readonly onStarted: () => void;
}

/** Explains impersonation and asks for a reason and the administrator's password. */
export function StartImpersonationDialog({ person, onClose, onStarted }: StartImpersonationDialogProps) {
  const t = useT();
  const form = useSchemaForm(Answers, { reason: '', password: '' });
  const name = person.full_name;
  const send = async (answers: z.infer<typeof Answers>) => {
    await requestImpersonation({ ...answers, user_id: person.user_id });
    onStarted();
  };
  return (
    <Dialog isOpen onClose={onClose} title={t('impersonation.dialog', { name })}>
      <p className={css.rules}>{t('impersonation.rules', { name })}</p>
      <Form form={form} onSubmit={send}>
        <FormField control={form.control} name="reason" label={t('impersonation.reason')}>
          {(field) => <TextArea {...field} rows={2} hint={t('impersonation.reasonHint', { name })} />}
        </FormField>
        <FormField control={form.control} name="password" label={t('impersonation.password')}>
          {(field) => <PasswordField {...field} autoComplete="current-password" />}
        </FormField>
        <FormActions>
          <SubmitButton icon={Eye} pendingText={t('impersonation.pending')}>
            {t('impersonation.start')}
          </SubmitButton>
          <Button onPress={onClose}>{t('common.actions.cancel')}</Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}
