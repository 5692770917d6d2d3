import { Ellipsis, Send, X } from 'lucide-react';
import { useT } from '#web/lib/texts/i18n.ts';
import { IconButton } from '#web/ui/action/icon-button.tsx';
import { Menu } from '#web/ui/action/menu.tsx';

interface InvitationMenuProps {
  readonly name: string;
  readonly onSendAgain: () => void;
  readonly onTakeBack: () => void;
}

/** Actions of a pending invitation. */
export function InvitationMenu({ name, onSendAgain, onTakeBack }: InvitationMenuProps) {
  const t = useT();
  const label = t('tables.rowActions', { name });
  return (
    <Menu
      label={label}
      entries={[
        { id: 'again', label: t('teams.invitations.again'), icon: Send, onAction: onSendAgain },
        { id: 'back', label: t('teams.invitations.cancel'), icon: X, onAction: onTakeBack },
      ]}
      trigger={(props) => <IconButton {...props} isDense icon={Ellipsis} label={label} />}
    />
  );
}
