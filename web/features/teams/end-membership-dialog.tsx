import { useQuery } from '@tanstack/react-query';
import { UserMinus } from 'lucide-react';
import * as z from 'zod/mini';
import type { TeamMember } from '#domain/features/teams/contract.ts';
import type { Leaving } from '#domain/features/teams/membership.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { Select } from '#web/ui/field/choice/select.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { LeavingEffects, NamedList } from './leaving-effects.tsx';
import { leavingQuery, useEndMembership } from './queries.ts';
import css from './teams.module.css';

interface EndMembershipDialogProps {
  readonly member: Pick<TeamMember, 'id' | 'name'>;
  readonly onClose: () => void;
  /** Called before closing, after the membership has ended. */
  readonly onEnded: () => void;
}

/** Confirms removing a member and asks who takes over their open jobs. */
export function EndMembershipDialog({ member, onClose, onEnded }: EndMembershipDialogProps) {
  const t = useT();
  const { data, error, refetch } = useQuery(leavingQuery(member.id));
  return (
    <Dialog isOpen role="alertdialog" onClose={onClose} title={t('teams.end.title', { name: member.name })}>
      <div className={css.body}>
        <p>{t('teams.end.text')}</p>
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!error && !data && <Loading label={t('teams.end.checking')} />}
        {data && <Settled leaving={data} member={member} onClose={onClose} onEnded={onEnded} />}
      </div>
    </Dialog>
  );
}

interface SettledProps extends EndMembershipDialogProps {
  readonly leaving: Leaving;
}

function Settled(props: SettledProps) {
  const t = useT();
  const { leaving, onClose } = props;
  const { jobs, successors, is_last_lead: isLastLead } = leaving;
  const obstacle = isLastLead ? 'lastLead' : jobs.length > 0 && successors.length === 0 ? 'noOneElse' : null;
  if (obstacle !== null) {
    return (
      <>
        <InlineNote tone="warn">{t(`teams.end.${obstacle}`)}</InlineNote>
        <FormActions>
          <Button onPress={onClose}>{t('common.actions.close')}</Button>
        </FormActions>
      </>
    );
  }
  return <EndForm {...props} />;
}

function EndForm({ leaving, member, onClose, onEnded }: SettledProps) {
  const t = useT();
  const { jobs, successors } = leaving;
  const end = useEndMembership(member.id);
  const asks = jobs.length > 0;
  const form = useSchemaForm(buildSchema(asks), { successor_id: '' });
  const send = async ({ successor_id: id }: z.infer<ReturnType<typeof buildSchema>>) => {
    await end.mutateAsync(id === '' ? null : Number(id));
    showToast({ action: `end-membership-${member.id}`, tone: 'ok', text: t('teams.end.done', { name: member.name }) });
    onEnded();
    onClose();
  };
  const choices = successors.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <Form form={form} onSubmit={send}>
      {asks && (
        <>
          <NamedList
            intro={t('teams.end.jobs', { count: jobs.length })}
            entries={jobs.map(({ id, title }) => ({ id, text: title }))}
          />
          <FormField control={form.control} name="successor_id" label={t('teams.end.successor')}>
            {({ value, ...field }) => (
              <Select {...field} hint={t('teams.end.successorHint')} value={value || null} choices={choices} />
            )}
          </FormField>
        </>
      )}
      <LeavingEffects leaving={leaving} />
      <FormActions>
        <SubmitButton variant="danger" icon={UserMinus} pendingText={t('teams.end.pending')}>
          {t('teams.end.action')}
        </SubmitButton>
        <Button onPress={onClose}>{t('common.actions.cancel')}</Button>
      </FormActions>
    </Form>
  );
}

function buildSchema(asks: boolean) {
  return z.object({ successor_id: z.string().check(z.minLength(asks ? 1 : 0)) });
}
