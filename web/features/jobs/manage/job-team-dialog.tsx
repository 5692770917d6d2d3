import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { getRole } from '#domain/access/roles.ts';
import type { JobTeam } from '#domain/features/jobs/job-team.ts';
import { type Translate, useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { CheckboxGroup } from '#web/ui/field/choice/checkbox-group.tsx';
import { Select } from '#web/ui/field/choice/select.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { jobTeamQuery, useSaveJobTeam } from './job-team-queries.ts';

interface JobTeamDialogProps {
  readonly job: { readonly id: number; readonly title: string };
  readonly onClose: () => void;
}

/** Who works on a job; those who manage it can change the team. */
export function JobTeamDialog({ job, onClose }: JobTeamDialogProps) {
  const t = useT();
  const { data: team, error, refetch } = useQuery(jobTeamQuery(job.id));
  return (
    <Dialog isOpen onClose={onClose} title={t('jobs.manage.team.title', { job: job.title })}>
      <p>{t('jobs.manage.team.text')}</p>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !team && <Loading label={t('jobs.manage.team.loading')} />}
      {team && <Team jobId={job.id} team={team} onClose={onClose} />}
    </Dialog>
  );
}

interface TeamProps {
  readonly jobId: number;
  readonly team: JobTeam;
  readonly onClose: () => void;
}

function Team(props: TeamProps) {
  return props.team.can_change ? <TeamForm {...props} /> : <TeamNames {...props} />;
}

const TeamChoice = z.object({ owner_id: z.string().check(z.minLength(1)), member_ids: z.array(z.string()) });

function TeamForm({ jobId, team, onClose }: TeamProps) {
  const t = useT();
  const save = useSaveJobTeam(jobId);
  const form = useSchemaForm(TeamChoice, {
    owner_id: team.owner_id === null ? '' : String(team.owner_id),
    member_ids: team.member_ids.map(String),
  });
  const choices = team.people.map(({ id, name, role_id }) => ({
    value: String(id),
    label: name,
    note: getRoleName(t, role_id),
  }));
  const submit = async ({ owner_id, member_ids }: z.infer<typeof TeamChoice>) => {
    const body = { owner_id: Number(owner_id), member_ids: member_ids.map(Number), before: team.member_ids };
    await save.mutateAsync(body);
    showToast({ action: 'job-team', tone: 'ok', text: t('jobs.manage.team.saved') });
    onClose();
  };
  return (
    <Form form={form} onSubmit={submit}>
      <FormField control={form.control} name="owner_id" label={t('jobs.manage.team.owner')}>
        {({ value, ...field }) => (
          <Select {...field} hint={t('jobs.manage.team.ownerHint')} value={value || null} choices={choices} />
        )}
      </FormField>
      <FormField control={form.control} name="member_ids" label={t('jobs.manage.team.members')}>
        {(field) => <CheckboxGroup {...field} isOptional hint={t('jobs.manage.team.membersHint')} choices={choices} />}
      </FormField>
      <FormActions>
        <SubmitButton pendingText={t('jobs.manage.team.saving')}>{t('jobs.manage.team.save')}</SubmitButton>
        <Button onPress={onClose}>{t('common.actions.cancel')}</Button>
      </FormActions>
    </Form>
  );
}

function TeamNames({ team, onClose }: TeamProps) {
  const t = useT();
  const { owner_id: ownerId, people } = team;
  return (
    <>
      {people.length === 0 && <p>{t('jobs.manage.team.none')}</p>}
      <ul>
        {people.map(({ id, name, role_id: roleId }) => (
          <li key={id}>
            {name} ({id === ownerId ? t('jobs.manage.team.owner') : getRoleName(t, roleId)})
          </li>
        ))}
      </ul>
      <FormActions>
        <Button onPress={onClose}>{t('common.actions.close')}</Button>
      </FormActions>
    </>
  );
}

function getRoleName(t: Translate, roleId: number | null): string {
  const role = getRole(roleId === null ? 'admin' : 'staff', roleId);
  return role ? t(`shell.roles.${role}`) : '';
}
