import { lazy, Suspense } from 'react';
import { useRole, useScopes } from '#web/lib/session/role.ts';
import { canSeeMessages } from './top-links.ts';

const Bell = lazy(async () => ({ default: (await import('./bell.tsx')).Bell }));
const MessagesLink = lazy(async () => ({
  default: (await import('#web/features/messages/inbox/messages-link.tsx')).MessagesLink,
}));
const ProfileMenu = lazy(async () => ({ default: (await import('./profile-menu.tsx')).ProfileMenu }));

interface AccountToolsProps {
  /** Hides the messages link where another menu has it. */
  readonly messagesClass: string | undefined;
}

/** The bell, messages, and account menu of a logged-in person. */
export function AccountTools({ messagesClass }: AccountToolsProps) {
  const getScope = useScopes();
  const hasMessages = canSeeMessages(useRole()) && getScope('message.own') !== null;
  return (
    <>
      {getScope('notification.own') !== null && (
        <Suspense>
          <Bell />
        </Suspense>
      )}
      {hasMessages && (
        <span className={messagesClass}>
          <Suspense>
            <MessagesLink />
          </Suspense>
        </span>
      )}
      <Suspense>
        <ProfileMenu />
      </Suspense>
    </>
  );
}
