import type { Comfort } from '#domain/features/comfort/comfort.ts';

/**
 * Whether a key sends the message. Ctrl or Command with Enter always does; Enter alone for those who want it. While an input
 * method composes a sign, Enter belongs to it.
 */
export function isSendKey(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'isComposing'>,
  habit: Comfort['enter'],
): boolean {
  if (event.key !== 'Enter' || event.isComposing || event.altKey) return false;
  if (event.ctrlKey || event.metaKey) return true;
  return habit === 'sends' && !event.shiftKey;
}
