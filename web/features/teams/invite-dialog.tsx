import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import * as z from 'zod/mini';
import type { TeamKind } from '#domain/features/teams/contract.ts';
import { Email, line } from '#domain/lib/fields.ts';
import { employers, partners } from '#web/features/organisations/queries.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { Select } from '#web/ui/field/choice/select.tsx';
import { EmailField } from '#web/ui/field/text/email-field.tsx';
import { TextField } from '#web/ui/field/text/text-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { useInviting } from './queries.ts';
import css from './teams.module.css';

interface InviteDialogProps {
  readonly kind: TeamKind;
  /** Whether to show the organization field. */
  readonly isWide: boolean;
  readonly onClose: () => void;
}

/** Invites a person to a team; the role follows from the team. */
export function InviteDialog({ kind, isWide, onClose }: InviteDialogProps) {
  const t = useT();
  const { invite } = useInviting(kind);
  const choices = useOrganisations(kind, isWide);
  const form = useSchemaForm(buildSchema(isWide), { name: '', email: '', organisation_id: '' });
  const send = async ({ organisation_id: id, ...person }: z.infer<ReturnType<typeof buildSchema>>) => {
    await invite.mutateAsync({ ...person, organisation_id: id === '' ? null : Number(id) });
    showToast({ action: `invite-${person.email}`, tone: 'ok', text: t('teams.invite.sent', { email: person.email }) });
    onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} title={t(`teams.invite.title.${kind}`)}>
      <p className={css.lead}>{t('teams.invite.text')}</p>
      <Form form={form} onSubmit={send}>
        {isWide && (
          <FormField control={form.control} name="organisation_id" label={t('teams.invite.organisation')}>
            {({ value, ...field }) => <Select {...field} value={value || null} choices={choices} />}
          </FormField>
        )}
        <FormField control={form.control} name="name" label={t('teams.invite.name')}>
          {(field) => <TextField {...field} autoComplete="off" />}
        </FormField>
        <FormField control={form.control} name="email" label={t('teams.invite.email')}>
          {(field) => <EmailField {...field} hint={t('teams.invite.emailHint')} autoComplete="off" />}
        </FormField>
        <FormActions>
          <SubmitButton icon={Send} pendingText={t('teams.invite.pending')}>
            {t('teams.invite.send')}
          </SubmitButton>
          <Button onPress={onClose}>{t('common.actions.cancel')}</Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}

function useOrganisations(kind: TeamKind, isWide: boolean) {
  const { data = [] } = useQuery((kind === 'partner' ? partners : employers)(isWide));
  return data.map(({ id, name }) => ({ value: String(id), label: name }));
}

function buildSchema(isWide: boolean) {
  return z.object({
    name: line(200, 1),
    email: Email,
    organisation_id: z.string().check(z.minLength(isWide ? 1 : 0)),
  });
}
