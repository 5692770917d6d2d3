import { ChevronDown, LogOut } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { hasWorkingPage } from '#web/app/routes.tsx';
import { useLogOut } from '#web/app/shell/dialogs/use-log-out.ts';
import { useRole } from '#web/lib/session/role.ts';
import { useSession } from '#web/lib/session.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Menu, type MenuEntry } from '#web/ui/action/menu.tsx';
import { Avatar } from '#web/ui/data/marks/avatar.tsx';
import { getProfileLinks } from './profile-links.ts';
import css from './profile-menu.module.css';

/** The menu of the logged-in person. */
export function ProfileMenu() {
  const t = useT();
  const role = useRole();
  const { name, user_id, user_image } = useSession((session) => session.user);
  const links = getProfileLinks(role, user_id, hasWorkingPage).map(
    ({ path, label, icon }): MenuEntry => ({ id: label, label: t(label), icon, href: path }),
  );
  const logOut = useLogOut();
  const entries = [
    ...links,
    { id: 'logOut', label: t('shell.profile.logOut'), icon: LogOut, onAction: () => void logOut() },
  ];
  return (
    <Menu
      label={t('shell.bar.account', { name })}
      entries={entries}
      trigger={(props) => (
        <AriaButton {...props} className={css.trigger ?? ''} aria-label={t('shell.bar.account', { name })}>
          <Avatar name={name} image={user_image} />
          <ChevronDown size={16} aria-hidden />
        </AriaButton>
      )}
    />
  );
}
