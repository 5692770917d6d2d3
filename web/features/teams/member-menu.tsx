import { Clock, Ellipsis, UserCog, UserMinus } from 'lucide-react';
import type { TeamMember } from '#domain/features/teams/contract.ts';
import { isLead } from '#domain/features/teams/policy.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { IconButton } from '#web/ui/action/icon-button.tsx';
import { Menu, type MenuEntry } from '#web/ui/action/menu.tsx';

/** What can be done with a member; each opens a dialog. */
export type MemberAction = 'hours' | 'role' | 'end';

interface MemberMenuProps {
  readonly member: Pick<TeamMember, 'name' | 'role_id'>;
  readonly actions: readonly MemberAction[];
  readonly onChoose: (action: MemberAction) => void;
}

/** The actions for a member of a team. */
export function MemberMenu({ member: { name, role_id: roleId }, actions, onChoose }: MemberMenuProps) {
  const t = useT();
  const label = t('tables.rowActions', { name });
  const looks: Readonly<Record<MemberAction, Pick<MenuEntry, 'label' | 'icon' | 'isDanger'>>> = {
    hours: { label: t('helpdesk.hours.edit'), icon: Clock },
    role: { label: t(isLead(roleId) ? 'teams.role.makeMember' : 'teams.role.makeLead'), icon: UserCog },
    end: { label: t('teams.end.action'), icon: UserMinus, isDanger: true },
  };
  return (
    <Menu
      label={label}
      entries={actions.map((action) => ({ id: action, ...looks[action], onAction: () => onChoose(action) }))}
      trigger={(props) => <IconButton {...props} isDense icon={Ellipsis} label={label} />}
    />
  );
}
