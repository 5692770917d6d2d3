import type { Translate } from '#web/lib/texts/i18n.ts';

/** The label of the messages link, with the unread count. */
export function messagesName(t: Translate, unread: number): string {
  const name = t('shell.bar.messages');
  return unread > 0 ? `${name}, ${t('messages.unreadMessages', { count: unread })}` : name;
}
