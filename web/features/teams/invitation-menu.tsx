import { Ellipsis, Send, X } from 'lucide-react';
import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
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
      trigger={(props) => (
        <Button {...props} variant="quiet" icon={Ellipsis} aria-label={label}>
          {t('jobs.manage.actions.menu')}
        </Button>
      )}
    />
  );
}
