import { UserCog } from 'lucide-react';
import { useState } from 'react';
import type { TeamMember } from '#domain/features/teams/contract.ts';
import { isLead } from '#domain/features/teams/policy.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { useChangeRole } from './queries.ts';

/** Makes a member a lead, or a lead a member, after a question. */
export function RoleButton({ member }: { readonly member: Pick<TeamMember, 'id' | 'name' | 'role_id'> }) {
  const t = useT();
  const { id, name, role_id: roleId } = member;
  const wantsLead = !isLead(roleId);
  const change = useChangeRole(id);
  const [isOpen, setOpen] = useState(false);
  const label = t(wantsLead ? 'teams.role.makeLead' : 'teams.role.makeMember');
  const toast = { action: `change-role-${id}` };
  const confirm = () =>
    change.mutate(wantsLead, {
      onSuccess: () => showToast({ ...toast, tone: 'ok', text: t('teams.role.done', { name }) }),
      onError: (error) => showToast({ ...toast, tone: 'danger', text: translateError(error) }),
      onSettled: () => setOpen(false),
    });
  return (
    <>
      <Button
        variant="quiet"
        icon={UserCog}
        aria-label={`${label}: ${name}`}
        aria-haspopup="dialog"
        onPress={() => setOpen(true)}
      >
        {label}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t(wantsLead ? 'teams.role.leadTitle' : 'teams.role.memberTitle', { name })}
        text={t(wantsLead ? 'teams.role.leadText' : 'teams.role.memberText')}
        confirmLabel={label}
        isPending={change.isPending}
        onConfirm={confirm}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
