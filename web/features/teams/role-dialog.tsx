import type { TeamMember } from '#domain/features/teams/contract.ts';
import { isLead } from '#domain/features/teams/policy.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { showToast } from '#web/ui/feedback/toast.ts';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { useChangeRole } from './queries.ts';

interface RoleDialogProps {
  readonly member: Pick<TeamMember, 'id' | 'name' | 'role_id'>;
  readonly onClose: () => void;
}

/** Asks before a member becomes a lead, or a lead a member. */
export function RoleDialog({ member: { id, name, role_id: roleId }, onClose }: RoleDialogProps) {
  const t = useT();
  const wantsLead = !isLead(roleId);
  const change = useChangeRole(id);
  const toast = { action: `change-role-${id}` };
  const confirm = () =>
    change.mutate(wantsLead, {
      onSuccess: () => showToast({ ...toast, tone: 'ok', text: t('teams.role.done', { name }) }),
      onError: (error) => showToast({ ...toast, tone: 'danger', text: translateError(error) }),
      onSettled: onClose,
    });
  return (
    <ConfirmDialog
      isOpen
      title={t(wantsLead ? 'teams.role.leadTitle' : 'teams.role.memberTitle', { name })}
      text={t(wantsLead ? 'teams.role.leadText' : 'teams.role.memberText')}
      confirmLabel={t(wantsLead ? 'teams.role.makeLead' : 'teams.role.makeMember')}
      isPending={change.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
