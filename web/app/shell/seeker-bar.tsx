import { ClipboardList, LayoutDashboard, Menu, MessageCircle, Search } from 'lucide-react';
import { useLocation } from 'react-router';
import { paths } from '#web/app/paths.ts';
import { messagesName } from '#web/features/messages/inbox/messages-name.ts';
import { useUnreadMessages } from '#web/features/messages/inbox/use-unread-messages.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { BottomBar } from '#web/ui/layout/bottom-bar.tsx';
import { isCurrent } from './top-bar/top-links.ts';

/** The main pages of job seekers, on phones. */
export function SeekerBar({ onOpenMenu }: { readonly onOpenMenu: () => void }) {
  const t = useT();
  const { pathname } = useLocation();
  const unread = useUnreadMessages();
  const links = [
    { href: paths.dashboard, label: t('shell.bar.dashboard'), icon: LayoutDashboard },
    { href: paths.search, label: t('shell.bar.jobs'), icon: Search },
    { href: paths.tracker, label: t('shell.bottom.applications'), icon: ClipboardList },
    {
      href: paths.messages,
      label: t('shell.bar.messages'),
      icon: MessageCircle,
      name: messagesName(t, unread),
      count: unread,
    },
  ];
  return (
    <BottomBar
      label={t('shell.regions.bottom')}
      links={links.map((link) => ({ ...link, isCurrent: isCurrent({ path: link.href }, pathname) }))}
      menu={{ label: t('shell.bar.menu'), icon: Menu, onPress: onOpenMenu }}
    />
  );
}
