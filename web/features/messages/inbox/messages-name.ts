import type { Translate } from '#web/lib/i18n.ts';

/** What the way to the messages is called: with the number of unread ones, where there are some. */
export function messagesName(t: Translate, unread: number): string {
  const name = t('shell.bar.messages');
  return unread > 0 ? `${name}, ${t('messages.unread', { count: unread })}` : name;
}
